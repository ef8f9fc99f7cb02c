import { defineCalls } from './call.ts';
import type { dashboardSpec } from './schemas/dashboard.ts';

export const dashboardCalls = defineCalls<typeof dashboardSpec>()({
  home: { method: 'GET', path: '/api/dashboard', access: 'company' },
  /** `session` {id, status} on every change of the sessions that the account runs, `live` when a running one took a step. */
  changes: {
    method: 'GET',
    path: '/api/dashboard/events',
    access: 'host',
    answers: 'text/event-stream',
  },
});
