import { sql } from 'kysely';
import type { LedgerAnswer, LedgerRow } from '#contract/calls/schemas/credits.ts';
import type { LedgerReasons } from '#contract/words/en/organiser/money/ledger-reasons.ts';
import type { Queryable } from '../database/database.ts';
import { reasonIn } from './ledger-reason.ts';

const pageSize = 50;

/** The newest transfers first; `cursor` is the `next_cursor` of the page before. */
export async function readLedgerPage(
  queryable: Queryable,
  companyId: number,
  { cursor, words }: { cursor: string | undefined; words: LedgerReasons },
): Promise<Omit<LedgerAnswer, 'balance'>> {
  let query = queryable
    .selectFrom('ledger_transfers')
    .leftJoin('sessions', 'sessions.id', 'ledger_transfers.session_id')
    .leftJoin('users', 'users.id', 'ledger_transfers.actor_id')
    .select([
      'ledger_transfers.id',
      'ledger_transfers.kind',
      'ledger_transfers.reason',
      'ledger_transfers.session_id',
      'ledger_transfers.order_id',
      'ledger_transfers.available_after',
      'ledger_transfers.at',
      'sessions.title as session_title',
      sql<string | null>`nullif(trim(concat(users.first_name, ' ', users.last_name)), '')`.as('actor'),
      sql<number>`(select max(credits) from ledger_entries where transfer_id = ledger_transfers.id)`.as(
        'credits',
      ),
    ])
    .where('ledger_transfers.company_id', '=', companyId)
    .orderBy('ledger_transfers.id', 'desc')
    .limit(pageSize + 1);
  const before = Number(cursor);
  if (cursor !== undefined && Number.isSafeInteger(before))
    query = query.where('ledger_transfers.id', '<', before);
  const rows = await query.execute();
  const shown = rows.slice(0, pageSize);
  return {
    rows: shown.map((row) => ({
      ...row,
      kind: row.kind as LedgerRow['kind'],
      reason: reasonIn(words, row),
      at: row.at.toISOString(),
    })),
    next_cursor: rows.length > pageSize ? String(shown.at(-1)?.id) : null,
  };
}
