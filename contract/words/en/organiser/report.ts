import type { ReportMeasureId, reportMeasures } from '../../../rules/reports/report-measures.ts';
import { monthIn } from '../../formats.ts';
import { day, percent, seconds } from '../counts.ts';

type Unit = (typeof reportMeasures)[number]['unit'];

const month = monthIn('en', 'long');

const measures: Record<ReportMeasureId, { label: string; note: string }> = {
  participation: {
    label: 'Participation balance',
    note: '100% means that everyone in a team contributed equally.',
  },
  agreement: {
    label: 'Agreement',
    note: 'The share of a team’s votes that went to what the team chose.',
  },
  'turn-taking': {
    label: 'Turn-taking',
    note: 'How often a message, clue or answer came from a different person than the one before.',
  },
  speech: {
    label: 'Speech balance',
    note: '100% means that all open microphones were heard equally.',
  },
  noticing: {
    label: 'Noticed in time',
    note: 'The share of a team that saw what the story kept in plain sight.',
  },
  consensus: {
    label: 'Time to consensus',
    note: 'How long it took until more than half of a team agreed.',
  },
  help: {
    label: 'Help given',
    note: 'How often someone in a team shared a clue or answered a call for help.',
  },
};

const values: Record<Unit, (value: number) => string> = {
  share: percent,
  seconds,
  count: (value) => value.toFixed(1),
};

/** What a company's report says, on the page of its organisers and on the one that is shared. */
export const report = {
  month,
  shortMonth: monthIn('en', 'short'),
  /** Of two months, both included: `July to September 2026`. */
  months: (first: string, last: string) => `${month(first).split(' ')[0]} to ${month(last)}`,
  otherDepartments: 'Other departments',
  noDepartment: 'No department',
  measures,
  /** A measure as people read it: `72%`, `9.4 s`, `3.2`. */
  values,
  /** Where a group is too small to be shown. */
  tooFew: 'Too few',
  /** The same of a number of people, none included. */
  underFive: 'Under 5',
  mean: (value: number) => value.toFixed(1),
  rating: (mean: number) => `${mean.toFixed(1)} of 5`,
  period: 'Period',
  monthColumn: 'Month',
  departmentColumn: 'Department',
  sessions: 'Sessions',
  came: 'Came',
  absent: 'No-shows',
  ratingName: 'Rating',
  ratingColumn: 'Rating (of 5)',
  noSessions: 'No sessions',
  fromDay: (date: string) => `From ${day(date)}`,
  attendance: 'Attendance',
  attendanceByMonth: 'Attendance by month',
  attendanceByDepartment: 'Attendance by department',
  ratings: 'Ratings',
  ratingByMonth: 'Rating by month',
  ratingByDepartment: 'Rating by department',
  analysis: 'Working together',
  analysisByMonth: 'Analysis by month',
  analysisByDepartment: 'Analysis by department',
  analysisSummary: 'Each figure is the average over all people; each person counts with their team’s value.',
  span: {
    none: 'No group is large enough to be shown.',
    one: (name: string, text: string) => `${name}: ${text}.`,
    same: (text: string) => `All the same: ${text}.`,
    /** The lowest and the highest, each with its group. */
    range: (low: { name: string; text: string }, high: { name: string; text: string }) =>
      `From ${low.text} (${low.name}) to ${high.text} (${high.name}).`,
    came: (count: number) => `${count} came`,
  },
  asTable: 'As a table',
  tableOf: (title: string) => `${title}, table`,
  empty: (period: string) => `Nothing to show for ${period} yet`,
  emptyWaiting: (date: string) =>
    `A report counts sessions that were played. The figures of a month appear on the eighth of the next one, here from ${day(date)}.`,
  emptyText: 'A report counts sessions that were played. Choose another period.',
  notesHeading: 'How this report is made',
  notes: [
    'A person counts once for each session. People who declined are not counted.',
    'Groups under five people are never shown. Departments that have fewer for a figure in a month count together as “Other departments”; if these are still under five, they are left out, also from the totals.',
    'Months follow UTC. The figures of a month are calculated on the eighth of the next one and don’t change afterwards.',
  ],
};

export type ReportWords = typeof report;
