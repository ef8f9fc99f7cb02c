import type { Config } from '../config/config.ts';
import { localTransport, type MailTransport, offTransport } from './mail-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** SMTP where it is configured, else the local outbox; nothing where mail is off. */
export function openTransport({ mail, smtpUrl, mailFrom }: Config): MailTransport {
  if (mail === 'off') return offTransport;
  return smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : localTransport;
}
