import { defineCalls } from './call.ts';
import type { consumerSpec } from './schemas/consumers.ts';

/** The company's participants ("consumers"), in a session or not yet. */
export const consumerCalls = defineCalls<typeof consumerSpec>()({
  create: { method: 'POST', path: '/api/consumer', access: 'company', key: true },
  list: { method: 'GET', path: '/api/consumer', access: 'company' },
  /** What the clocks of these people say; by POST, since addresses do not belong in an address. */
  timezones: { method: 'POST', path: '/api/consumer/timezones', access: 'company' },
});
