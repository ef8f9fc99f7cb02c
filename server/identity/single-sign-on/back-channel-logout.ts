import { createHash } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Database, Queryable } from '../../database/database.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { AccessTokens } from '../access-tokens.ts';
import { usersRepository } from '../users-repository.ts';
import type { OpenidProviders } from './openid-provider.ts';
import type { Connection, SignOnConnections } from './sign-on-connections.ts';

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';
const clockToleranceMs = 120_000;

interface LogoutDeps {
  database: Database;
  accessTokens: AccessTokens;
  connections: SignOnConnections;
  providers: OpenidProviders;
}

export type BackChannelLogout = ReturnType<typeof createBackChannelLogout>;

const refused = () => new ApiProblem({ status: 400, message: 'The logout token is not valid.' });

function isLogout({ events, nonce, sub, sid, jti }: JWTPayload): boolean {
  const named = typeof events === 'object' && events !== null && Object.hasOwn(events, logoutEvent);
  return named && nonce === undefined && typeof jti === 'string' && (sub !== undefined || sid !== undefined);
}

/** OpenID Connect Back-Channel Logout 1.0: a provider ends the sign-ins that it made. */
export function createBackChannelLogout(deps: LogoutDeps) {
  const { database, accessTokens, connections, providers } = deps;

  async function spend(queryable: Queryable, issuer: string, { jti, exp }: JWTPayload): Promise<void> {
    const digest = createHash('sha256')
      .update(JSON.stringify(['logout', issuer, jti]))
      .digest('hex');
    const spent = await queryable
      .insertInto('spent_social_tokens')
      .values({ digest, expires_at: new Date((exp ?? 0) * 1000 + clockToleranceMs) })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returning('digest')
      .executeTakeFirst();
    if (!spent) throw refused();
  }

  /** False where the provider's session is not known here. */
  async function endSession(queryable: Queryable, companyId: number, sid: string): Promise<boolean> {
    const sessions = await queryable
      .selectFrom('sign_ons')
      .select(['sign_in', 'user_id'])
      .where('company_id', '=', companyId)
      .where('sid', '=', sid)
      .orderBy('user_id')
      .execute();
    for (const { sign_in, user_id } of sessions) {
      await usersRepository.lock(queryable, user_id);
      await accessTokens.revokeSignIn(sign_in, queryable);
    }
    return sessions.length > 0;
  }

  async function endPerson(queryable: Queryable, connection: Connection, subject: string): Promise<void> {
    const account = await queryable
      .selectFrom('sign_on_accounts')
      .select('user_id')
      .where('company_id', '=', connection.company_id)
      .where('issuer', '=', connection.issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    if (!account) return;
    await usersRepository.lock(queryable, account.user_id);
    await accessTokens.revokeUser(account.user_id, queryable);
  }

  return {
    /**
     * Ends the provider's session, or without one every sign-in of the person. Throws 400 for a token that is not the
     * provider's, expired, used before, or no logout; 503 while its keys cannot be read.
     */
    async logOut(key: string, token: string): Promise<void> {
      const connection = await connections.findByKey(key);
      if (!connection) throw refused();
      const { issuer, client_id: clientId } = connection;
      const claims = await providers.logoutClaims({ issuer, clientId }, token).catch((cause: unknown) => {
        throw cause instanceof ApiProblem && cause.status < 500 ? refused() : cause;
      });
      if (!isLogout(claims)) throw refused();
      const { sub, sid } = claims;
      await database.transaction().execute(async (transaction) => {
        await spend(transaction, issuer, claims);
        const isEnded =
          typeof sid === 'string' && (await endSession(transaction, connection.company_id, sid));
        if (!isEnded && sub) await endPerson(transaction, connection, sub);
      });
    },
  };
}
