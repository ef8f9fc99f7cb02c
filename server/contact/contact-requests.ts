import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { ContactRequest } from '#contract/calls/schemas/contact.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { contactAcknowledgementMail, contactNoticeMail } from '../mail/templates/account-mails.ts';

export type ContactRequests = ReturnType<typeof createContactRequests>;

export function createContactRequests(deps: { database: Database; clock: Clock; config: Config }) {
  const { database, clock, config } = deps;
  return {
    /** Keeps the message, tells its sender in that language that it arrived and the operator what it says. */
    async receive(request: ContactRequest, language: SpokenLanguage): Promise<void> {
      const at = clock.now();
      const { name, email, topic, message, session_id } = request;
      await database.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('contact_requests')
          .values({ name, email, topic, message, session_id, created_at: new Date(at) })
          .returning('id')
          .executeTakeFirstOrThrow();
        await enqueueMail(transaction, {
          ...contactAcknowledgementMail({ language, publicUrl: config.publicUrl }),
          operationKey: `contact:${id}`,
          kind: 'contact',
          recipient: email,
          at,
        });
        if (config.contactEmail === null) return;
        await enqueueMail(transaction, {
          ...contactNoticeMail({
            publicUrl: config.publicUrl,
            name,
            email,
            topic,
            message,
            sessionId: session_id,
          }),
          operationKey: `contact-notice:${id}`,
          kind: 'contact-notice',
          recipient: config.contactEmail,
          at,
        });
      });
    },
  };
}
