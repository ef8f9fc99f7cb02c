import { type Static, Type } from 'typebox';
import { longestDepartment } from '../../../rules/business-constants.ts';
import { mostReportLinks, reportLinkDays } from '../../../rules/reports/report-links.ts';
import { reportMeasures } from '../../../rules/reports/report-measures.ts';
import { monthPattern, periodPattern } from '../../../rules/reports/report-periods.ts';
import type { CallSpec } from '../../call.ts';
import { ByRowId, Choice, Instant, List, Nullable, RowId, Shape, Text } from '../bounded.ts';
import { documentThrottle } from '../document-throttle.ts';

const Period = Text(7, { pattern: periodPattern });
const Day = Text(10);
const Measure = Choice(reportMeasures.map(({ id }) => id));

/**
 * Null or missing: under five people. A person counts once for each session. The number of ratings is left out: beside
 * `came` it would give how many did not rate.
 */
const Figures = Shape({
  came: Nullable(Type.Integer()),
  absent: Nullable(Type.Integer()),
  /** Of 5, with one decimal. */
  rating: Nullable(Type.Number()),
  /** The mean over people of what their team has. */
  measures: List(Shape({ id: Measure, value: Type.Number() }), reportMeasures.length),
});

export const Report = Shape({
  company: Text(120),
  period: Period,
  /** To choose from, the latest first. */
  periods: List(Period, 500),
  months: List(
    Shape({
      month: Text(7, { pattern: monthPattern }),
      /** False before `published_on`. */
      is_published: Type.Boolean(),
      published_on: Day,
      sessions: Type.Integer(),
      figures: Figures,
    }),
    12,
  ),
  /** Empty: people without a department; null: other departments together. */
  departments: List(Shape({ department: Nullable(Text(longestDepartment)), figures: Figures }), 1000),
  total: Shape({ sessions: Type.Integer(), figures: Figures }),
});

export const ReportQuery = Shape({
  /** The latest quarter with figures where it is left out. */
  period: Type.Optional(Period),
});

const ReportLink = Shape({
  id: RowId,
  created_at: Instant,
  expires_at: Instant,
  /** Empty for a deleted account. */
  by: Text(200),
});

const file = { load: 'heavy', query: ReportQuery, throttle: [documentThrottle] } as const;

export const reportSpec = {
  read: { query: ReportQuery, answer: Report },
  csv: file,
  xlsx: file,
  pdf: file,
  links: { answer: Shape({ links: List(ReportLink, mostReportLinks) }) },
  createLink: {
    body: Shape({ days: Type.Unsafe<(typeof reportLinkDays)[number]>(Type.Enum([...reportLinkDays])) }),
    /** The only time that the token is shown. */
    answer: Shape({ link: ReportLink, url: Text(300) }),
    status: 201,
    throttle: [{ name: 'report link', by: 'company', hits: 60, perMs: 60 * 60_000 }],
    audit: 'report.share',
  },
  revokeLink: { params: ByRowId, audit: 'report.unshare' },
  shared: {
    body: Shape({ token: Text(128, { minLength: 1 }), period: Type.Optional(Period) }),
    answer: Report,
    throttle: [{ name: 'report by link', by: 'address', hits: 60, perMs: 60_000, counts: 'failures' }],
  },
} satisfies Record<string, CallSpec>;

export type Report = Static<typeof Report>;
export type ReportFigures = Static<typeof Figures>;
export type ReportQuery = Static<typeof ReportQuery>;
export type ReportLink = Static<typeof ReportLink>;
