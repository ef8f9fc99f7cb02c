import { type ExpressionBuilder, sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';

/** Sent or given up: nothing is delivered from it any more. */
const isSettled = ({ eb, or }: ExpressionBuilder<Schema, 'outbox_mails'>) =>
  or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]);

const sessionsOf = (companyId: number) => (from: ExpressionBuilder<Schema, 'outbox_mails'>) =>
  from.selectFrom('sessions').select('sessions.id').where('sessions.company_id', '=', companyId);

/** Deletes what was mailed to an address about these sessions, sent or not. */
export async function forgetMailsTo(
  queryable: Queryable,
  recipient: string,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await queryable
    .deleteFrom('outbox_mails')
    .where('recipient', '=', recipient)
    .where('session_id', 'in', [...sessionIds])
    .execute();
}

/** Deletes what was mailed about sign-ups of these people, sent or not. */
export async function forgetSignUpMails(queryable: Queryable, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return;
  await queryable
    .deleteFrom('outbox_mails')
    .where('kind', 'like', 'sign-up-%')
    .where(sql<string>`split_part(operation_key, ':', 2)`, 'in', [...personIds])
    .execute();
}

/** Deletes what was mailed to these seats, sent or not, under whatever address they had. */
export async function forgetMailsOfSeats(queryable: Queryable, seatIds: readonly string[]): Promise<void> {
  if (seatIds.length === 0) return;
  await queryable
    .deleteFrom('outbox_mails')
    .where('seat_id', 'in', [...seatIds])
    .execute();
}

/** Deletes what was mailed about a company's sessions; what is still to be sent goes out first. */
export async function forgetSentMailsOf(queryable: Queryable, companyId: number): Promise<void> {
  await queryable
    .deleteFrom('outbox_mails')
    .where(isSettled)
    .where('session_id', 'in', sessionsOf(companyId))
    .execute();
}

/** Deletes what was mailed about these sessions, sent or not. */
export async function forgetMailsOfSessions(
  queryable: Queryable,
  sessionIds: readonly string[],
): Promise<void> {
  if (sessionIds.length === 0) return;
  await queryable
    .deleteFrom('outbox_mails')
    .where('session_id', 'in', [...sessionIds])
    .execute();
}

/** Deletes what was mailed about a company's orders; what is still to be sent goes out first. */
export async function forgetSentOrderMails(queryable: Queryable, companyId: number): Promise<void> {
  await queryable
    .deleteFrom('outbox_mails')
    .where(isSettled)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('orders.id')
          .where('orders.company_id', '=', companyId)
          .where(sql<boolean>`outbox_mails.operation_key like 'order:' || orders.id || ':%'`),
      ),
    )
    .execute();
}

/** Deletes the mails with these operation keys that are sent or given up. */
export async function forgetMailsByKey(queryable: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await queryable
    .deleteFrom('outbox_mails')
    .where('operation_key', 'in', [...keys])
    .where(isSettled)
    .execute();
}

/** Deletes the acknowledgements of contact messages to an address, sent or not; they say nothing but that one arrived. */
export async function forgetAcknowledgementsTo(queryable: Queryable, recipient: string): Promise<void> {
  await queryable
    .deleteFrom('outbox_mails')
    .where('recipient', '=', recipient)
    .where('kind', '=', 'contact')
    .execute();
}

/** Their operation key names the account. */
const accountLinkKinds = ['verification', 'password-reset', 'connect-social'];

/**
 * Deletes the mails with links into an account, sent or not, and, where the address is proved to be the account's, every
 * other mail to it that is sent or given up. Mails to a seat belong to the session's guest and stay.
 */
export async function forgetMailsOfAccount(
  queryable: Queryable,
  { id, email, email_verified_at }: { id: number; email: string; email_verified_at: Date | null },
): Promise<void> {
  await queryable
    .deleteFrom('outbox_mails')
    .where('kind', 'in', accountLinkKinds)
    .where(sql<string>`operation_key || ':'`, 'like', `%:${id}:%`)
    .execute();
  if (email_verified_at === null) return;
  await queryable
    .deleteFrom('outbox_mails')
    .where('recipient', '=', email)
    .where('seat_id', 'is', null)
    .where(isSettled)
    .execute();
}

/**
 * Takes a person out of the mails that others were sent about a company's sessions: notices to organisers that name the
 * person are deleted; mails to guests keep their row, which is counted, without their text once they are settled.
 */
export async function forgetMentions(
  queryable: Queryable,
  companyId: number,
  { name, email, instead }: { name: string; email: string; instead: string },
): Promise<void> {
  const words = [name, email].filter((word) => word !== '');
  const isNaming = ({ or }: ExpressionBuilder<Schema, 'outbox_mails'>) =>
    or(words.map((word) => sql<boolean>`strpos(subject || ' ' || body_text, ${word}) > 0`));
  await queryable
    .deleteFrom('outbox_mails')
    .where('seat_id', 'is', null)
    .where('session_id', 'in', sessionsOf(companyId))
    .where(isNaming)
    .execute();
  await queryable
    .updateTable('outbox_mails')
    .set({
      subject: sql<string>`replace(subject, ${name}, ${instead})`,
      html: '',
      body_text: '',
      ics: null,
      last_error: null,
    })
    .where('session_id', 'in', sessionsOf(companyId))
    .where(isNaming)
    .where(isSettled)
    .execute();
}
