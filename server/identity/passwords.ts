import { createHash, randomBytes } from 'node:crypto';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { auth } from '#contract/rules/business-constants.ts';
import type { ChangePasswordRequest, ResetPasswordRequest } from '#contract/calls/schemas/identity.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { inUnit } from '../database/unit-of-work.ts';
import type { Database, Queryable } from '../database/database.ts';
import { catalogueProblem, fieldProblem, type RefusalText, unauthenticated } from '../http/api-problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { passwordResetMail } from '../mail/templates/account-mails.ts';
import type { AccessTokens, IssuedToken } from './access-tokens.ts';
import { revokeUnverifiedAccess } from './revoke-unverified-access.ts';
import type { EmailVerification } from './email-verification.ts';
import type { LoginLimits } from './login-limits.ts';
import { hashPassword, verifyPassword } from './password-hashing.ts';
import { checkNewPassword } from './password-rules.ts';
import type { Presented } from './sign-in.ts';
import { credentialTimeboxMs, timebox } from './timebox.ts';
import { type UserRow, usersRepository } from './users-repository.ts';

const anotherAfterMs = 60_000;
const invalidToken: RefusalText = ({ accounts }) => accounts.resetToken;

interface PasswordDeps {
  database: Database;
  clock: Clock;
  config: Config;
  accessTokens: AccessTokens;
  emailVerification: EmailVerification;
  loginLimits: LoginLimits;
}

export type Passwords = ReturnType<typeof createPasswords>;

export function createPasswords(deps: PasswordDeps) {
  const { database, clock, config, accessTokens, emailVerification, loginLimits } = deps;

  async function replaceResetToken(queryable: Queryable, user: UserRow): Promise<string | undefined> {
    const token = randomBytes(32).toString('base64url');
    const now = clock.now();
    const fresh = { digest: digestOf(token), created_at: new Date(now) };
    const written = await queryable
      .insertInto('password_resets')
      .values({ user_id: user.id, ...fresh })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet(fresh)
          .where('password_resets.created_at', '<=', new Date(now - anotherAfterMs)),
      )
      .returning('user_id')
      .executeTakeFirst();
    return written && token;
  }

  async function sendResetLink(userId: number): Promise<void> {
    await database.transaction().execute(async (transaction) => {
      const user = await usersRepository.lock(transaction, userId);
      if (!user || user.disabled_at) return;
      const token = await replaceResetToken(transaction, user);
      if (!token) return;
      const at = clock.now();
      const { publicUrl } = config;
      const link = `${publicUrl}/reset-password/${token}#email=${encodeURIComponent(user.email)}`;
      await enqueueMail(transaction, {
        ...passwordResetMail({ language: user.language, publicUrl, link }),
        operationKey: `password-reset:${user.id}:${at}`,
        kind: 'password-reset',
        recipient: user.email,
        at,
      });
    });
  }

  const oldestOpen = () => new Date(clock.now() - auth.passwordResetMs);

  /** Deletes the token as it finds it, so that of any number of uses at once one succeeds. */
  async function spendResetToken(queryable: Queryable, user: UserRow | undefined, token: string) {
    const spent = await queryable
      .deleteFrom('password_resets')
      .where('user_id', '=', user?.id ?? 0)
      .where('digest', '=', digestOf(token))
      .where('created_at', '>', oldestOpen())
      .returning('user_id')
      .executeTakeFirst();
    if (!spent || !user) throw fieldProblem('email', invalidToken);
    return user;
  }

  return {
    /** Tells nothing: known and unknown addresses are answered alike, and no sooner. */
    async forgot(email: string): Promise<void> {
      await timebox(credentialTimeboxMs, async () => {
        const user = await usersRepository.byEmail(database, normaliseEmail(email));
        if (user) await sendResetLink(user.id);
      });
    },

    /** Leaves the token as it is, and says nothing of whose it is. Throws 422 on `token` where it opens nothing. */
    async checkResetLink(token: string): Promise<void> {
      const open = await database
        .selectFrom('password_resets')
        .select('user_id')
        .where('digest', '=', digestOf(token))
        .where('created_at', '>', oldestOpen())
        .executeTakeFirst();
      if (!open) throw fieldProblem('token', invalidToken);
    },

    /**
     * Every token of the user dies. Throws USER_014, USER_013, or 422 on `email` for a bad token. `subject` is the request's
     * address subject, which from now on is known to be the user's.
     */
    async reset(request: ResetPasswordRequest, subject: string): Promise<void> {
      checkNewPassword(request);
      const password_hash = await hashPassword(request.password);
      await database.transaction().execute(async (transaction) => {
        const known = await usersRepository.byEmail(transaction, normaliseEmail(request.email));
        const found = known && (await usersRepository.lock(transaction, known.id));
        const user = await spendResetToken(transaction, found, request.token);
        if (!user.email_verified_at) {
          await revokeUnverifiedAccess(transaction, accessTokens, user.id);
          await emailVerification.confirm(transaction, user);
        }
        await usersRepository.update(transaction, user.id, { password_hash });
        await accessTokens.revokeUser(user.id, transaction);
      });
      await loginLimits.trust(normaliseEmail(request.email), subject);
    },

    /** Every other token of the user dies; the answer is a new one. Throws USER_012, USER_014 or USER_013. */
    async change(userId: number, presented: Presented, request: ChangePasswordRequest): Promise<IssuedToken> {
      const user = await usersRepository.byId(database, userId);
      if (!(await verifyPassword(request.current_password, user?.password_hash)))
        throw catalogueProblem(422, 'USER_012', 'current_password');
      checkNewPassword(request);
      const password_hash = await hashPassword(request.password);
      return inUnit(database, undefined, async ({ queryable: transaction }) => {
        const current = await usersRepository.lock(transaction, userId);
        if (!(await accessTokens.isThere(presented.tokenId, transaction))) throw unauthenticated();
        if (current?.password_hash !== user?.password_hash)
          throw catalogueProblem(422, 'USER_012', 'current_password');
        await usersRepository.update(transaction, userId, { password_hash });
        await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
        await accessTokens.revokeUser(userId, transaction);
        return accessTokens.issueUserToken(userId, transaction, { signIn: presented.signIn });
      });
    },
  };
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
