import type { ContactRequest } from '#contract/contact.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { contactAcknowledgementMail } from '../mail/templates/account-mails.ts';

export type ContactRequests = ReturnType<typeof createContactRequests>;

export function createContactRequests(deps: { database: Database; clock: Clock; config: Config }) {
  const { database, clock, config } = deps;
  return {
    /** Keeps the message and tells its sender that it arrived. */
    async receive(request: ContactRequest): Promise<void> {
      const at = clock.now();
      const { name, email, topic, message, session_id } = request;
      await database.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto('contact_requests')
          .values({ name, email, topic, message, session_id, created_at: new Date(at) })
          .returning('id')
          .executeTakeFirstOrThrow();
        await enqueueMail(transaction, {
          ...contactAcknowledgementMail({ publicUrl: config.publicUrl, name, message }),
          operationKey: `contact:${id}`,
          kind: 'contact',
          recipient: email,
          at,
        });
      });
    },
  };
}
