import { defineCalls } from './call.ts';
import type { facilitatorSpec } from './schemas/sessions/facilitators.ts';

/** Who runs a session beside its organisers, and what they see of it: no credits and no address. */
export const facilitatorCalls = defineCalls<typeof facilitatorSpec>()({
  /** The company's facilitators, and which of them the session is assigned to. */
  ofSession: { method: 'GET', path: '/api/session/:id/facilitators', access: 'company' },
  assign: { method: 'PUT', path: '/api/session/:id/facilitators', access: 'company' },
  sessions: { method: 'GET', path: '/api/hosted-session', access: 'host' },
  session: { method: 'GET', path: '/api/hosted-session/:id', access: 'host' },
});
