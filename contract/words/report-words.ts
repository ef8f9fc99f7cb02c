import type { Report } from '../calls/schemas/reports/reports.ts';
import { type ReportMeasureId, reportMeasures } from '../rules/reports/report-measures.ts';
import { monthsOf } from '../rules/reports/report-periods.ts';
import { type ReportWords, report as english } from './en/organiser/report.ts';

/** `2026`, or `July to September 2026`. */
export function periodText(period: string, words: ReportWords = english): string {
  const months = monthsOf(period);
  const [first = ''] = months;
  return months.length === 12 ? period : words.months(first, months.at(-1) ?? first);
}

export function departmentText(department: string | null, words: ReportWords = english): string {
  if (department === null) return words.otherDepartments;
  return department === '' ? words.noDepartment : department;
}

/** A measure as people read it: `72%`, `9.4 s`, `3.2`. */
export function measureValueText(id: ReportMeasureId, value: number, words: ReportWords = english): string {
  const unit = reportMeasures.find((measure) => measure.id === id)?.unit ?? 'count';
  return words.values[unit](value);
}

/** The measures that a report has anywhere, in their order. */
export const measuresIn = ({ months, departments, total }: Report): ReportMeasureId[] =>
  reportMeasures
    .map(({ id }) => id)
    .filter((wanted) =>
      [total, ...months, ...departments].some(({ figures }) =>
        figures.measures.some(({ id }) => id === wanted),
      ),
    );
