import type { DashboardAnswer } from '#contract/calls/schemas/dashboard.ts';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import type { Clock } from '../clock.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database } from '../database/database.ts';
import { presentSummary, summaryQuery } from '../sessions/listing/session-summary.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import type { WaitingPeople } from '../sessions/people/waiting-people.ts';
import { homeLinesIn } from '../words/organiser-words.ts';
import { readActivity } from './activity.ts';
import { readPlayedResults } from './played-results.ts';
import { readPlayedTotals } from './played-totals.ts';
import { readToDo } from './to-do.ts';

/** How long before its start home looks for people of the next session, in ms: hosted realtime is asked every few seconds. */
const soonMs = 24 * 60 * 60_000;

interface Deps {
  database: Database;
  clock: Clock;
  stories: StoryLibrary;
  credits: CreditLedger;
  waitingPeople: WaitingPeople;
}

export type Dashboard = ReturnType<typeof createDashboard>;

/** What the dashboard's home shows. */
export function createDashboard({ database, clock, stories, credits, waitingPeople }: Deps) {
  async function some(
    companyId: number,
    statuses: SessionStatus[],
    order: 'asc' | 'desc',
    { limit, language }: { limit: number; language: SpokenLanguage },
  ): Promise<SessionSummary[]> {
    const rows = await summaryQuery(database, companyId)
      .where('sessions.rehearsal_rate', 'is', null)
      .where('sessions.archived_at', 'is', null)
      .where('sessions.status', 'in', statuses)
      .orderBy('sessions.starts_at', order)
      .limit(limit)
      .execute();
    return rows.map((row) => presentSummary(row, stories, language));
  }

  /** Whom its doors keep waiting, which no row says. */
  async function withWaiting(next: SessionSummary, companyId: number): Promise<SessionSummary> {
    if (Date.parse(next.starts_at) > clock.now() + soonMs) return next;
    const onChannel = await waitingPeople.of(next, companyId);
    if (onChannel.size === 0) return next;
    const { waiting } = await database
      .selectFrom('seats')
      .select(({ fn }) => fn.countAll<number>().as('waiting'))
      .where('session_id', '=', next.id)
      .where('id', 'in', [...onChannel])
      .where('declined_at', 'is', null)
      .where('joined_at', 'is', null)
      .executeTakeFirstOrThrow();
    return { ...next, people: { ...next.people, waiting: Number(waiting) } };
  }

  return {
    /** Of this company, by whether the user may buy credits and has a confirmed address; its lines and titles of stories in `language`. */
    async read(
      companyId: number,
      {
        userId,
        language,
        ...person
      }: { userId: number; buys: boolean; isVerified: boolean; language: SpokenLanguage },
    ): Promise<DashboardAnswer> {
      const [next] = await some(companyId, ['scheduled', 'lobby'], 'asc', { limit: 1, language });
      const live = await some(companyId, ['live'], 'asc', { limit: 10, language });
      const [completed] = await some(companyId, ['completed'], 'desc', { limit: 1, language });
      const balance = await credits.balance(database, companyId);
      return {
        next_session: next ? await withWaiting(next, companyId) : null,
        live_sessions: live,
        results: await readPlayedResults(database, { stories, companyId, language }),
        totals: await readPlayedTotals(database, { companyId, userId, now: clock.now() }),
        balance,
        to_do: await readToDo(
          database,
          { companyId, ...person, balance, next, completed, now: clock.now() },
          homeLinesIn(language),
        ),
        activity: await readActivity(database, companyId, language),
      };
    },
  };
}
