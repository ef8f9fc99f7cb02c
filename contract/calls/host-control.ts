import { defineCalls } from './call.ts';
import type { hostControlSpec } from './schemas/host-control.ts';

/** What an organiser sees of a running session, and does to it. */
export const hostControlCalls = defineCalls<typeof hostControlSpec>()({
  watch: { method: 'GET', path: '/api/session/:id/live', access: 'company' },
  control: { method: 'POST', path: '/api/session/:id/control', access: 'company' },
  replay: { method: 'GET', path: '/api/session/:id/replay', access: 'company' },
});
