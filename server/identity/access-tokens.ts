import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { auth } from '#contract/rules/business-constants.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { createBatcher } from '../database/batcher.ts';
import { findClosedCompanyToken } from './closed-companies.ts';
import { findRemovedAdminToken } from './removed-admins.ts';
import { findRemovedSeatToken } from './removed-seats.ts';
import {
  type AuthenticatedSeat,
  type FoundToken,
  findSeatTokens,
  findUserToken,
  findLiveUserToken,
} from './token-holders.ts';
import { createTokenMemory } from './token-memory.ts';

export interface IssuedToken {
  token: string;
  expires_at: string;
}

type Authenticated<Holder> = Omit<FoundToken<Holder>, 'digest'>;

/** A use that comes sooner after the last one is not noted. */
const usedAgainMs = 60_000;

const tokenForm = /^([1-9][0-9]{0,14})\|([A-Za-z0-9_-]{43})$/;

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Opaque bearer tokens `id|secret`; the database holds the SHA-256 of the secret only. */
export function createAccessTokens({ database, clock }: { database: Database; clock: Clock }) {
  const seatTokens = createTokenMemory<Authenticated<AuthenticatedSeat>>({ clock });
  const liveTokens = createTokenMemory<{ expiresAt: Date; userTypeId: number }>({ clock });
  const findSeatToken = createBatcher(async (ids: readonly number[]) => {
    const found = await findSeatTokens(database, ids, clock.now());
    return ids.map((id) => found.get(id));
  });

  async function issue(
    holder: { user_id: number; by_password: boolean } | { seat_id: string },
    queryable: Queryable,
    signIn = randomBytes(16).toString('base64url'),
  ): Promise<IssuedToken> {
    const secret = randomBytes(32).toString('base64url');
    const expiresAt = new Date(clock.now() + auth.tokenLifetimeMs);
    const { id } = await queryable
      .insertInto('access_tokens')
      .values({
        ...holder,
        digest: digest(secret),
        sign_in: signIn,
        created_at: new Date(clock.now()),
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { token: `${id}|${secret}`, expires_at: expiresAt.toISOString() };
  }

  async function authenticate<Holder>(
    token: string,
    find: (queryable: Queryable, id: number, now: number) => Promise<FoundToken<Holder> | undefined>,
  ): Promise<Authenticated<Holder> | undefined> {
    const [, id, secret] = tokenForm.exec(token) ?? [];
    if (id === undefined || secret === undefined) return undefined;
    const found = await find(database, Number(id), clock.now());
    const presented = Buffer.from(digest(secret));
    if (!found || !timingSafeEqual(presented, Buffer.from(found.digest))) return undefined;
    const { tokenId, signIn, expiresAt, holder } = found;
    return { tokenId, signIn, expiresAt, holder };
  }

  function forgetUserTokens(rows: readonly { id: number }[]): void {
    liveTokens.forgetWithin(rows.map(({ id }) => String(id)));
  }

  return {
    /** A dashboard token for 8 hours; a new sign-in unless it renews one, which began with a password unless it is said otherwise. */
    issueUserToken: (
      userId: number,
      queryable: Queryable = database,
      { byPassword = true, signIn }: { byPassword?: boolean; signIn?: string } = {},
    ) => issue({ user_id: userId, by_password: byPassword }, queryable, signIn),

    /** A participant token, 8 hours from now. */
    issueSeatToken: (seatId: string, queryable: Queryable = database) =>
      issue({ seat_id: seatId }, queryable),

    /** The user whose token this is; undefined for one that is malformed, unknown, expired, or of a disabled holder. */
    authenticateUser: (token: string) => authenticate(token, findUserToken),

    /** The seat whose token this is; undefined as above. Looked up once a second at most. */
    authenticateSeat: (token: string) =>
      seatTokens.find(token, () => authenticate(token, (_, id) => findSeatToken(id))),

    /** Called once a change of seats or their sessions was committed: it may have ended tokens, or moved their seats. */
    forgetSeats: () => seatTokens.forget(),

    /** The seat that the organiser has given up since this token of it was issued; undefined as above. */
    authenticateRemovedSeat: (token: string) => authenticate(token, findRemovedSeatToken),

    /** Whether this token of a seat ended with the account of its company. */
    isOfClosedCompany: async (token: string) =>
      (await authenticate(token, findClosedCompanyToken)) !== undefined,

    /**
     * The type of the user whose token would still be taken, for what stays open longer than a request; null where it would
     * not. Looked up once a second at most.
     */
    async liveUserType(tokenId: number): Promise<number | null> {
      const found = await liveTokens.find(String(tokenId), () =>
        findLiveUserToken(database, tokenId, clock.now()),
      );
      return found?.userTypeId ?? null;
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

    async revoke(tokenId: number): Promise<void> {
      await database.deleteFrom('access_tokens').where('id', '=', tokenId).execute();
      seatTokens.forget();
      liveTokens.forget([String(tokenId)]);
    },

    /** Whether the token exists and has not expired, for a caller that holds the lock of its user's row. */
    async isThere(tokenId: number, queryable: Queryable): Promise<boolean> {
      const found = await queryable
        .selectFrom('access_tokens')
        .select('id')
        .where('id', '=', tokenId)
        .where('expires_at', '>', new Date(clock.now()))
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Ends a sign-in with all that was refreshed from it. */
    async revokeSignIn(signIn: string, queryable: Queryable): Promise<void> {
      forgetUserTokens(
        await queryable.deleteFrom('access_tokens').where('sign_in', '=', signIn).returning('id').execute(),
      );
    },

    /** Notes that a page was opened with a token, at most once a minute, and at the first time what its browser calls itself. */
    async noteUse(tokenId: number, device: string): Promise<void> {
      const at = new Date(clock.now());
      await database
        .updateTable('access_tokens')
        .set({ used_at: at, device: sql`coalesce(device, ${device})` })
        .where('id', '=', tokenId)
        .where(({ eb, or }) =>
          or([eb('used_at', 'is', null), eb('used_at', '<', new Date(at.getTime() - usedAgainMs))]),
        )
        .execute();
    },

    /** A user's sign-ins that have not run out, the one used last first; at most `most`. */
    signInsOf: (userId: number, most: number) =>
      database
        .selectFrom('access_tokens')
        .select(({ fn }) => [
          'sign_in',
          fn.max('device').as('device'),
          fn.max(fn.coalesce('used_at', 'created_at')).as('used_at'),
          fn.max('expires_at').as('expires_at'),
        ])
        .where('user_id', '=', userId)
        .where('expires_at', '>', new Date(clock.now()))
        .groupBy('sign_in')
        .orderBy('used_at', 'desc')
        .orderBy('sign_in')
        .limit(most)
        .execute(),

    /** Ends one sign-in of this user; false where they have no such one. */
    async revokeSignInOf(userId: number, signIn: string, queryable: Queryable): Promise<boolean> {
      const rows = await queryable
        .deleteFrom('access_tokens')
        .where('user_id', '=', userId)
        .where('sign_in', '=', signIn)
        .returning('id')
        .execute();
      forgetUserTokens(rows);
      return rows.length > 0;
    },

    /** Ends all sign-ins of this user but one. */
    async revokeOtherSignIns(userId: number, signIn: string, queryable: Queryable): Promise<void> {
      forgetUserTokens(
        await queryable
          .deleteFrom('access_tokens')
          .where('user_id', '=', userId)
          .where('sign_in', '!=', signIn)
          .returning('id')
          .execute(),
      );
    },

    /** Ends those of a user's sign-ins that began with a password. */
    async revokePasswordSignIns(userId: number, queryable: Queryable): Promise<void> {
      forgetUserTokens(
        await queryable
          .deleteFrom('access_tokens')
          .where('user_id', '=', userId)
          .where('by_password', '=', true)
          .returning('id')
          .execute(),
      );
    },

    async revokeSeats(seatIds: readonly string[], queryable: Queryable): Promise<void> {
      if (seatIds.length === 0) return;
      await queryable
        .deleteFrom('access_tokens')
        .where('seat_id', 'in', [...seatIds])
        .execute();
      seatTokens.forgetWithin();
    },

    /** The account whose access its company has taken, to whose token this is; undefined for any other. */
    authenticateRemovedAdmin: (token: string) => authenticate(token, findRemovedAdminToken),

    /** In the transaction that disables a user or changes their role: what they may do is looked up anew. */
    async forgetUser(userId: number, queryable: Queryable): Promise<void> {
      forgetUserTokens(
        await queryable.selectFrom('access_tokens').where('user_id', '=', userId).select('id').execute(),
      );
    },

    async revokeUser(userId: number, queryable: Queryable = database): Promise<void> {
      forgetUserTokens(
        await queryable.deleteFrom('access_tokens').where('user_id', '=', userId).returning('id').execute(),
      );
    },
  };
}

function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
