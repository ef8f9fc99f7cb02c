import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { auth } from '#contract/rules/business-constants.ts';
import { type LoginRequest, type SignInsAnswer, signInsShown } from '#contract/calls/schemas/identity.ts';
import type { PasskeyRequest } from '#contract/calls/schemas/second-factor/passkeys.ts';
import type { Database } from '../database/database.ts';
import { inUnit } from '../database/unit-of-work.ts';
import { ApiProblem, fieldProblem, unauthenticated } from '../http/api-problem.ts';
import type { Throttle } from '../http/load/throttle.ts';
import type { AccessTokens, IssuedToken } from './access-tokens.ts';
import type { LoginLimits } from './login-limits.ts';
import type { SecondFactor } from './second-factor/second-factor.ts';
import { singleSignOnRequired } from './single-sign-on/sign-on-problems.ts';
import { hasToSignOn, type SignOnConnections } from './single-sign-on/sign-on-connections.ts';
import { verifyPassword } from './password-hashing.ts';
import { credentialTimeboxMs, timebox } from './timebox.ts';
import type { AuthenticatedUser } from './token-holders.ts';
import { type UserRow, usersRepository } from './users-repository.ts';

const refreshWindowMs = 60_000;
const refreshesPerUser = 20;

interface SignInDeps {
  database: Database;
  accessTokens: AccessTokens;
  throttle: Throttle;
  loginLimits: LoginLimits;
  secondFactor: SecondFactor;
  signOnConnections: SignOnConnections;
}

/** What a request presented: the row of its token, and the sign-in that this belongs to. */
export interface Presented {
  tokenId: number;
  signIn: string;
}

export type SignIn = ReturnType<typeof createSignIn>;

export function createSignIn(deps: SignInDeps) {
  const { database, accessTokens, throttle, loginLimits, secondFactor, signOnConnections } = deps;
  const refused = () => fieldProblem('email', ({ accounts }) => accounts.credentials);

  /** Only while the hash that was verified is still the user's and no single sign-on is enforced, and for their second factor. */
  async function issueTo(verified: UserRow, request: LoginRequest): Promise<IssuedToken> {
    const proof = await secondFactor.present(verified.id, 'logIn', request);
    return database.transaction().execute(async (transaction) => {
      const user = await usersRepository.lock(transaction, verified.id);
      if (!user || user.disabled_at || user.password_hash !== verified.password_hash) throw refused();
      if (hasToSignOn(user, await signOnConnections.enforcedFor(transaction, user.email)))
        throw singleSignOnRequired('email');
      await secondFactor.require(transaction, user.id, proof);
      return accessTokens.issueUserToken(user.id, transaction);
    });
  }

  /**
   * Whose password this is. Throws 422 on `email`, the same for a wrong password, an unknown address, a social account,
   * and everybody but owners where a company enforces single sign-on.
   */
  async function requireUser(email: string, password: string): Promise<UserRow> {
    const user = await usersRepository.byEmail(database, email);
    const matches = await verifyPassword(password, user?.password_hash);
    const enforcedBy = await signOnConnections.enforcedFor(database, email);
    if (!matches || !user || user.disabled_at || hasToSignOn(user, enforcedBy))
      throw enforcedBy === undefined ? refused() : singleSignOnRequired('email');
    return user;
  }

  return {
    /** Throws as `requireUser`; 422 on `code` or `passkey` for an account with two-factor log-in; 429 past the limits of tries. `subject` is the request's address subject. */
    async logIn(request: LoginRequest, subject: string): Promise<IssuedToken> {
      const email = normaliseEmail(request.email);
      await loginLimits.count(email, subject);
      return timebox(credentialTimeboxMs, async () => {
        const user = await requireUser(email, request.password);
        const issued = await issueTo(user, request);
        await loginLimits.settle(email, subject);
        if (request.code !== undefined) await secondFactor.forgetTries(user.id);
        return issued;
      });
    },

    /** What a passkey of the account has to sign for a log-in. Throws as `logIn`, and 422 on `passkey` where there is none. */
    async challengePasskey(
      { email: typed, password }: Pick<LoginRequest, 'email' | 'password'>,
      subject: string,
    ): Promise<PasskeyRequest> {
      const email = normaliseEmail(typed);
      await loginLimits.count(email, subject);
      return timebox(credentialTimeboxMs, async () => {
        const user = await requireUser(email, password);
        return secondFactor.challengeLogIn(user.id);
      });
    },

    /** A new token; the old one lives on for a moment, so that two tabs refreshing at once both stay signed in. 401 where it has been ended. */
    async refresh(
      { id: userId, by_password: byPassword }: Pick<AuthenticatedUser, 'id' | 'by_password'>,
      { tokenId, signIn }: Presented,
    ): Promise<IssuedToken> {
      await throttle('refresh token', String(userId), refreshesPerUser, refreshWindowMs);
      return database.transaction().execute(async (transaction) => {
        await usersRepository.lock(transaction, userId);
        if (!(await accessTokens.isThere(tokenId, transaction))) throw unauthenticated();
        await accessTokens.shorten(tokenId, auth.refreshGraceMs, transaction);
        return accessTokens.issueUserToken(userId, transaction, { byPassword, signIn });
      });
    },

    /** Ends the sign-in, with what another tab refreshed or changed the password to at the same moment. */
    async logOut(userId: number, { signIn }: Presented): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await usersRepository.lock(transaction, userId);
        await accessTokens.revokeSignIn(signIn, transaction);
      });
    },

    /** Where the user is signed in; `own` is the sign-in that asks. */
    async list(userId: number, own: string): Promise<SignInsAnswer> {
      const rows = await accessTokens.signInsOf(userId, signInsShown);
      return {
        sign_ins: rows.map(({ sign_in, device, used_at, expires_at }) => ({
          id: sign_in,
          device,
          used_at: used_at.toISOString(),
          expires_at: expires_at.toISOString(),
          is_own: sign_in === own,
        })),
      };
    },

    /** Ends one of the user's own sign-ins; 404 for any other. */
    async end(userId: number, signIn: string): Promise<void> {
      await inUnit(database, undefined, async ({ queryable }) => {
        await usersRepository.lock(queryable, userId);
        if (!(await accessTokens.revokeSignInOf(userId, signIn, queryable)))
          throw new ApiProblem({ status: 404, message: ({ accounts }) => accounts.loggedOutAlready });
      });
    },

    /** Ends every sign-in of the user but `own`. */
    async endOthers(userId: number, own: string): Promise<void> {
      await inUnit(database, undefined, async ({ queryable }) => {
        await usersRepository.lock(queryable, userId);
        await accessTokens.revokeOtherSignIns(userId, own, queryable);
      });
    },

    /** Ends every sign-in of the user, on all devices, this one included. */
    async logOutEverywhere(userId: number): Promise<void> {
      await inUnit(database, undefined, async ({ queryable: transaction }) => {
        await usersRepository.lock(transaction, userId);
        await accessTokens.revokeUser(userId, transaction);
      });
    },
  };
}
