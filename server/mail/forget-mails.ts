import type { Queryable } from '../database/database.ts';

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

/** Deletes what was mailed about a company's sessions; what is still to be sent goes out first. */
export async function forgetSentMailsOf(queryable: Queryable, companyId: number): Promise<void> {
  await queryable
    .deleteFrom('outbox_mails')
    .where(({ eb, or }) => or([eb('sent_at', 'is not', null), eb('failed_at', 'is not', null)]))
    .where('session_id', 'in', (from) =>
      from.selectFrom('sessions').select('sessions.id').where('company_id', '=', companyId),
    )
    .execute();
}
