import { sql } from 'kysely';
import type { PlayedTotals } from '#contract/calls/schemas/dashboard.ts';
import type { Database } from '../database/database.ts';
import { zonedDateTime } from '../zoned-date-time.ts';

/** From a guest's first arrival to their last departure, but no longer than the session, in minutes. */
const minutesThere = sql<number>`coalesce(sum(
    greatest(0, extract(epoch from least(coalesce(seats.left_at, sessions.ended_at), sessions.ended_at) - seats.joined_at))
  ) / 60, 0)`;

/** What the company has played since an instant, bots left out. */
async function totalsSince(database: Database, companyId: number, since: Date) {
  const row = await database
    .selectFrom('sessions')
    .leftJoin('seats', (join) =>
      join
        .onRef('seats.session_id', '=', 'sessions.id')
        .on('seats.is_bot', '=', false)
        .on('seats.joined_at', 'is not', null),
    )
    .select(({ fn }) => [
      fn.count<number>('sessions.id').distinct().as('sessions'),
      fn.count<number>('seats.id').as('guests'),
      sql<number>`round(${minutesThere})::integer`.as('minutes'),
    ])
    .where('sessions.company_id', '=', companyId)
    .where('sessions.status', '=', 'completed')
    .where('sessions.deleted_at', 'is', null)
    .where('sessions.rehearsal_rate', 'is', null)
    .where('sessions.starts_at', '>=', since)
    .executeTakeFirstOrThrow();
  return {
    sessions: Number(row.sessions),
    guests: Number(row.guests),
    minutes: Number(row.minutes),
  };
}

/** The zone in which a month begins: the user's own, or UTC. */
async function zoneOf(database: Database, userId: number): Promise<string> {
  const row = await database
    .selectFrom('profiles')
    .select('timezone_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.timezone_id ?? 'UTC';
}

/** What a company has played this month and since it began. `now` in Unix ms. */
export async function readPlayedTotals(
  database: Database,
  { companyId, userId, now }: { companyId: number; userId: number; now: number },
): Promise<PlayedTotals> {
  const month = zonedDateTime(now, await zoneOf(database, userId))
    .with({ day: 1 })
    .startOfDay();
  return {
    month: month.toPlainDate().toString().slice(0, 7),
    this_month: await totalsSince(database, companyId, new Date(month.epochMilliseconds)),
    ever: await totalsSince(database, companyId, new Date(0)),
  };
}
