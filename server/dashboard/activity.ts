import { sql } from 'kysely';
import type { DashboardAnswer } from '#contract/calls/schemas/dashboard.ts';
import { creditsText } from '#contract/words/credits-text.ts';
import type { Database } from '../database/database.ts';
import { sessionHref } from './to-do.ts';

type Activity = DashboardAnswer['activity'][number];

const shown = 10;
/** So many are read that lines which say the same still leave others to show. */
const read = 5 * shown;
const sessionsHref = '/dashboard/sessions';
const endings: Record<string, string> = {
  completed: 'was played to the end',
  cancelled: 'was cancelled',
  failed: 'could not take place',
};

async function sessionActivity(database: Database, companyId: number): Promise<Activity[]> {
  const rows = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.created_by')
    .select(['sessions.id', 'sessions.title', 'sessions.status', 'sessions.created_at'])
    .select(['sessions.started_at', 'sessions.ended_at', 'users.first_name'])
    .where('sessions.company_id', '=', companyId)
    .where('sessions.deleted_at', 'is', null)
    .where('sessions.rehearsal_rate', 'is', null)
    .orderBy(sql`coalesce(sessions.ended_at, sessions.started_at, sessions.created_at)`, 'desc')
    .limit(read)
    .execute();
  return rows.flatMap((row) => {
    const href = sessionHref(row.id);
    const at = (date: Date | null, text: string): Activity[] =>
      date ? [{ at: date.toISOString(), text, href }] : [];
    return [
      ...at(row.created_at, `${row.first_name} scheduled “${row.title}”`),
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
    .limit(read)
    .execute();
  return rows.map(({ at, reason, credits }) => ({
    at: at.toISOString(),
    text: `${creditsText(Math.abs(credits))} ${credits < 0 ? 'removed' : 'added'}: ${reason}`,
    href: null,
  }));
}

/** Lines that say the same as one, at the time of the newest; it leads to the list where they lead to several sessions. */
function asOne(lines: readonly Activity[]): Activity | [] {
  const [newest] = lines;
  if (!newest || lines.length === 1) return newest ?? [];
  const isOneSession = lines.every(({ href }) => href === newest.href);
  return {
    ...newest,
    text: `${newest.text} (${lines.length} times)`,
    href: isOneSession ? newest.href : sessionsHref,
  };
}

/** What happened lately, the newest first; what happened several times is one line. */
export async function readActivity(database: Database, companyId: number): Promise<Activity[]> {
  const all = [
    ...(await sessionActivity(database, companyId)),
    ...(await creditActivity(database, companyId)),
  ];
  const newestFirst = all.sort((a, b) => b.at.localeCompare(a.at));
  return [...Map.groupBy(newestFirst, ({ text }) => text).values()].flatMap(asOne).slice(0, shown);
}
