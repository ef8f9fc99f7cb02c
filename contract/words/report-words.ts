import type { Report, ReportFigures } from '../calls/schemas/reports/reports.ts';
import { type ReportMeasureId, reportMeasures } from '../rules/reports/report-measures.ts';
import { monthsOf } from '../rules/reports/report-periods.ts';
import { percent, seconds } from './en/counts.ts';

/** Reports are read by organisers, and so in English. */
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `July 2026`. */
export const monthText = (month: string): string => monthFormat.format(Date.parse(`${month}-01`));
/** `Jul 2026`. */
export const shortMonthText = (month: string): string => shortFormat.format(Date.parse(`${month}-01`));

/** `2026`, or `July to September 2026`. */
export function periodText(period: string): string {
  const months = monthsOf(period);
  const [first = ''] = months;
  if (months.length === 12) return period;
  return `${monthText(first).split(' ')[0]} to ${monthText(months.at(-1) ?? first)}`;
}

export function departmentText(department: string | null): string {
  if (department === null) return 'Other departments';
  return department === '' ? 'No department' : department;
}

export const measureLabels: Record<ReportMeasureId, string> = {
  participation: 'Participation balance',
  agreement: 'Agreement',
  'turn-taking': 'Turn-taking',
  speech: 'Speech balance',
  noticing: 'Noticed in time',
  consensus: 'Time to consensus',
  help: 'Help given',
};

export const measureNotes: Record<ReportMeasureId, string> = {
  participation: '100% means that everyone in a team contributed equally.',
  agreement: 'The share of a team’s votes that went to what the team chose.',
  'turn-taking': 'How often a message, clue or answer came from a different person than the one before.',
  speech: '100% means that all open microphones were heard equally.',
  noticing: 'The share of a team that saw what the story kept in plain sight.',
  consensus: 'How long it took until more than half of a team agreed.',
  help: 'How often someone in a team shared a clue or answered a call for help.',
};

/** What a report shows where a group is too small. */
export const tooFew = 'Too few';
/** The same of a number of people, none included. */
export const underFive = 'Under 5';

/** A measure as people read it: `72%`, `9.4 s`, `3.2`. */
export function measureValueText(id: ReportMeasureId, value: number): string {
  const unit = reportMeasures.find((measure) => measure.id === id)?.unit;
  if (unit === 'share') return percent(value);
  return unit === 'seconds' ? seconds(value) : value.toFixed(1);
}

export const ratingText = (mean: number): string => `${mean.toFixed(1)} of 5`;

export const attendanceText = ({ came, absent }: ReportFigures): string =>
  `came: ${came ?? underFive.toLowerCase()}, no-shows: ${absent ?? underFive.toLowerCase()}`;

/** The measures that a report has anywhere, in their order. */
export const measuresIn = ({ months, departments, total }: Report): ReportMeasureId[] =>
  reportMeasures
    .map(({ id }) => id)
    .filter((wanted) =>
      [total, ...months, ...departments].some(({ figures }) =>
        figures.measures.some(({ id }) => id === wanted),
      ),
    );

export const reportNotes = [
  'A person counts once for each session. People who said that they cannot come are not counted.',
  'Groups under five people are never shown. Departments that have fewer for a figure in a month count together as “Other departments”; if these are still under five, they are left out, also of the totals.',
  'Months are by UTC. The figures of a month are made on the eighth of the next one and do not change afterwards.',
] as const;
