import { sessionSpec } from '#contract/calls/schemas/sessions.ts';
import { sessionCalls } from '#contract/calls/sessions.ts';
import type { Database } from '../database/database.ts';
import { handleCalls } from '../http/handle-calls.ts';
import type { Sessions } from './create-sessions.ts';
import { sendSessionCalendar, type SessionCalendarDeps } from './send-session-calendar.ts';

interface Deps extends SessionCalendarDeps {
  database: Database;
  sessions: Sessions;
}

export const sessionHandlers = (deps: Deps) => {
  const { database, sessions } = deps;
  return handleCalls(sessionCalls, sessionSpec, {
    list: ({ user, query }) => sessions.list.read(user.company_id, query),
    create: ({ user, body }, _reply, unit) => sessions.create(user, body, unit),
    read: ({ user, params }) => sessions.readDetail(database, user.company_id, params.id),
    edit: ({ user, params, body }) => sessions.edit(user, params.id, body),
    reschedule: ({ user, params, body }, _reply, unit) => sessions.reschedule(user, params.id, body, unit),
    cancel: ({ user, params }, _reply, unit) => sessions.cancel(user, params.id, unit),
    invite: ({ user, params, body }, _reply, unit) => sessions.people.invite(user, params.id, body, unit),
    changeAttendees: ({ user, params, body: { add, remove } }, _reply, unit) => {
      const arriving = add.map((person, index) => ({ ...person, path: `add.${index}` }));
      return sessions.people.change(user, params.id, { add: arriving, remove }, unit);
    },
    archive: ({ user, params }) => sessions.archive(user, params.id),
    remove: ({ user, params }) => sessions.delete(user, params.id),
    calendar: ({ user, params }, reply) => sendSessionCalendar(deps, reply, user.company_id, params.id),
  });
};
