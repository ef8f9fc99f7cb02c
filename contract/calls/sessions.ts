import { defineCalls } from './call.ts';
import type { sessionSpec } from './schemas/sessions/sessions.ts';

/** A company's group sessions. */
export const sessionCalls = defineCalls<typeof sessionSpec>()({
  list: { method: 'GET', path: '/api/session', access: 'company' },
  /** All of a list, for a spreadsheet. */
  csv: { method: 'GET', path: '/api/session/sessions.csv', access: 'company', answers: 'text/csv' },
  /** What starts within some weeks, as a calendar shows them. */
  between: { method: 'GET', path: '/api/session/between', access: 'company' },
  create: { method: 'POST', path: '/api/session', access: 'company', key: true },
  /** The parts of a large group, or the dates of a series: all of them or none. */
  plan: { method: 'POST', path: '/api/session/plan', access: 'company', key: true },
  /** Who is expected in another session at that time; nothing is stored. */
  overlaps: { method: 'POST', path: '/api/session/overlaps', access: 'company' },
  /** How the server reads a start that is being chosen; nothing is stored. */
  readStart: { method: 'GET', path: '/api/session/start', access: 'company' },
  /** The invitation to a session that is being planned; nothing is sent. */
  invitation: { method: 'POST', path: '/api/session/invitation', access: 'company' },
  read: { method: 'GET', path: '/api/session/:id', access: 'company' },
  edit: { method: 'PATCH', path: '/api/session/:id', access: 'company' },
  reschedule: { method: 'POST', path: '/api/session/:id/reschedule', access: 'company', key: true },
  cancel: { method: 'POST', path: '/api/session/:id/cancel', access: 'company', key: true },
  invite: { method: 'POST', path: '/api/session/:id/invite', access: 'company', key: true },
  /** What was mailed to the session's people, and what will be. */
  mails: { method: 'GET', path: '/api/session/:id/mails', access: 'company' },
  /** Who got one of them, and what came of it. */
  mailRecipients: { method: 'GET', path: '/api/session/:id/mails/:mail', access: 'company' },
  /** Mails a message of the organiser's own. */
  message: { method: 'POST', path: '/api/session/:id/message', access: 'company', key: true },
  changeAttendees: { method: 'POST', path: '/api/session/:id/attendees', access: 'company', key: true },
  archive: { method: 'POST', path: '/api/session/:id/archive', access: 'company' },
  unarchive: { method: 'POST', path: '/api/session/:id/unarchive', access: 'company' },
  /** Several at once, into the archive or out of it: all of them or none. */
  archiveMany: { method: 'POST', path: '/api/session/archived', access: 'company' },
  confirm: { method: 'POST', path: '/api/session/:id/confirm', access: 'company' },
  remove: { method: 'DELETE', path: '/api/session/:id', access: 'company' },
  calendar: {
    method: 'GET',
    path: '/api/session/:id/calendar.ics',
    access: 'company',
    answers: 'text/calendar',
  },
});
