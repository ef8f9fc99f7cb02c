import { sql } from 'kysely';
import type { DashboardAnswer } from '#contract/calls/schemas/dashboard.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { HomeLines } from '#contract/words/en/organiser/home-lines.ts';
import type { Database } from '../database/database.ts';
import { reasonIn } from '../credits/ledger-reason.ts';
import { homeLinesIn, ledgerReasonsIn } from '../words/organiser-words.ts';
import { sessionHref } from './to-do.ts';

type Activity = DashboardAnswer['activity'][number];
type ActivityWords = HomeLines['activity'];

const shown = 10;
/** So many are read that lines which say the same still leave others to show. */
const read = 5 * shown;
const sessionsHref = '/dashboard/sessions';
const isEnding = (status: string): status is 'completed' | 'cancelled' | 'failed' =>
  status === 'completed' || status === 'cancelled' || status === 'failed';

async function sessionActivity(
  database: Database,
  companyId: number,
  words: ActivityWords,
): Promise<Activity[]> {
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
      ...at(row.created_at, words.scheduled(row.first_name, row.title)),
      ...at(row.started_at, words.started(row.title)),
      ...at(row.ended_at, words[isEnding(row.status) ? row.status : 'ended'](row.title)),
    ];
  });
}

async function creditActivity(
  database: Database,
  companyId: number,
  language: SpokenLanguage,
): Promise<Activity[]> {
  const { creditsAdded, creditsRemoved } = homeLinesIn(language).activity;
  const reasons = ledgerReasonsIn(language);
  const rows = await database
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .select(['ledger_transfers.at', 'ledger_transfers.kind', 'ledger_transfers.reason'])
    .select('ledger_entries.credits')
    .where('ledger_transfers.company_id', '=', companyId)
    .where('ledger_transfers.kind', 'in', ['grant', 'purchase', 'refund'])
    .where('ledger_entries.account', '=', 'available')
    .orderBy('ledger_transfers.id', 'desc')
    .limit(read)
    .execute();
  return rows.map(({ at, credits, ...row }) => ({
    at: at.toISOString(),
    text: (credits < 0 ? creditsRemoved : creditsAdded)(Math.abs(credits), reasonIn(reasons, row)),
    href: null,
  }));
}

/** Lines that say the same as one, at the time of the newest; it leads to the list where they lead to several sessions. */
function asOne(lines: readonly Activity[], words: ActivityWords): Activity | [] {
  const [newest] = lines;
  if (!newest || lines.length === 1) return newest ?? [];
  const isOneSession = lines.every(({ href }) => href === newest.href);
  return {
    ...newest,
    text: words.repeated(newest.text, lines.length),
    href: isOneSession ? newest.href : sessionsHref,
  };
}

/** What happened lately, the newest first; what happened several times is one line. */
export async function readActivity(
  database: Database,
  companyId: number,
  language: SpokenLanguage,
): Promise<Activity[]> {
  const { activity: words } = homeLinesIn(language);
  const all = [
    ...(await sessionActivity(database, companyId, words)),
    ...(await creditActivity(database, companyId, language)),
  ];
  const newestFirst = all.sort((a, b) => b.at.localeCompare(a.at));
  return [...Map.groupBy(newestFirst, ({ text }) => text).values()]
    .flatMap((lines) => asOne(lines, words))
    .slice(0, shown);
}
