import { untriedMails } from '../../mail/outbox.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import {
  type MailedMessageRequest,
  type MailRecipients,
  sessionMailKinds,
  type SessionMails,
} from '#contract/calls/schemas/sessions/session-mails.ts';
import type { Queryable } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import { inUnit, type UnitOfWork } from '../../database/unit-of-work.ts';
import { ApiProblem, catalogueProblem, fieldProblem } from '../../http/api-problem.ts';
import { requireVerified } from '../../identity/verified-inviter.ts';
import { statusAfter } from '../planning/change-session.ts';
import { randomId } from '../people/personal-links.ts';
import { remindersToCome } from './reminders.ts';
import { isExpected, listSeats } from '../people/seat-repository.ts';
import { findInviter } from '../session-description.ts';
import type { Actor, SessionDeps } from '../session-deps.ts';
import { findSession, lockSession, type SessionRow } from '../session-repository.ts';

const shownAtMost = 200;

/** The part of a mail's operation key that names the change which it announces. */
const keyPart = sql<string>`split_part(operation_key, ':', 5)`;

const createdMinute = sql<Date>`date_trunc('minute', outbox_mails.created_at)`;

/** Mails to guests that can no longer be undone. */
const isShown = ({ and, or, eb, ref }: ExpressionBuilder<Schema, 'outbox_mails'>) =>
  and([
    eb('outbox_mails.seat_id', 'is not', null),
    eb('outbox_mails.kind', 'in', sessionMailKinds),
    or([
      eb('outbox_mails.attempts', '>', 0),
      eb('outbox_mails.due_at', '<=', ref('outbox_mails.created_at')),
    ]),
  ]);

/** The recipients of a mail and of those sent with it; none if the session has no such mail. */
async function recipientsOf(
  queryable: Queryable,
  sessionId: string,
  mailId: number,
): Promise<MailRecipients['recipients']> {
  const mail = queryable
    .selectFrom('outbox_mails')
    .select(['outbox_mails.kind', createdMinute.as('minute')])
    .select(sql<string | null>`case when kind = 'message' then ${keyPart} end`.as('message'))
    .where('outbox_mails.session_id', '=', sessionId)
    .where('outbox_mails.id', '=', mailId)
    .where(isShown);
  const rows = await queryable
    .with('asked', () => mail)
    .selectFrom('outbox_mails')
    .innerJoin('asked', (join) =>
      join
        .onRef('asked.kind', '=', 'outbox_mails.kind')
        .on(sql<boolean>`asked.minute = ${createdMinute}`)
        .on(sql<boolean>`(asked.message is null or asked.message = ${keyPart})`),
    )
    .innerJoin('seats', 'seats.id', 'outbox_mails.seat_id')
    .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
    .select(['outbox_mails.recipient', 'outbox_mails.sent_at', 'outbox_mails.failed_at'])
    .select(['outbox_mails.last_error', 'consumers.first_name', 'consumers.last_name'])
    .where('outbox_mails.session_id', '=', sessionId)
    .where(isShown)
    .orderBy('outbox_mails.id')
    .execute();
  return rows.map(({ first_name, last_name, recipient, sent_at, failed_at, last_error }) => ({
    name: `${first_name} ${last_name}`.trim(),
    email: recipient,
    state: failed_at ? 'refused' : sent_at ? 'delivered' : 'waiting',
    refusal: failed_at ? (last_error?.slice(0, 500) ?? null) : null,
  }));
}

/** Mails grouped as sent: those of one kind and minute, and each message of its own. */
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
      eb.fn.max('outbox_mails.id').as('id'),
      eb.fn.min('outbox_mails.created_at').as('at'),
      eb.fn.countAll<number>().as('people'),
      eb.fn.count<number>('outbox_mails.sent_at').as('delivered'),
      eb.fn.count<number>('outbox_mails.failed_at').as('refused'),
    ])
    .where('outbox_mails.session_id', '=', sessionId)
    .where(isShown)
    .groupBy(['outbox_mails.kind', 'session_messages.id', 'users.id'])
    .groupBy(createdMinute)
    .orderBy((eb) => eb.fn.max('outbox_mails.id'), 'desc')
    .limit(shownAtMost)
    .execute();
  return rows.map(({ id, kind, at, people, delivered, refused, text, team_id, first_name, last_name }) => ({
    id: Number(id),
    kind: sessionMailKinds.find((known) => known === kind) ?? 'message',
    at: at.toISOString(),
    people: Number(people),
    delivered: Number(delivered),
    refused: Number(refused),
    message: text === null ? null : { text, by: `${first_name ?? ''} ${last_name ?? ''}`.trim(), team_id },
  }));
}

/** Mails about a new time that can still be undone. */
async function movesToCome(queryable: Queryable, sessionId: string): Promise<SessionMails['to_come']> {
  const row = await untriedMails(queryable, sessionId, 'moved')
    .select((eb) => eb.fn.max('due_at').as('at'))
    .executeTakeFirst();
  return row?.at ? [{ kind: 'moved', at: row.at.toISOString() }] : [];
}

/** Deletes the texts that were mailed to the people of a company's sessions. */
export async function forgetMailedMessages(queryable: Queryable, companyId: number): Promise<void> {
  await queryable
    .deleteFrom('session_messages')
    .where('session_id', 'in', (from) =>
      from.selectFrom('sessions').select('sessions.id').where('company_id', '=', companyId),
    )
    .execute();
}

/** The mails of a session to its people, and the organiser's own messages. */
export function createSessionMessages(deps: Pick<SessionDeps, 'clock' | 'database' | 'notices' | 'changes'>) {
  const { clock, database, notices, changes } = deps;

  const mailsOf = async (queryable: Queryable, session: SessionRow): Promise<SessionMails> => ({
    sent: await sentMails(queryable, session.id),
    to_come: [
      ...(await movesToCome(queryable, session.id)),
      ...remindersToCome(session, clock.now()).map(({ reminder, at }) => ({
        kind: `reminder_${reminder}` as const,
        at: new Date(at).toISOString(),
      })),
    ],
  });

  return {
    /** Throws SESSION_001. */
    list: async (companyId: number, id: string): Promise<SessionMails> =>
      mailsOf(database, await findSession(database, companyId, id)),

    /** The recipients of one of these mails. Throws SESSION_001; 404 for a mail of another session. */
    async recipients(companyId: number, id: string, mail: string): Promise<MailRecipients> {
      const session = await findSession(database, companyId, id);
      const isNumber = /^[1-9]\d{0,14}$/.test(mail);
      const recipients = isNumber ? await recipientsOf(database, session.id, Number(mail)) : [];
      if (recipients.length === 0)
        throw new ApiProblem({ status: 404, message: ({ sessions }) => sessions.messages.none });
      return { recipients };
    },

    /**
     * Mails a text to all expected guests, or to those of one team. Throws SESSION_004 for a cancelled session,
     * BREAKOUT_001 for an unknown team, SESSION_007 if it would have no recipient, 403 and 422.
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
        if (text === '') throw fieldProblem('text', ({ sessions }) => sessions.messages.empty);
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
