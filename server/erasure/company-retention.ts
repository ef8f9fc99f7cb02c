import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { detachSessions } from '../credits/detach-sessions.ts';
import type { Database, Queryable } from '../database/database.ts';
import { forgetMessagesOfSessions } from '../experience/forget-messages.ts';
import { likeErased } from '../mail/erased-address.ts';
import { forgetMailsOfSessions } from '../mail/forget-mails.ts';
import { deletePlayedSessions } from '../sessions/planning/delete-sessions.ts';
import type { GuestErasure } from './erase-guest.ts';

type Period = 'keep_people_days' | 'keep_chats_days' | 'keep_results_days';

/** At most so many in a run; the next one, an hour later, continues. */
const peopleAtOnce = 1000;
const sessionsAtOnce = 200;

const over = ['completed', 'cancelled', 'failed'] as const;

/** Deletes what companies keep for a time of their own, once it has passed. */
export function createCompanyRetention(deps: {
  database: Database;
  clock: Clock;
  log: Logger;
  guestErasure: GuestErasure;
}) {
  const { database, clock, log, guestErasure } = deps;
  const now = () => new Date(clock.now());

  /** Sessions that ended so long ago; of trials and rehearsals other jobs take care. */
  const outdatedSessions = (period: Period) =>
    database
      .selectFrom('sessions')
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .where(`companies.${period}`, 'is not', null)
      .where('companies.deleted_at', 'is', null)
      .where('sessions.status', 'in', over)
      .where(
        sql<boolean>`greatest(sessions.ended_at, sessions.starts_at)
          + make_interval(days => ${sql.ref(`companies.${period}`)}) <= ${now()}`,
      );

  /** The last time that a company had to do with somebody. */
  const lastSeen = sql`greatest(consumers.created_at, (
    select max(sessions.starts_at) from seats
    join sessions on sessions.id = seats.session_id where seats.consumer_id = consumers.id))`;

  const outdatedPeople = (queryable: Queryable) =>
    queryable
      .selectFrom('consumers')
      .innerJoin('companies', 'companies.id', 'consumers.company_id')
      .select('consumers.id')
      .where('companies.keep_people_days', 'is not', null)
      .where('companies.deleted_at', 'is', null)
      .where('consumers.email', 'not like', likeErased)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .select('seats.id')
              .whereRef('seats.consumer_id', '=', 'consumers.id')
              .where('seats.is_bot', '=', true),
          ),
        ),
      )
      .where(sql<boolean>`${lastSeen} + make_interval(days => companies.keep_people_days) <= ${now()}`);

  /** Those before take their time: who has been invited meanwhile stays. */
  async function forgetPeople(): Promise<void> {
    const people = await outdatedPeople(database).orderBy('consumers.id').limit(peopleAtOnce).execute();
    for (const { id: consumerId } of people)
      await guestErasure
        .erase({
          consumerId,
          by: 'company',
          isDue: async (queryable) =>
            (await outdatedPeople(queryable).where('consumers.id', '=', consumerId).executeTakeFirst()) !==
            undefined,
        })
        .catch((err: unknown) => log.warn({ err }, 'a guest whose time has passed is not erased yet'));
  }

  async function forgetChats(): Promise<void> {
    const rows = await outdatedSessions('keep_chats_days')
      .select('sessions.id')
      .where(({ or, exists, selectFrom }) =>
        or(
          (['chat_messages', 'icebreaker_answers'] as const).map((table) =>
            exists(
              selectFrom(table)
                .select(`${table}.seat_id`)
                .whereRef(`${table}.session_id`, '=', 'sessions.id'),
            ),
          ),
        ),
      )
      .limit(sessionsAtOnce)
      .execute();
    await forgetMessagesOfSessions(
      database,
      rows.map(({ id }) => id),
    );
  }

  async function forgetSessions(): Promise<void> {
    const rows = await outdatedSessions('keep_results_days')
      .select('sessions.id')
      .orderBy('sessions.starts_at')
      .limit(sessionsAtOnce)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    await database.transaction().execute(async (transaction) => {
      await detachSessions(transaction, ids);
      await forgetMailsOfSessions(transaction, ids);
      await deletePlayedSessions(transaction, ids);
    });
  }

  return {
    async forgetOutdated(): Promise<void> {
      await forgetChats();
      await forgetPeople();
      await forgetSessions();
    },
  };
}

export type CompanyRetention = ReturnType<typeof createCompanyRetention>;
