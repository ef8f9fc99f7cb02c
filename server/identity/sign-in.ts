import { auth } from '#contract/rules/business-constants.ts';
import type { LoginRequest } from '#contract/calls/schemas/identity.ts';
import type { Database } from '../database/database.ts';
import { fieldProblem } from '../http/api-problem.ts';
import type { Throttle } from '../http/throttle.ts';
import type { AccessTokens, IssuedToken } from './access-tokens.ts';
import { normaliseEmail } from './email-address.ts';
import { verifyPassword } from './password-hashing.ts';
import { credentialTimeboxMs, timebox } from './timebox.ts';
import { usersRepository } from './users-repository.ts';

const windowMs = 60_000;
const triesPerAccount = 5;
const triesPerAddress = 15;

interface SignInDeps {
  database: Database;
  accessTokens: AccessTokens;
  throttle: Throttle;
}

export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn({ database, accessTokens, throttle }: SignInDeps) {
  return {
    /** Throws 422 on `email`, the same for a wrong password, an unknown address and a social account; 429 past 5 tries a minute. */
    async logIn(request: LoginRequest, ip: string): Promise<IssuedToken> {
      const email = normaliseEmail(request.email);
      await throttle('login', `${email}|${ip}`, triesPerAccount, windowMs);
      await throttle('login address', ip, triesPerAddress, windowMs);
      return timebox(credentialTimeboxMs, async () => {
        const user = await usersRepository.byEmail(database, email);
        const matches = await verifyPassword(request.password, user?.password_hash);
        if (!matches || !user || user.disabled_at)
          throw fieldProblem('email', 'These credentials do not match our records.');
        await throttle.forget('login', `${email}|${ip}`);
        return accessTokens.issueUserToken(user.id);
      });
    },

    /** A new token; the old one lives on for a moment, so that two tabs refreshing at once both stay signed in. */
    async refresh(userId: number, tokenId: number): Promise<IssuedToken> {
      return database.transaction().execute(async (transaction) => {
        await accessTokens.shorten(tokenId, auth.refreshGraceMs, transaction);
        return accessTokens.issueUserToken(userId, transaction);
      });
    },

    logOut: (tokenId: number): Promise<void> => accessTokens.revoke(tokenId),
  };
}
