import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { auth } from '#contract/business-constants.ts';
import type { VerifyEmailRequest } from '#contract/identity.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { Config } from '../config.ts';
import type { Database, Queryable } from '../database/database.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { verificationMail } from '../mail/templates/account-mails.ts';
import { deriveKey } from './app-secret.ts';
import { normaliseEmail } from './email-address.ts';
import { type UserRow, usersRepository } from './users-repository.ts';

interface EmailVerificationDeps {
  database: Database;
  clock: Clock;
  config: Config;
  secret: string;
  companies: Companies;
}

export type EmailVerification = ReturnType<typeof createEmailVerification>;

/** Signed links `/verify/{id}/{hash of the address}?expires=…&signature=…`, good for an hour. */
export function createEmailVerification(deps: EmailVerificationDeps) {
  const { database, clock, config, companies } = deps;
  const key = deriveKey(deps.secret, 'email verification');

  const sign = (id: string, hash: string, expires: string) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, hash, expires]))
      .digest('base64url');

  function linkFor(user: UserRow): string {
    const id = String(user.id);
    const hash = hashOf(user.email);
    const expires = String(Math.floor((clock.now() + auth.verificationLinkMs) / 1000));
    return `${config.publicUrl}/verify/${id}/${hash}?expires=${expires}&signature=${sign(id, hash, expires)}`;
  }

  function checkSignature({ id, hash, expires, signature }: VerifyEmailRequest): void {
    const expected = Buffer.from(sign(id, hash, expires));
    const presented = Buffer.from(signature);
    if (expected.length !== presented.length || !timingSafeEqual(expected, presented))
      throw new ApiProblem({ status: 403, message: 'Invalid signature.' });
    if (Number(expires) * 1000 <= clock.now())
      throw new ApiProblem({ status: 403, message: 'This verification link has expired.' });
  }

  /** Puts a fresh link into the outbox, in the caller's transaction. */
  async function send(queryable: Queryable, user: UserRow): Promise<void> {
    const at = clock.now();
    const { publicUrl } = config;
    const content = verificationMail({ publicUrl, firstName: user.first_name, link: linkFor(user) });
    const operationKey = `verification:${user.id}:${at}`;
    await enqueueMail(queryable, {
      ...content,
      operationKey,
      kind: 'verification',
      recipient: user.email,
      at,
    });
    await usersRepository.update(queryable, user.id, { verification_sent_at: new Date(at) });
  }

  /** The address is known to be the user's; a first verification brings the company its welcome credit. */
  async function confirm(queryable: Queryable, user: UserRow): Promise<void> {
    await usersRepository.update(queryable, user.id, { email_verified_at: new Date(clock.now()) });
    if (user.company_id !== null) await companies.grantWelcome(queryable, user.company_id);
  }

  return {
    send,
    confirm,

    /** False when it had been verified before. Throws 403 for a changed or expired link. */
    async verify(request: VerifyEmailRequest): Promise<boolean> {
      checkSignature(request);
      return database.transaction().execute(async (transaction) => {
        const user = await usersRepository.byId(transaction, Number(request.id));
        if (!user || hashOf(user.email) !== request.hash)
          throw new ApiProblem({ status: 403, message: 'Invalid signature.' });
        if (user.email_verified_at) return false;
        await confirm(transaction, user);
        return true;
      });
    },

    /** Does nothing for an unknown or verified address, nor within a minute of the last link. */
    async resend(email: string): Promise<void> {
      const user = await usersRepository.byEmail(database, normaliseEmail(email));
      if (!user || user.email_verified_at || user.disabled_at) return;
      const sentAt = user.verification_sent_at?.getTime() ?? 0;
      if (clock.now() - sentAt < auth.verificationResendMs) return;
      await database.transaction().execute((transaction) => send(transaction, user));
    },
  };
}

function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 40);
}
