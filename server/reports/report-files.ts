import type { Report, ReportFigures } from '#contract/calls/schemas/reports/reports.ts';
import { report as words } from '#contract/words/en/organiser/report.ts';
import { departmentText, measuresIn } from '#contract/words/report-words.ts';
import { type CsvRow, csvText } from '../http/files/csv-text.ts';
import { xlsxFile } from '../http/files/xlsx-file.ts';

const fixed = ['Month', 'Department', 'Sessions', 'Came', 'No-shows', 'Rating (of 5)'] as const;

type Row = CsvRow<string>;

const { measures: measureWords, tooFew, underFive } = words;

function valuesOf({ came, absent, rating, measures }: ReportFigures): Row {
  return {
    Came: came ?? underFive,
    'No-shows': absent ?? underFive,
    'Rating (of 5)': rating ?? tooFew,
    ...Object.fromEntries(measures.map(({ id, value }) => [measureWords[id].label, value])),
  };
}

/** A row for each month, for each department, and the total. */
function tableOf(report: Report): { columns: string[]; rows: Row[] } {
  const published = report.months.filter(({ is_published }) => is_published);
  const rows = [
    ...published.map(({ month, sessions, figures }) => ({
      Month: month,
      Department: 'All shown',
      Sessions: sessions,
      ...(sessions === 0 ? {} : valuesOf(figures)),
    })),
    ...report.departments.map(({ department, figures }) => ({
      Month: report.period,
      Department: departmentText(department),
      ...valuesOf(figures),
    })),
    {
      Month: report.period,
      Department: 'Total of what is shown',
      Sessions: report.total.sessions,
      ...valuesOf(report.total.figures),
    },
  ];
  return { columns: [...fixed, ...measuresIn(report).map((id) => measureWords[id].label)], rows };
}

export function reportCsv(report: Report): string {
  const { columns, rows } = tableOf(report);
  return csvText(columns, rows);
}

export function reportXlsx(report: Report): Uint8Array {
  const { columns, rows } = tableOf(report);
  return xlsxFile('Report', columns, rows);
}
