import { dashboardCalls } from '#contract/calls/dashboard.ts';
import { experienceCalls } from '#contract/calls/experience.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The dashboard's home, and the stream that says which session changed. */
export const createDashboardService = (http: HttpClient) => ({
  home: (signal?: AbortSignal) => http.call(dashboardCalls.home, { signal }),
  changes: (signal: AbortSignal) => http.stream(dashboardCalls.changes, signal),
  /** Server clock minus this device's, ms, as good as one exchange gives it: enough for forms. */
  serverOffsetMs: async (signal?: AbortSignal) => {
    const { sent_at } = await http.call(experienceCalls.clock, { signal });
    return sent_at - Date.now();
  },
});
