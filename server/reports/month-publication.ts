import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { MonthFigures } from '#contract/rules/reports/month-figures.ts';
import { type DepartmentFigure, publishedGroups } from '#contract/rules/reports/report-groups.ts';
import { reportMeasures } from '#contract/rules/reports/report-measures.ts';
import { lastPublishedMonth, spanOf } from '#contract/rules/reports/report-periods.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import { type Database, jsonb, type Queryable } from '../database/database.ts';
import type { Results } from '../scoring/results.ts';

/** In one run of the job; the rest follows in the next. */
const mostMonths = 24;

const monthOf = sql<string>`to_char(sessions.starts_at at time zone 'UTC', 'YYYY-MM')`;

const playedSessions = (queryable: Queryable) =>
  queryable
    .selectFrom('sessions')
    .where('sessions.status', '=', 'completed')
    .where('sessions.deleted_at', 'is', null)
    .where('sessions.rehearsal_rate', 'is', null);

interface Month {
  companyId: number;
  month: string;
}

const sessionsOf = (queryable: Queryable, { companyId, month }: Month) => {
  const { from, to } = spanOf(month);
  return playedSessions(queryable)
    .where('sessions.company_id', '=', companyId)
    .where('sessions.starts_at', '>=', from)
    .where('sessions.starts_at', '<', to);
};

const seatsOf = (queryable: Queryable, month: Month) =>
  sessionsOf(queryable, month)
    .innerJoin('seats', 'seats.session_id', 'sessions.id')
    .innerJoin('consumers', 'consumers.id', 'seats.consumer_id')
    .where('seats.is_bot', '=', false);

const people = sql<number>`count(distinct seats.consumer_id)::integer`.as('people');
const count = sql<number>`count(*)::integer`.as('count');

const sumOfPlaces = sql<number>`count(*)::integer`.as('sum');

const readCame = (queryable: Queryable, month: Month): Promise<DepartmentFigure[]> =>
  seatsOf(queryable, month)
    .where('seats.joined_at', 'is not', null)
    .select(['consumers.department', people, count, sumOfPlaces])
    .groupBy('consumers.department')
    .orderBy('consumers.department')
    .execute();

const readAbsent = (queryable: Queryable, month: Month): Promise<DepartmentFigure[]> =>
  seatsOf(queryable, month)
    .where('seats.joined_at', 'is', null)
    .where('seats.declined_at', 'is', null)
    .select(['consumers.department', people, count, sumOfPlaces])
    .groupBy('consumers.department')
    .orderBy('consumers.department')
    .execute();

const readRatings = (queryable: Queryable, month: Month): Promise<DepartmentFigure[]> =>
  seatsOf(queryable, month)
    .where('seats.rating', 'is not', null)
    .select(['consumers.department', people, count])
    .select(sql<number>`sum(seats.rating)::integer`.as('sum'))
    .groupBy('consumers.department')
    .orderBy('consumers.department')
    .execute();

/** A team's figures are those of each of its people who came and do not object to being counted. */
const readMeasures = (
  queryable: Queryable,
  month: Month,
): Promise<(DepartmentFigure & { measure: string })[]> =>
  seatsOf(queryable, month)
    .innerJoin('team_measures', (join) =>
      join
        .onRef('team_measures.session_id', '=', 'seats.session_id')
        .onRef('team_measures.team_id', '=', 'seats.team_id'),
    )
    .where('seats.joined_at', 'is not', null)
    .where('seats.in_analysis', '=', true)
    .select(['team_measures.measure', 'consumers.department', people, count])
    .select(sql<number>`sum(team_measures.value)::float`.as('sum'))
    .groupBy(['team_measures.measure', 'consumers.department'])
    .orderBy('consumers.department')
    .execute();

/** A month's figures, without every group that is too small to be shown. */
async function readFigures(queryable: Queryable, month: Month): Promise<MonthFigures> {
  const { sessions } = await sessionsOf(queryable, month)
    .select(sql<number>`count(*)::integer`.as('sessions'))
    .executeTakeFirstOrThrow();
  const byMeasure = Map.groupBy(await readMeasures(queryable, month), ({ measure }) => measure);
  return {
    sessions,
    came: publishedGroups(await readCame(queryable, month)),
    absent: publishedGroups(await readAbsent(queryable, month)),
    rating: publishedGroups(await readRatings(queryable, month)),
    measures: Object.fromEntries(
      reportMeasures.map(({ id }) => [
        id,
        publishedGroups((byMeasure.get(id) ?? []).map(({ measure: _measure, ...figure }) => figure)),
      ]),
    ),
  };
}

/**
 * Makes the figures of months that are over, once, so that nobody compares them before and after one person came, left,
 * changed department or was erased.
 */
export function createMonthPublication(deps: {
  database: Database;
  clock: Clock;
  log: Logger;
  companies: Pick<Companies, 'keepOpen'>;
  results: Pick<Results, 'keepMeasures'>;
}) {
  const { database, clock, log, companies, results } = deps;

  const due = async (): Promise<Month[]> =>
    playedSessions(database)
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .where('companies.deleted_at', 'is', null)
      .where('sessions.starts_at', '<', spanOf(lastPublishedMonth(clock.now())).to)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('report_months')
              .select('month')
              .whereRef('report_months.company_id', '=', 'sessions.company_id')
              .where('report_months.month', '=', monthOf),
          ),
        ),
      )
      .select(['sessions.company_id as companyId', monthOf.as('month')])
      .distinct()
      .orderBy('month', 'desc')
      .limit(mostMonths)
      .execute();

  /** The analysis of a session is kept when it is first read; of those that nobody has read it is made now. */
  async function keepAllMeasures(month: Month): Promise<void> {
    const unread = await sessionsOf(database, month)
      .where(sql<boolean>`coalesce((sessions.options->>'analytics')::boolean, false)`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('team_measures')
              .select('team_id')
              .whereRef('team_measures.session_id', '=', 'sessions.id'),
          ),
        ),
      )
      .select('sessions.id')
      .execute();
    for (const { id } of unread)
      await results
        .keepMeasures(id)
        .catch((err: unknown) => log.error({ err, session: id }, 'a report goes without the analysis'));
  }

  async function publish(month: Month): Promise<void> {
    await keepAllMeasures(month);
    await database.transaction().execute(async (transaction) => {
      if (!(await companies.keepOpen(transaction, month.companyId))) return;
      await transaction
        .insertInto('report_months')
        .values({
          company_id: month.companyId,
          month: month.month,
          figures: jsonb(await readFigures(transaction, month)),
        })
        .onConflict((conflict) => conflict.columns(['company_id', 'month']).doNothing())
        .execute();
    });
  }

  return {
    async publishDue(): Promise<void> {
      for (const month of await due()) await publish(month);
    },
  };
}

export type MonthPublication = ReturnType<typeof createMonthPublication>;
