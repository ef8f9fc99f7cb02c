import { createHash } from 'node:crypto';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { auth } from '#contract/rules/business-constants.ts';
import type { VerifyEmailRequest } from '#contract/calls/schemas/identity.ts';
import type { Clock } from '../clock.ts';
import type { AccountCompanies } from './account-companies.ts';
import type { Config } from '../config/config.ts';
import type { Database, Queryable } from '../database/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { verificationMail } from '../mail/templates/account-mails.ts';
import { invalidSignature, type SignedLinks } from './signed-links.ts';
import { credentialTimeboxMs, timebox } from './timebox.ts';
import { type UserRow, usersRepository } from './users-repository.ts';

interface EmailVerificationDeps {
  database: Database;
  clock: Clock;
  config: Config;
  signedLinks: SignedLinks;
  companies: AccountCompanies;
}

export type EmailVerification = ReturnType<typeof createEmailVerification>;

/** Proof of an address by a signed link that bears the user's id and a hash of the address. */
export function createEmailVerification(deps: EmailVerificationDeps) {
  const { database, clock, config, companies, signedLinks } = deps;

  /** Puts a fresh link into the outbox, in the caller's transaction. */
  async function send(queryable: Queryable, user: UserRow): Promise<void> {
    const at = clock.now();
    const { publicUrl } = config;
    const content = verificationMail({
      language: user.language,
      publicUrl,
      link: signedLinks.make(String(user.id), hashOf(user.email)),
    });
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
      signedLinks.check(request);
      return database.transaction().execute(async (transaction) => {
        const user = await usersRepository.lock(transaction, Number(request.id));
        if (!user || hashOf(user.email) !== request.hash) throw invalidSignature();
        if (user.email_verified_at) return false;
        await confirm(transaction, user);
        return true;
      });
    },

    /** Does nothing for an unknown or verified address, nor within a minute of the last link; answered alike, and no sooner. */
    async resend(email: string): Promise<void> {
      await timebox(credentialTimeboxMs, async () => {
        const known = await usersRepository.byEmail(database, normaliseEmail(email));
        if (!known) return;
        await database.transaction().execute(async (transaction) => {
          const user = await usersRepository.lock(transaction, known.id);
          if (!user || user.email_verified_at || user.disabled_at) return;
          const sentAt = user.verification_sent_at?.getTime() ?? 0;
          if (clock.now() < sentAt + auth.verificationResendMs) return;
          await send(transaction, user);
        });
      });
    },
  };
}

function hashOf(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 40);
}
