import type { Queryable } from '../database/database.ts';
import { isUndeliverableAddress } from './erased-address.ts';

export interface MailContent {
  subject: string;
  html: string;
  text: string;
}

export interface OutgoingMail extends MailContent {
  /** One mail per key, however often it is requested. */
  operationKey: string;
  kind: string;
  recipient: string;
  ics?: string;
  icsMethod?: 'REQUEST' | 'CANCEL';
  /** Names a document that goes with it, such as `receipt:12`. */
  attachment?: string;
  /** Address that answers go to, where that is not the sender. */
  replyTo?: string | undefined;
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
  if (isUndeliverableAddress(mail.recipient)) return false;
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
      reply_to: mail.replyTo ?? null,
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

/** The mails of one kind about a session that no delivery has been tried of. */
export function untriedMails(queryable: Queryable, sessionId: string, kind: string) {
  return queryable
    .selectFrom('outbox_mails')
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null);
}

/** Takes back what is not on its way yet, in the caller's transaction. */
export async function dropUntriedMails(queryable: Queryable, sessionId: string, kind: string): Promise<void> {
  await queryable
    .deleteFrom('outbox_mails')
    .where('id', 'in', untriedMails(queryable, sessionId, kind).select('id').forUpdate().skipLocked())
    .execute();
}

/** Takes back what waits to be sent to a seat and is not on its way yet, in the caller's transaction. */
export async function dropUntriedMailsTo(queryable: Queryable, seatIds: readonly string[]): Promise<void> {
  if (seatIds.length === 0) return;
  const waiting = queryable
    .selectFrom('outbox_mails')
    .select('id')
    .where('seat_id', 'in', [...seatIds])
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null);
  await queryable.deleteFrom('outbox_mails').where('id', 'in', waiting.forUpdate().skipLocked()).execute();
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

/** Has a mail that was given up sent again, or all of them; answers how many. */
export async function retryMails(queryable: Queryable, id: number | undefined, at: Date): Promise<number> {
  const again = await queryable
    .updateTable('outbox_mails')
    .set({ failed_at: null, attempts: 0, due_at: at })
    .where('failed_at', 'is not', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .returning('id')
    .execute();
  return again.length;
}
