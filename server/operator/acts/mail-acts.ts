import { checkMail } from '../../mail/mail-check.ts';
import { retryMails } from '../../mail/outbox.ts';
import type { Services } from '../../services.ts';
import { refusedMails } from '../operator-lists.ts';
import { type ActsOf, idOf, Refusal, table } from './operator-act.ts';

/** Mails that were refused or wait. */
export function createMailActs(services: Services) {
  const { database, clock, config } = services;

  return {
    'mail list': async () => table(await refusedMails(database).execute(), 'No mail was refused'),
    async 'mail show'({ words: [word] }) {
      const mail = await database
        .selectFrom('outbox_mails')
        .select([
          'id',
          'kind',
          'recipient',
          'subject',
          'body_text',
          'attempts',
          'due_at',
          'sent_at',
          'failed_at',
          'last_error',
        ])
        .where('id', '=', idOf(word, 'mail'))
        .executeTakeFirst();
      if (!mail) throw new Refusal(`There is no mail ${word}`);
      const { body_text, ...facts } = mail;
      return { lines: [...table([facts], '').lines, '', body_text], data: mail };
    },
    async 'mail retry'({ words: [word] }) {
      const id = word === 'all' ? undefined : idOf(word, 'mail');
      return {
        subject: id === undefined ? 'all mails' : `mail ${id}`,
        says: 'what was given up is sent again',
        async make() {
          if ((await retryMails(database, id, new Date(clock.now()))) === 0)
            throw new Refusal(id === undefined ? 'No mail was given up' : `Mail ${id} was not given up`);
        },
      };
    },
    async 'mail test'() {
      const problem = await checkMail(services.mailDelivery);
      if (config.smtpUrl === null) return { lines: ['No SMTP_URL is set: mails are kept at /outbox'] };
      return { lines: [problem ?? 'The mail server takes our mails'], isWrong: problem !== undefined };
    },
  } satisfies ActsOf<'mail'>;
}
