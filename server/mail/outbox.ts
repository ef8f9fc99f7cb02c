import type { Queryable } from '../database/database.ts';
import { isNobodysAddress } from './nobodys-address.ts';

export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

export interface OutgoingMail extends MailContent {
  /** One mail per key, however often it is asked for. */
  operationKey: string;
  kind: string;
  recipient: string;
  ics?: string;
  icsMethod?: 'REQUEST' | 'CANCEL';
  /** Names a document that goes with it, such as `receipt:12`. */
  attachment?: string;
  sessionId?: string;
  seatId?: string;
  /** Server clock, Unix ms. */
  at: number;
  /** Server clock, Unix ms; `at` where it is not given. */
  dueAt?: number;
}

const unprintable = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** One line that reads in one direction: what could start another header, or turn the text round, becomes a space. */
export function headerText(text: string): string {
  return text.replace(unprintable, ' ').trim();
}

/**
 * Writes a mail into the outbox in the caller's transaction, so that it is sent if and only if what it tells is
 * kept. False where that operation key has been used before, and for an address that belongs to nobody.
 */
export async function enqueueMail(queryable: Queryable, mail: OutgoingMail): Promise<boolean> {
  if (isNobodysAddress(mail.recipient)) return false;
  const row = await queryable
    .insertInto('outbox_mails')
    .values({
      operation_key: mail.operationKey,
      kind: mail.kind,
      recipient: headerText(mail.recipient),
      subject: headerText(mail.subject),
      html: mail.html,
      body_text: mail.text,
      ics: mail.ics ?? null,
      ics_method: mail.icsMethod ?? null,
      attachment: mail.attachment ?? null,
      session_id: mail.sessionId ?? null,
      seat_id: mail.seatId ?? null,
      created_at: new Date(mail.at),
      due_at: new Date(mail.dueAt ?? mail.at),
    })
    .onConflict((conflict) => conflict.constraint('outbox_operation_unique').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** When the mail that waits longest past its time was due; undefined where none waits. */
export async function oldestDueMail(queryable: Queryable): Promise<Date | undefined> {
  const row = await queryable
    .selectFrom('outbox_mails')
    .select('due_at')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at;
}
