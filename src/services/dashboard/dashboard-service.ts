import type { DashboardAnswer } from '#contract/sessions.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The dashboard's home, and the stream that says which session changed. */
export const createDashboardService = (http: HttpClient) => ({
  home: (signal?: AbortSignal) => http.get<DashboardAnswer>('/api/dashboard', { signal }),
  changes: (signal: AbortSignal) => http.stream('/api/dashboard/events', signal),
});

export type DashboardService = ReturnType<typeof createDashboardService>;
