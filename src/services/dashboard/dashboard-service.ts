import type { ClockAnswer } from '#contract/calls/schemas/experience.ts';
import type { DashboardAnswer } from '#contract/calls/schemas/sessions.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The dashboard's home, and the stream that says which session changed. */
export const createDashboardService = (http: HttpClient) => ({
  home: (signal?: AbortSignal) => http.get<DashboardAnswer>('/api/dashboard', { signal }),
  changes: (signal: AbortSignal) => http.stream('/api/dashboard/events', signal),
  /** Server clock minus this device's, ms, as good as one exchange gives it: enough for forms. */
  serverOffsetMs: async (signal?: AbortSignal) => {
    const { sent_at } = await http.get<ClockAnswer>('/api/exp/clock', { signal, skipAuth: true });
    return sent_at - Date.now();
  },
});

export type DashboardService = ReturnType<typeof createDashboardService>;
