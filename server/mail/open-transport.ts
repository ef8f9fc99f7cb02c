import type { Config } from '../config.ts';
import { localTransport, type MailTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** SMTP where it is configured, else the local outbox. */
export function openTransport({ smtpUrl, mailFrom }: Config): MailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : localTransport;
}
