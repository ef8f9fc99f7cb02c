import type { Report, ReportFigures } from '#contract/calls/schemas/reports/reports.ts';
import type { MonthFigures } from '#contract/rules/reports/month-figures.ts';
import { type ReportGroup, totalOf } from '#contract/rules/reports/report-groups.ts';
import { reportMeasures } from '#contract/rules/reports/report-measures.ts';
import {
  monthAt,
  monthsOf,
  periodsBetween,
  publishedOn,
  quarterOf,
} from '#contract/rules/reports/report-periods.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';

const nothing: MonthFigures = { sessions: 0, came: [], absent: [], rating: [], measures: {} };

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/** Of these months; only the groups that `isOf` names. */
function figuresOf(
  months: readonly MonthFigures[],
  isOf: (group: ReportGroup) => boolean = () => true,
): ReportFigures {
  const total = (groupsOf: (month: MonthFigures) => readonly ReportGroup[]) =>
    totalOf(months.flatMap(groupsOf).filter(isOf));
  const came = total((month) => month.came);
  const absent = total((month) => month.absent);
  const rating = total((month) => month.rating);
  return {
    came: came?.count ?? null,
    absent: absent?.count ?? null,
    rating: rating && rounded(rating.sum / rating.count, 1),
    measures: reportMeasures.flatMap(({ id }) => {
      const measure = total((month) => month.measures[id] ?? []);
      return measure ? [{ id, value: rounded(measure.sum / measure.count, 2) }] : [];
    }),
  };
}

/** In the order of their names; those without one and the small ones last. */
function departmentsIn(months: readonly MonthFigures[]): (string | null)[] {
  const groups = months.flatMap(({ came, absent, rating, measures }) => [
    ...came,
    ...absent,
    ...rating,
    ...Object.values(measures).flat(),
  ]);
  const names = new Set(groups.map(({ department }) => department));
  const named = [...names].filter((name) => name !== null && name !== '');
  return [
    ...named.toSorted((one, other) => String(one).localeCompare(String(other), 'en')),
    ...['', null].filter((name) => names.has(name)),
  ];
}

export type Reports = ReturnType<typeof createReports>;

/** What the published months of a company come to; nothing here reads a person. */
export function createReports({ database, clock }: { database: Database; clock: Clock }) {
  return {
    async read(companyId: number, wanted?: string): Promise<Report> {
      const [company, rows] = await Promise.all([
        database.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirstOrThrow(),
        database
          .selectFrom('report_months')
          .select(['month', 'figures'])
          .where('company_id', '=', companyId)
          .orderBy('month')
          .execute(),
      ]);
      const now = monthAt(clock.now());
      const period = wanted ?? quarterOf(rows.at(-1)?.month ?? now);
      const figures = new Map(rows.map(({ month, figures: kept }) => [month, kept]));
      const months = monthsOf(period);
      const known = months.flatMap((month) => figures.get(month) ?? []);
      return {
        company: company.name,
        period,
        periods: periodsBetween(rows[0]?.month ?? now, now),
        months: months.map((month) => {
          const kept = figures.get(month) ?? nothing;
          return {
            month,
            is_published: Date.parse(publishedOn(month)) <= clock.now(),
            published_on: publishedOn(month),
            sessions: kept.sessions,
            figures: figuresOf([kept]),
          };
        }),
        departments: departmentsIn(known).map((department) => ({
          department,
          figures: figuresOf(known, (group) => group.department === department),
        })),
        total: {
          sessions: known.reduce((sum, { sessions }) => sum + sessions, 0),
          figures: figuresOf(known),
        },
      };
    },
  };
}
