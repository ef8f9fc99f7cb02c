import { sessionSpec } from '#contract/calls/schemas/sessions/sessions.ts';
import { sessionCalls } from '#contract/calls/sessions.ts';
import type { Database } from '../database/database.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { sendFile } from '../http/files/send-file.ts';
import { previewInvitation } from './notices/invitation-preview.ts';
import { type SessionCalendarDeps, sendSessionCalendar } from './notices/send-session-calendar.ts';
import { sessionsCsv } from './listing/sessions-csv.ts';
import { readStart } from './planning/start-reading.ts';
import type { Sessions } from './sessions.ts';
import { type WaitingPeople, withWaiting } from './people/waiting-people.ts';

interface Deps extends SessionCalendarDeps {
  database: Database;
  sessions: Sessions;
  waitingPeople: WaitingPeople;
}

export const sessionHandlers = (deps: Deps) => {
  const { database, sessions, waitingPeople } = deps;
  return handleCalls(sessionCalls, sessionSpec, {
    list: ({ user, query }) => sessions.list.read(user.company_id, query),
    csv: async ({ user, query }, reply) =>
      sendFile(reply, 'text/csv; charset=utf-8', 'sessions.csv').send(
        sessionsCsv(await sessions.list.readAll(user.company_id, query)),
      ),
    between: ({ user, query }) => sessions.list.between(user.company_id, query),
    create: ({ user, body }, _reply, unit) => sessions.create(user, body, unit),
    plan: ({ user, body }, _reply, unit) => sessions.plan(user, body, unit),
    overlaps: ({ user, body }) => sessions.overlaps(user, body),
    readStart: ({ query }) => readStart(query),
    invitation: ({ user, body }) => previewInvitation(deps, user, body),
    read: async ({ user, params }) => {
      const detail = await sessions.readDetail(database, user.company_id, params.id);
      return withWaiting(detail, await waitingPeople.of(detail, user.company_id));
    },
    edit: ({ user, params, body }) => sessions.edit(user, params.id, body),
    reschedule: ({ user, params, body }, _reply, unit) => sessions.reschedule(user, params.id, body, unit),
    cancel: ({ user, params }, _reply, unit) => sessions.cancel(user, params.id, unit),
    invite: ({ user, params, body }, _reply, unit) => sessions.people.invite(user, params.id, body, unit),
    changeAttendees: ({ user, params, body: { add, remove, move = [], version } }, _reply, unit) => {
      const arriving = add.map((person, index) => ({ ...person, path: `add.${index}` }));
      const moving = move.map((one, index) => ({ ...one, path: `move.${index}` }));
      return sessions.people.change(user, params.id, { add: arriving, remove, move: moving, version }, unit);
    },
    mails: ({ user, params }) => sessions.messages.list(user.company_id, params.id),
    mailRecipients: ({ user, params }) =>
      sessions.messages.recipients(user.company_id, params.id, params.mail),
    message: ({ user, params, body }, _reply, unit) => sessions.messages.send(user, params.id, body, unit),
    archive: ({ user, params }) => sessions.archive(user, params.id),
    unarchive: ({ user, params }) => sessions.unarchive(user, params.id),
    archiveMany: ({ user, body }) => sessions.archiveMany(user, body),
    confirm: ({ user, params }) => sessions.confirm(user, params.id),
    remove: ({ user, params }) => sessions.delete(user, params.id),
    calendar: ({ user, params }, reply) => sendSessionCalendar(deps, reply, user.company_id, params.id),
  });
};
