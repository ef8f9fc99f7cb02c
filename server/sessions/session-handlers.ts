import type { IncomingHttpHeaders } from 'node:http';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { sessionSpec } from '#contract/calls/schemas/sessions/sessions.ts';
import { sessionCalls } from '#contract/calls/sessions.ts';
import type { Database } from '../database/database.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import { sendFile } from '../http/files/send-file.ts';
import { fileNamesFor } from '../words/file-names.ts';
import { previewInvitation } from './notices/invitation-preview.ts';
import { type SessionCalendarDeps, sendSessionCalendar } from './notices/send-session-calendar.ts';
import { sessionIn } from './listing/session-in-language.ts';
import { sessionsCsv } from './listing/sessions-csv.ts';
import { clockIn, readStart, withClockIn } from './planning/start-reading.ts';
import type { Sessions } from './sessions.ts';
import { type WaitingPeople, withWaiting } from './people/waiting-people.ts';

interface Deps extends SessionCalendarDeps {
  database: Database;
  sessions: Sessions;
  waitingPeople: WaitingPeople;
}

export const sessionHandlers = (deps: Deps) => {
  const { database, sessions, waitingPeople } = deps;
  const translated = async (headers: IncomingHttpHeaders, detail: Promise<SessionDetail>) =>
    sessionIn(await detail, requestLanguage(headers), deps.stories);
  return handleCalls(sessionCalls, sessionSpec, {
    list: ({ user, query, headers }) => sessions.list.read(user.company_id, query, requestLanguage(headers)),
    csv: async ({ user, query, headers }, reply) => {
      const language = requestLanguage(headers);
      const all = await sessions.list.readAll(user.company_id, query, language);
      return sendFile(reply, 'text/csv; charset=utf-8', `${fileNamesFor(headers).sessions}.csv`).send(
        sessionsCsv(all, language),
      );
    },
    between: ({ user, query, headers }) =>
      sessions.list.between(user.company_id, query, requestLanguage(headers)),
    create: ({ user, body, headers }, _reply, unit) => translated(headers, sessions.create(user, body, unit)),
    plan: ({ user, body }, _reply, unit) => sessions.plan(user, body, unit),
    overlaps: async ({ user, body, headers }) => {
      const { overlaps } = await sessions.overlaps(user, body);
      const language = requestLanguage(headers);
      return { overlaps: overlaps.map((one) => withClockIn(one, language)) };
    },
    readStart: ({ query, headers }) => {
      const start = readStart(query);
      const language = requestLanguage(headers);
      const clocks = start.clocks.map((each) => clockIn(each, language));
      return { ...withClockIn(start, language), clocks };
    },
    invitation: ({ user, body }) => previewInvitation(deps, user, body),
    read: async ({ user, params, headers }) => {
      const detail = await translated(headers, sessions.readDetail(database, user.company_id, params.id));
      return withWaiting(detail, await waitingPeople.of(detail, user.company_id));
    },
    edit: ({ user, params, body, headers }) => translated(headers, sessions.edit(user, params.id, body)),
    reschedule: ({ user, params, body, headers }, _reply, unit) =>
      translated(headers, sessions.reschedule(user, params.id, body, unit)),
    cancel: ({ user, params, headers }, _reply, unit) =>
      translated(headers, sessions.cancel(user, params.id, unit)),
    invite: ({ user, params, body, headers }, _reply, unit) =>
      translated(headers, sessions.people.invite(user, params.id, body, unit)),
    changeAttendees: ({ user, params, body, headers }, _reply, unit) => {
      const { add, remove, move = [], version } = body;
      const arriving = add.map((person, index) => ({ ...person, path: `add.${index}` }));
      const moving = move.map((one, index) => ({ ...one, path: `move.${index}` }));
      const change = { add: arriving, remove, move: moving, version };
      return translated(headers, sessions.people.change(user, params.id, change, unit));
    },
    mails: ({ user, params }) => sessions.messages.list(user.company_id, params.id),
    mailRecipients: ({ user, params }) =>
      sessions.messages.recipients(user.company_id, params.id, params.mail),
    message: ({ user, params, body }, _reply, unit) => sessions.messages.send(user, params.id, body, unit),
    archive: ({ user, params, headers }) => translated(headers, sessions.archive(user, params.id)),
    unarchive: ({ user, params, headers }) => translated(headers, sessions.unarchive(user, params.id)),
    archiveMany: ({ user, body }) => sessions.archiveMany(user, body),
    confirm: ({ user, params, headers }) => translated(headers, sessions.confirm(user, params.id)),
    remove: ({ user, params }) => sessions.delete(user, params.id),
    calendar: ({ user, params }, reply) => sendSessionCalendar(deps, reply, user.company_id, params.id),
  });
};
