import { defineCalls } from './call.ts';
import type { consumerSpec } from './schemas/consumers.ts';

/** The company's participants ("consumers"), in a session or not yet. */
export const consumerCalls = defineCalls<typeof consumerSpec>()({
  create: { method: 'POST', path: '/api/consumer', access: 'company', key: true },
  list: { method: 'GET', path: '/api/consumer', access: 'company' },
  /** Keeps a whole list of people, in no session. */
  import: { method: 'POST', path: '/api/consumer/import', access: 'company', key: true },
  /** The departments and tags of the people listed. */
  groups: { method: 'GET', path: '/api/consumer/groups', access: 'company' },
  /** Everybody of one department or tag, to be invited together. */
  members: { method: 'GET', path: '/api/consumer/members', access: 'company' },
  tag: { method: 'PUT', path: '/api/consumer/tags', access: 'company' },
  /** What the clocks of these people say; by POST, since addresses do not belong in an address. */
  timezones: { method: 'POST', path: '/api/consumer/timezones', access: 'company' },
  read: { method: 'GET', path: '/api/consumer/:id', access: 'company' },
  edit: { method: 'PATCH', path: '/api/consumer/:id', access: 'company' },
  /** Off the company's list and every session to come, or on the list again. */
  setListed: { method: 'PUT', path: '/api/consumer/:id/listed', access: 'company' },
  /** Makes two entries of one person a single one: that of the path is kept. */
  merge: { method: 'POST', path: '/api/consumer/:id/merge', access: 'company', key: true },
  /** Erases the person as if they had done it themselves. */
  erase: { method: 'DELETE', path: '/api/consumer/:id', access: 'company' },
});
