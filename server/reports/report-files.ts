import type { Report, ReportFigures } from '#contract/calls/schemas/reports/reports.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { ReportWords } from '#contract/words/en/organiser/report.ts';
import { departmentText, measuresIn } from '#contract/words/report-words.ts';
import { type CsvRow, csvText } from '../http/files/csv-text.ts';
import { xlsxFile } from '../http/files/xlsx-file.ts';
import { fileWordsIn, reportWordsIn } from '../words/organiser-words.ts';

const fixed = ({ monthColumn, departmentColumn, sessions, came, absent, ratingColumn }: ReportWords) => ({
  month: monthColumn,
  department: departmentColumn,
  sessions,
  came,
  absent,
  rating: ratingColumn,
});

function valuesOf({ came, absent, rating, measures }: ReportFigures, words: ReportWords): CsvRow {
  return {
    came: came ?? words.underFive,
    absent: absent ?? words.underFive,
    rating: rating ?? words.tooFew,
    ...Object.fromEntries(measures.map(({ id, value }) => [id, value])),
  };
}

/** A row for each month, for each department, and the total. */
function tableOf(
  report: Report,
  language: SpokenLanguage,
): { columns: Record<string, string>; rows: CsvRow[] } {
  const words = reportWordsIn(language);
  const { allShown, total } = fileWordsIn(language).report;
  const published = report.months.filter(({ is_published }) => is_published);
  const measures = measuresIn(report).map((id) => [id, words.measures[id].label]);
  return {
    columns: { ...fixed(words), ...Object.fromEntries(measures) },
    rows: [
      ...published.map(({ month, sessions, figures }) => ({
        month,
        department: allShown,
        sessions,
        ...(sessions === 0 ? {} : valuesOf(figures, words)),
      })),
      ...report.departments.map(({ department, figures }) => ({
        month: report.period,
        department: departmentText(department, words),
        ...valuesOf(figures, words),
      })),
      {
        month: report.period,
        department: total,
        sessions: report.total.sessions,
        ...valuesOf(report.total.figures, words),
      },
    ],
  };
}

export function reportCsv(report: Report, language: SpokenLanguage): string {
  const { columns, rows } = tableOf(report, language);
  return csvText(columns, rows);
}

export function reportXlsx(report: Report, language: SpokenLanguage): Uint8Array {
  const { columns, rows } = tableOf(report, language);
  return xlsxFile(fileWordsIn(language).report.sheet, columns, rows);
}
