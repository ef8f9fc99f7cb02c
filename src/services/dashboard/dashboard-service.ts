import { dashboardCalls } from '#contract/calls/dashboard.ts';
import type { HttpClient } from '../http/http-client.ts';
import { restWhileHidden } from './rest-while-hidden.ts';
import { shareStream } from './share-stream.ts';

export type DashboardService = ReturnType<typeof createDashboardService>;

/** The dashboard's home, and the stream that says which session changed. */
export const createDashboardService = (http: HttpClient) => ({
  home: (signal?: AbortSignal) => http.call(dashboardCalls.home, { signal }),
  changes: shareStream(restWhileHidden(document, (signal) => http.stream(dashboardCalls.changes, signal))),
});
