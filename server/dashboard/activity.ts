import { sql } from 'kysely';
import type { DashboardAnswer } from '#contract/calls/schemas/dashboard.ts';
import { creditsText } from '#contract/words/credits-text.ts';
import type { Database } from '../database/database.ts';
import { sessionHref } from './to-do.ts';

type Activity = DashboardAnswer['activity'][number];

const shown = 10;
const endings: Record<string, string> = {
  completed: 'was played to its end',
  cancelled: 'was cancelled',
  failed: 'could not be held',
};

async function sessionActivity(database: Database, companyId: number): Promise<Activity[]> {
  const rows = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.created_by')
    .select(['sessions.id', 'sessions.title', 'sessions.status', 'sessions.created_at'])
    .select(['sessions.started_at', 'sessions.ended_at', 'users.first_name'])
    .where('sessions.company_id', '=', companyId)
    .where('sessions.deleted_at', 'is', null)
    .orderBy(sql`coalesce(sessions.ended_at, sessions.started_at, sessions.created_at)`, 'desc')
    .limit(shown)
    .execute();
  return rows.flatMap((row) => {
    const href = sessionHref(row.id);
    const at = (date: Date | null, text: string): Activity[] =>
      date ? [{ at: date.toISOString(), text, href }] : [];
    return [
      ...at(row.created_at, `${row.first_name} planned ${row.title}`),
      ...at(row.started_at, `${row.title} started`),
      ...at(row.ended_at, `${row.title} ${endings[row.status] ?? 'ended'}`),
    ];
  });
}

async function creditActivity(database: Database, companyId: number): Promise<Activity[]> {
  const rows = await database
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .select(['ledger_transfers.at', 'ledger_transfers.reason', 'ledger_entries.credits'])
    .where('ledger_transfers.company_id', '=', companyId)
    .where('ledger_transfers.kind', 'in', ['grant', 'purchase', 'refund'])
    .where('ledger_entries.account', '=', 'available')
    .orderBy('ledger_transfers.id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ at, reason, credits }) => ({
    at: at.toISOString(),
    text: `${creditsText(Math.abs(credits))} ${credits < 0 ? 'taken back' : 'received'}: ${reason}`,
    href: null,
  }));
}

/** What happened lately, the newest first. */
export async function readActivity(database: Database, companyId: number): Promise<Activity[]> {
  const all = [
    ...(await sessionActivity(database, companyId)),
    ...(await creditActivity(database, companyId)),
  ];
  return all.sort((a, b) => b.at.localeCompare(a.at)).slice(0, shown);
}
