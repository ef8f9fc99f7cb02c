import { sql } from 'kysely';
import {
  type MailedMessageRequest,
  sessionMailKinds,
  type SessionMails,
} from '#contract/calls/schemas/sessions.ts';
import type { Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { catalogueProblem, fieldProblem } from '../http/api-problem.ts';
import { requireVerified } from '../identity/verified-inviter.ts';
import { statusAfter } from './change-session.ts';
import { randomId } from './personal-links.ts';
import { remindersToCome } from './reminders.ts';
import { isExpected, listSeats } from './seat-repository.ts';
import { findInviter } from './session-description.ts';
import type { Actor, SessionDeps } from './session-deps.ts';
import { findSession, lockSession, type SessionRow } from './session-repository.ts';

const shownAtMost = 200;

/** The part of a mail's operation key that names the change it tells of. */
const keyPart = sql<string>`split_part(operation_key, ':', 5)`;

/** What went out together: mails of one kind and minute, and each message by itself. */
async function sentMails(queryable: Queryable, sessionId: string): Promise<SessionMails['sent']> {
  const rows = await queryable
    .selectFrom('outbox_mails')
    .leftJoin('session_messages', (join) =>
      join.on('outbox_mails.kind', '=', 'message').on('session_messages.id', '=', keyPart),
    )
    .leftJoin('users', 'users.id', 'session_messages.sent_by')
    .select((eb) => [
      'outbox_mails.kind',
      'session_messages.text',
      'session_messages.team_id',
      'users.first_name',
      'users.last_name',
      eb.fn.min('outbox_mails.created_at').as('at'),
      eb.fn.countAll<number>().as('people'),
      eb.fn.count<number>('outbox_mails.sent_at').as('delivered'),
      eb.fn.count<number>('outbox_mails.failed_at').as('refused'),
    ])
    .where('outbox_mails.session_id', '=', sessionId)
    .where('outbox_mails.seat_id', 'is not', null)
    .where('outbox_mails.kind', 'in', sessionMailKinds)
    .groupBy(['outbox_mails.kind', 'session_messages.id', 'users.id'])
    .groupBy(sql`date_trunc('minute', outbox_mails.created_at)`)
    .orderBy((eb) => eb.fn.max('outbox_mails.id'), 'desc')
    .limit(shownAtMost)
    .execute();
  return rows.map(({ kind, at, people, delivered, refused, text, team_id, first_name, last_name }) => ({
    kind: sessionMailKinds.find((known) => known === kind) ?? 'message',
    at: at.toISOString(),
    people: Number(people),
    delivered: Number(delivered),
    refused: Number(refused),
    message: text === null ? null : { text, by: `${first_name ?? ''} ${last_name ?? ''}`.trim(), team_id },
  }));
}

/** Takes away what was written to the people of a company's sessions. */
export async function forgetMailedMessages(queryable: Queryable, companyId: number): Promise<void> {
  await queryable
    .deleteFrom('session_messages')
    .where('session_id', 'in', (from) =>
      from.selectFrom('sessions').select('sessions.id').where('company_id', '=', companyId),
    )
    .execute();
}

/** What a session mails to its people, and mails of an organiser's own. */
export function createSessionMessages(deps: Pick<SessionDeps, 'clock' | 'database' | 'notices' | 'changes'>) {
  const { clock, database, notices, changes } = deps;

  const mailsOf = async (queryable: Queryable, session: SessionRow): Promise<SessionMails> => ({
    sent: await sentMails(queryable, session.id),
    to_come: remindersToCome(session, clock.now()).map(({ reminder, at }) => ({
      kind: `reminder_${reminder}` as const,
      at: new Date(at).toISOString(),
    })),
  });

  return {
    /** Throws SESSION_001. */
    list: async (companyId: number, id: string): Promise<SessionMails> =>
      mailsOf(database, await findSession(database, companyId, id)),

    /**
     * Mails a text to everybody who is expected, or to those of one team. Throws SESSION_004 where the session is
     * called off, BREAKOUT_001 for a team that it has not, SESSION_007 where nobody would get it, 403 and 422.
     */
    send: (
      actor: Actor,
      id: string,
      { text: written, team_id: teamId }: MailedMessageRequest,
      unit?: UnitOfWork,
    ): Promise<SessionMails> =>
      inUnit(database, unit, async ({ queryable, afterCommit }) => {
        await requireVerified(queryable, actor.id);
        const session = await lockSession(queryable, actor.company_id, id);
        const status = statusAfter(session, 'message');
        const text = written.trim();
        if (text === '') throw fieldProblem('text', 'Write what they are to read.');
        const expected = (await listSeats(queryable, id)).filter(isExpected);
        const seats = expected.filter((seat) => teamId === null || seat.team_id === teamId);
        if (seats.length === 0) throw catalogueProblem(422, 'SESSION_007');
        const message = { id: randomId(), text };
        await queryable
          .insertInto('session_messages')
          .values({
            ...message,
            session_id: id,
            team_id: teamId,
            sent_by: actor.id,
            created_at: new Date(clock.now()),
          })
          .execute();
        const { organiser: by } = await findInviter(queryable, actor.id, actor.company_id);
        await notices.message(queryable, session, seats, { ...message, by });
        const { company_id: companyId } = actor;
        afterCommit(() => changes.publish({ sessionId: id, companyId, status, what: 'mails' }));
        return mailsOf(queryable, session);
      }),
  };
}
