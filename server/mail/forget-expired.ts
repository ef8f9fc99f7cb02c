import { retention } from '#contract/rules/retention.ts';
import type { Queryable } from '../database/database.ts';

const entryCodeKeptMs = 60 * 60_000;

/**
 * Deletes mails with entry codes an hour after they were written, mails about accounts thirty days after they were sent or
 * given up; a session's stay with it, or thirty days after its company has closed its account. `now` in Unix ms.
 */
export async function forgetOldMails(database: Queryable, now: number): Promise<void> {
  await database
    .deleteFrom('outbox_mails')
    .where('kind', '=', 'entry-code')
    .where('created_at', '<=', new Date(now - entryCodeKeptMs))
    .execute();
  await database
    .deleteFrom('outbox_mails')
    .where('session_id', 'is', null)
    .where(({ fn }) => fn.coalesce('sent_at', 'failed_at'), '<=', new Date(now - retention.accountMailMs))
    .execute();
  await database
    .deleteFrom('outbox_mails')
    .where('session_id', 'in', (from) =>
      from
        .selectFrom('sessions')
        .innerJoin('companies', 'companies.id', 'sessions.company_id')
        .select('sessions.id')
        .where('companies.deleted_at', '<=', new Date(now - retention.closedCompanyMailMs)),
    )
    .execute();
}
