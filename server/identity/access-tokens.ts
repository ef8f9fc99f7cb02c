import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { auth } from '#contract/business-constants.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';

export interface AuthenticatedUser {
  id: number;
  company_id: number | null;
  user_type_id: number;
  email: string;
  first_name: string;
  last_name: string;
  email_verified_at: Date | null;
}

export interface AuthenticatedSeat {
  seatId: string;
  sessionId: string;
  consumerId: number;
  teamId: number;
}

export type Authenticated =
  | { kind: 'user'; tokenId: number; user: AuthenticatedUser }
  | { kind: 'seat'; tokenId: number; seat: AuthenticatedSeat };

export interface IssuedToken {
  token: string;
  expires_at: string;
}

const tokenForm = /^([1-9][0-9]{0,14})\|([A-Za-z0-9_-]{43})$/;
const lastUsedEveryMs = 60_000;

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Opaque bearer tokens `id|secret`; the database holds the SHA-256 of the secret only. */
export function createAccessTokens({ database, clock }: { database: Database; clock: Clock }) {
  async function issue(
    holder: { user_id: number } | { seat_id: string },
    queryable: Queryable,
  ): Promise<IssuedToken> {
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now() + auth.tokenLifetimeMs);
    const { id } = await queryable
      .insertInto('access_tokens')
      .values({
        ...holder,
        digest: digest(secret),
        created_at: new Date(clock.now()),
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { token: `${id}|${secret}`, expires_at: expiresAt.toISOString() };
  }

  async function find(token: string) {
    const [, id, secret] = tokenForm.exec(token) ?? [];
    if (id === undefined || secret === undefined) return undefined;
    const row = await database
      .selectFrom('access_tokens')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirst();
    const presented = Buffer.from(digest(secret));
    if (!row || !timingSafeEqual(presented, Buffer.from(row.digest))) return undefined;
    return row.expires_at.getTime() > clock.now() ? row : undefined;
  }

  async function touch(tokenId: number, lastUsedAt: Date | null): Promise<void> {
    const now = clock.now();
    if (lastUsedAt && now - lastUsedAt.getTime() < lastUsedEveryMs) return;
    await database
      .updateTable('access_tokens')
      .set({ last_used_at: new Date(now) })
      .where('id', '=', tokenId)
      .execute();
  }

  return {
    /** A dashboard token, 8 hours from now. */
    issueUserToken: (userId: number, queryable: Queryable = database) =>
      issue({ user_id: userId }, queryable),

    /** A participant token, 8 hours from now. */
    issueSeatToken: (seatId: string, queryable: Queryable = database) =>
      issue({ seat_id: seatId }, queryable),

    /** Whose token this is; undefined for one that is malformed, unknown, expired, or of a disabled holder. */
    async authenticate(token: string): Promise<Authenticated | undefined> {
      const row = await find(token);
      if (!row) return undefined;
      const holder =
        row.user_id === null
          ? await seatOf(database, row.seat_id ?? '', row.id)
          : await userOf(database, row.user_id, row.id);
      if (holder) await touch(row.id, row.last_used_at);
      return holder;
    },

    /** Lets a token live no longer than `graceMs` from now. */
    async shorten(tokenId: number, graceMs: number, queryable: Queryable = database): Promise<void> {
      const end = new Date(clock.now() + graceMs);
      await queryable
        .updateTable('access_tokens')
        .set({ expires_at: end })
        .where('id', '=', tokenId)
        .where('expires_at', '>', end)
        .execute();
    },

    async revoke(tokenId: number, queryable: Queryable = database): Promise<void> {
      await queryable.deleteFrom('access_tokens').where('id', '=', tokenId).execute();
    },

    async revokeUser(userId: number, queryable: Queryable = database): Promise<void> {
      await queryable.deleteFrom('access_tokens').where('user_id', '=', userId).execute();
    },

    async revokeSeat(seatId: string, queryable: Queryable = database): Promise<void> {
      await queryable.deleteFrom('access_tokens').where('seat_id', '=', seatId).execute();
    },

    async deleteExpired(): Promise<void> {
      await database.deleteFrom('access_tokens').where('expires_at', '<=', new Date(clock.now())).execute();
    },
  };
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

async function userOf(
  database: Database,
  userId: number,
  tokenId: number,
): Promise<Authenticated | undefined> {
  const user = await database
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select([
      'users.id',
      'users.company_id',
      'users.user_type_id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.email_verified_at',
    ])
    .where('users.id', '=', userId)
    .where('users.disabled_at', 'is', null)
    .where('companies.deleted_at', 'is', null)
    .executeTakeFirst();
  return user && { kind: 'user', tokenId, user };
}

async function seatOf(
  database: Database,
  seatId: string,
  tokenId: number,
): Promise<Authenticated | undefined> {
  const seat = await database
    .selectFrom('seats')
    .innerJoin('sessions', 'sessions.id', 'seats.session_id')
    .innerJoin('companies', 'companies.id', 'sessions.company_id')
    .select(['seats.id as seatId', 'seats.session_id as sessionId', 'seats.consumer_id as consumerId'])
    .select('seats.team_id as teamId')
    .where('seats.id', '=', seatId)
    .where('sessions.deleted_at', 'is', null)
    .where('companies.deleted_at', 'is', null)
    .executeTakeFirst();
  return seat && { kind: 'seat', tokenId, seat };
}
