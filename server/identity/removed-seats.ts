import { instantToZonedTime } from '#contract/rules/time/zoned-time.ts';
import { failures } from '#contract/words/en/failures.ts';
import { errorMessage } from '#contract/words/error-catalogue.ts';
import type { Queryable } from '../database/database.ts';
import { guestProblem } from '../http/api-problem.ts';
import type { FoundToken } from './token-holders.ts';

/** Shown to a person whose seat was given up: the session, and who invited them. */
export interface RemovedSeat {
  title: string;
  host: string;
  company: string;
  /** The date (YYYY-MM-DD), in the session's time zone. */
  on: string;
}

/** Tokens of seats that are about to go remember which seat they were for. */
export const keepTokensOf = (queryable: Queryable, seatIds: string[]) =>
  queryable
    .updateTable('access_tokens')
    .set(({ ref }) => ({ removed_seat_id: ref('seat_id'), seat_id: null }))
    .where('seat_id', 'in', seatIds)
    .execute();

/** A person with another seat of the same session is not shown the former one. */
const removedSeats = (queryable: Queryable) =>
  queryable
    .selectFrom('removed_seats')
    .innerJoin('sessions', 'sessions.id', 'removed_seats.session_id')
    .innerJoin('companies', 'companies.id', 'sessions.company_id')
    .innerJoin('users', 'users.id', 'sessions.created_by')
    .leftJoin('seats', (join) =>
      join
        .onRef('seats.session_id', '=', 'removed_seats.session_id')
        .onRef('seats.consumer_id', '=', 'removed_seats.consumer_id'),
    )
    .select(['sessions.title', 'sessions.timezone_id as zone', 'companies.name as company'])
    .select('removed_seats.removed_at as removedAt')
    .select(['users.first_name as hostFirst', 'users.last_name as hostLast'])
    .where('seats.id', 'is', null)
    .where('sessions.deleted_at', 'is', null)
    .where('companies.deleted_at', 'is', null);

type Row = {
  title: string;
  company: string;
  hostFirst: string;
  hostLast: string;
  zone: string;
  removedAt: Date;
};

const present = ({ title, company, hostFirst, hostLast, zone, removedAt }: Row): RemovedSeat => ({
  title,
  company,
  host: `${hostFirst} ${hostLast}`.trim(),
  on: instantToZonedTime(removedAt.getTime(), zone).date,
});

/** By the digest of a personal link's token. */
export async function findRemovedSeat(
  queryable: Queryable,
  linkDigest: string,
): Promise<RemovedSeat | undefined> {
  const row = await removedSeats(queryable)
    .where('removed_seats.link_digest', '=', linkDigest)
    .executeTakeFirst();
  return row && present(row);
}

/** By a participant's token that would still be good. */
export async function findRemovedSeatToken(
  queryable: Queryable,
  id: number,
  now: number,
): Promise<FoundToken<RemovedSeat> | undefined> {
  const row = await removedSeats(queryable)
    .innerJoin('access_tokens as token', 'token.removed_seat_id', 'removed_seats.id')
    .select(['token.id as tokenId', 'token.digest', 'token.sign_in as signIn'])
    .select('token.expires_at as expiresAt')
    .where('token.id', '=', id)
    .where('token.expires_at', '>', new Date(now))
    .executeTakeFirst();
  if (!row) return undefined;
  const { tokenId, digest, signIn, expiresAt } = row;
  return { tokenId, digest, signIn, expiresAt, holder: present(row) };
}

/** CONSUMER_002, with a sentence for the person under `errors.seat`: 401 for a token, 410 for a link. */
export function placeGivenUp(status: 401 | 410, { title, host, company, on }: RemovedSeat) {
  const code = 'CONSUMER_002';
  const name = 'seatRemoved';
  const values = { host, company, title, on };
  const errors = { seat: [failures.reasons[name](values)] };
  return guestProblem({ status, code, message: errorMessage(code), errors }, name, values);
}
