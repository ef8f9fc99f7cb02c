import { type ExpressionBuilder, expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { lacksSecondFactor } from './second-factor/has-second-factor.ts';
import { isRoomOver } from '../../contract/rules/sessions/room-time.ts';

export interface AuthenticatedUser {
  id: number;
  company_id: number | null;
  user_type_id: number;
  email: string;
  first_name: string;
  last_name: string;
  email_verified_at: Date | null;
  /** The sign-in began with a password. */
  by_password: boolean;
  /** The company requires a second factor, and there is none yet. */
  lacks_second_factor: boolean;
}

export interface AuthenticatedSeat {
  seatId: string;
  sessionId: string;
  consumerId: number;
  companyId: number;
  teamId: number;
}

export interface FoundToken<Holder> {
  tokenId: number;
  /** What the token began as; refreshing keeps it. */
  signIn: string;
  digest: string;
  expiresAt: Date;
  holder: Holder;
}

/** Tokens of dashboard users valid at `now`: not expired, of no disabled user or deleted company. */
const liveUserTokens = (queryable: Queryable, now: number) =>
  queryable
    .selectFrom('access_tokens as token')
    .innerJoin('users', 'users.id', 'token.user_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .where('token.expires_at', '>', new Date(now))
    .where('users.disabled_at', 'is', null)
    .where('companies.deleted_at', 'is', null);

/** Tokens of participants that are good at `now`: not run out, neither session nor company deleted. */
const liveSeatTokens = (queryable: Pick<ExpressionBuilder<Schema, never>, 'selectFrom'>, now: number) =>
  queryable
    .selectFrom('access_tokens as token')
    .innerJoin('seats', 'seats.id', 'token.seat_id')
    .innerJoin('sessions', 'sessions.id', 'seats.session_id')
    .innerJoin('companies', 'companies.id', 'sessions.company_id')
    .where('token.expires_at', '>', new Date(now))
    .where('sessions.deleted_at', 'is', null)
    .where('companies.deleted_at', 'is', null);

/** A dashboard user's token with its holder, in one query: every request needs it. */
export async function findUserToken(
  queryable: Queryable,
  id: number,
  now: number,
): Promise<FoundToken<AuthenticatedUser> | undefined> {
  const row = await liveUserTokens(queryable, now)
    .select(['token.id as tokenId', 'token.digest', 'token.sign_in as signIn'])
    .select('token.expires_at as expiresAt')
    .select(['users.id', 'users.company_id', 'users.user_type_id', 'users.email'])
    .select(['users.first_name', 'users.last_name', 'users.email_verified_at', 'token.by_password'])
    .select(lacksSecondFactor.as('lacks_second_factor'))
    .where('token.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { tokenId, digest, signIn, expiresAt, ...holder } = row;
  return { tokenId, digest, signIn, expiresAt, holder };
}

const seatTokenRows = (from: Pick<ExpressionBuilder<Schema, never>, 'selectFrom'>, now: number) =>
  liveSeatTokens(from, now)
    .select(['token.id as tokenId', 'token.digest', 'token.sign_in as signIn'])
    .select('token.expires_at as expiresAt')
    .select(['seats.id as seatId', 'seats.session_id as sessionId'])
    .select([
      'seats.consumer_id as consumerId',
      'seats.team_id as teamId',
      'sessions.company_id as companyId',
    ]);

/**
 * Participants' tokens with their seats, by id, in one query: every request needs it. Of several each is looked for
 * by itself (`limit`): a plan for any number of them at once reads whole tables. One alone is planned once and for all.
 */
export async function findSeatTokens(
  queryable: Queryable,
  ids: readonly number[],
  now: number,
): Promise<Map<number, FoundToken<AuthenticatedSeat>>> {
  const [id = 0] = ids;
  const asked = JSON.stringify(ids.map((each) => ({ id: each })));
  const query =
    ids.length === 1
      ? seatTokenRows(queryable, now).where('token.id', '=', id)
      : queryable
          .selectFrom(
            sql<{ id: number }>`jsonb_to_recordset(${asked}::jsonb)`.as<'asked'>(sql`asked (id bigint)`),
          )
          .innerJoinLateral(
            seatTokenRows(expressionBuilder<Schema>(), now)
              .whereRef('token.id', '=', sql.ref('asked.id'))
              .limit(1)
              .as('found'),
            (join) => join.onTrue(),
          )
          .selectAll('found');
  const rows = await query.execute();
  return new Map(
    rows.map(({ tokenId, digest, signIn, expiresAt, ...holder }) => [
      tokenId,
      { tokenId, digest, signIn, expiresAt, holder },
    ]),
  );
}

export const findLiveUserToken = (
  queryable: Queryable,
  id: number,
  now: number,
): Promise<{ expiresAt: Date; userTypeId: number } | undefined> =>
  liveUserTokens(queryable, now)
    .select(['token.expires_at as expiresAt', 'users.user_type_id as userTypeId'])
    .where('token.id', '=', id)
    .where(({ not }) => not(lacksSecondFactor))
    .executeTakeFirst();

/** Names what a participant's token allows while its seat is in that team, and that team's room is open; null: without a room. */
export const seatTokenKey = (tokenId: number, teamId: number | null) => `${tokenId}.${teamId ?? 'alone'}`;

/** Of these keys the ones that hold no longer: the token has ended, its seat is in another team, or the rooms are closed. */
export async function findEndedSeatTokenKeys(
  queryable: Queryable,
  keys: readonly string[],
  now: number,
): Promise<string[]> {
  const ids = keys.map((key) => Number.parseInt(key, 10)).filter(Number.isSafeInteger);
  if (ids.length === 0) return [...keys];
  const rows = await liveSeatTokens(queryable, now)
    .select(['token.id', 'seats.team_id', 'sessions.status', 'sessions.ended_at', 'sessions.room_until'])
    .where('token.id', 'in', ids)
    .execute();
  const live = new Set(
    rows.flatMap((row) => {
      const alone = seatTokenKey(row.id, null);
      return isRoomOver(row, now) ? [alone] : [alone, seatTokenKey(row.id, row.team_id)];
    }),
  );
  return keys.filter((key) => !live.has(key));
}
