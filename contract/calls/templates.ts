import { defineCalls } from './call.ts';
import type { templateSpec } from './schemas/templates.ts';

/** Settings of sessions under a name, which new sessions of the company begin with. */
export const templateCalls = defineCalls<typeof templateSpec>()({
  list: { method: 'GET', path: '/api/session-template', access: 'company' },
  save: { method: 'POST', path: '/api/session-template', access: 'company' },
  rename: { method: 'PATCH', path: '/api/session-template/:id', access: 'company' },
  remove: { method: 'DELETE', path: '/api/session-template/:id', access: 'company' },
});
