import { defineCalls } from './call.ts';
import type { hostControlSpec } from './schemas/host-control.ts';

/** What an organiser or facilitator sees of a running session, and does to it. */
export const hostControlCalls = defineCalls<typeof hostControlSpec>()({
  watch: { method: 'GET', path: '/api/session/:id/live', access: 'host' },
  control: { method: 'POST', path: '/api/session/:id/control', access: 'host' },
  replay: { method: 'GET', path: '/api/session/:id/replay', access: 'company' },
});
