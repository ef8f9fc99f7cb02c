import { createHash } from 'node:crypto';
import { parseMailAddress } from '../config/mail-address.ts';
import type { MailFile, MailTransport, OutboxRow } from './mail-transport.ts';

/** The same for every attempt at a mail, so that a receiver recognises a repetition. */
function messageId(mail: OutboxRow, host: string): string {
  return `<${createHash('sha256').update(mail.operation_key).digest('hex').slice(0, 32)}@${host}>`;
}

function calendarPart(mail: OutboxRow) {
  if (mail.ics === null) return {};
  return {
    icalEvent: { method: mail.ics_method ?? 'PUBLISH', filename: 'session.ics', content: mail.ics },
  };
}

function attachedFile(file: MailFile | null) {
  if (file === null) return {};
  const { name, bytes } = file;
  return { attachments: [{ filename: name, content: Buffer.from(bytes), contentType: 'application/pdf' }] };
}

/** Sends by SMTP; `url` as nodemailer takes it, for example smtps://user:password@host:465. */
export function createSmtpTransport(url: string, from: string): MailTransport {
  const sender = parseMailAddress(from);
  const host = sender.address.split('@')[1] ?? 'localhost';
  const opening = import('nodemailer').then(({ default: nodemailer }) =>
    nodemailer.createTransport({
      url,
      pool: true,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    async send(mail, file) {
      const transporter = await opening;
      await transporter.sendMail({
        from: sender,
        to: { name: '', address: mail.recipient },
        ...(mail.reply_to !== null && { replyTo: { name: '', address: mail.reply_to } }),
        subject: mail.subject,
        html: mail.html,
        text: mail.body_text,
        messageId: messageId(mail, host),
        date: mail.created_at,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...calendarPart(mail),
        ...attachedFile(file),
      });
    },
    async verify() {
      await (await opening).verify();
    },
    close: () => void opening.then((transporter) => transporter.close()),
  };
}
