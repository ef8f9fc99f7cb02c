import { defineCalls } from './call.ts';
import type { consumerSpec } from './schemas/consumers.ts';

/** The company's participants ("consumers"), in a session or not yet. */
export const consumerCalls = defineCalls<typeof consumerSpec>()({
  create: { method: 'POST', path: '/api/consumer', access: 'company', key: true },
  list: { method: 'GET', path: '/api/consumer', access: 'company' },
  /** What the clocks of these people say; by POST, since addresses do not belong in an address. */
  timezones: { method: 'POST', path: '/api/consumer/timezones', access: 'company' },
  read: { method: 'GET', path: '/api/consumer/:id', access: 'company' },
  edit: { method: 'PATCH', path: '/api/consumer/:id', access: 'company' },
  /** Off the company's list and every session to come, or on the list again. */
  setListed: { method: 'PUT', path: '/api/consumer/:id/listed', access: 'company' },
  /** Erases the person as if they had done it themselves. */
  erase: { method: 'DELETE', path: '/api/consumer/:id', access: 'company' },
});
