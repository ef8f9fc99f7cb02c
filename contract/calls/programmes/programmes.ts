import { defineCalls } from '../call.ts';
import type { programmeSpec } from '../schemas/programmes/programmes.ts';

/** A company's programmes: one campaign over many sessions, with sign-up by a link. */
export const programmeCalls = defineCalls<typeof programmeSpec>()({
  list: { method: 'GET', path: '/api/programme', access: 'company' },
  create: { method: 'POST', path: '/api/programme', access: 'company', key: true },
  read: { method: 'GET', path: '/api/programme/:id', access: 'company' },
  /** Title, audience and closing date. */
  edit: { method: 'PATCH', path: '/api/programme/:id', access: 'company' },
  addSlots: { method: 'POST', path: '/api/programme/:id/slots', access: 'company', key: true },
  resizeSlot: { method: 'PATCH', path: '/api/programme/:id/slots/:slot', access: 'company' },
  /** Only one that nobody has signed up for. */
  removeSlot: { method: 'DELETE', path: '/api/programme/:id/slots/:slot', access: 'company' },
  /** Moves everybody of one slot into another, and mails them once. */
  merge: { method: 'POST', path: '/api/programme/:id/merge', access: 'company', key: true },
  /** Sets of people who must be in different teams; never shown to guests. */
  keepApart: { method: 'POST', path: '/api/programme/:id/apart', access: 'company' },
  stopKeepingApart: { method: 'DELETE', path: '/api/programme/:id/apart/:set', access: 'company' },
});
