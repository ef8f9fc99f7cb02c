import type { MailTransport } from './mail-transport.ts';

/** Proves that the mail server takes our mails; answers what to tell the person who starts the product. */
export async function checkMail({ verify }: Pick<MailTransport, 'verify'>): Promise<string | undefined> {
  try {
    await verify();
    return undefined;
  } catch (cause) {
    const { message } = cause as Error;
    return `The mail server refuses us (${message.split('\n', 1)[0]}): check SMTP_URL. Emails wait in the outbox and are retried for four hours.`;
  }
}
