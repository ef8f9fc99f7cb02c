import { dashboardCalls } from '#contract/calls/dashboard.ts';
import type { HttpClient } from '../http/http-client.ts';
import { reopenStream } from '../event-stream/reopen-stream.ts';
import { restWhileHidden } from '../event-stream/rest-while-hidden.ts';
import { shareStream } from '../event-stream/share-stream.ts';

export type DashboardService = ReturnType<typeof createDashboardService>;

/** The dashboard's home, and the event stream of changed sessions and of gaps in which any may have changed. */
export const createDashboardService = (http: HttpClient) => ({
  home: (signal?: AbortSignal) => http.call(dashboardCalls.home, { signal }),
  changes: shareStream(
    reopenStream(
      window,
      restWhileHidden(document, (signal) => http.stream(dashboardCalls.changes, signal)),
    ),
  ),
});
