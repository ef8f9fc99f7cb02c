import type { Report, ReportFigures } from '#contract/calls/schemas/reports/reports.ts';
import { publishedOn } from '#contract/rules/reports/report-periods.ts';
import { plural } from '#contract/words/en/counts.ts';
import { report as words } from '#contract/words/en/organiser/report.ts';
import {
  attendanceText,
  departmentText,
  measuresIn,
  measureValueText,
  periodText,
} from '#contract/words/report-words.ts';
import { isolated } from '../pdf/visual-order.ts';
import { drawLines, heading, type Line, line } from '../pdf/written-lines.ts';

/** Organisers read English. */
const language = 'en';

const ratingLine = ({ rating }: ReportFigures) => (rating === null ? words.tooFew : words.rating(rating));

const named = (name: string, text: string) => line(`${name}: ${text}`);

function monthLines({ months }: Report, textOf: (month: Report['months'][number]) => string): Line[] {
  return months.map((month) =>
    named(
      words.month(month.month),
      month.is_published
        ? month.sessions === 0
          ? words.noSessions
          : textOf(month)
        : words.fromDay(month.published_on),
    ),
  );
}

const departmentLines = ({ departments }: Report, textOf: (figures: ReportFigures) => string): Line[] =>
  departments.map(({ department, figures }) => named(isolated(departmentText(department)), textOf(figures)));

function measureLines(report: Report): Line[] {
  return measuresIn(report).flatMap((id) => {
    const textOf = ({ measures }: ReportFigures) => {
      const own = measures.find((measure) => measure.id === id);
      return own ? measureValueText(id, own.value) : words.tooFew;
    };
    return [
      heading(`${words.measures[id].label}: ${textOf(report.total.figures)}`),
      line(words.measures[id].note, true),
      ...departmentLines(report, textOf),
    ];
  });
}

function linesOf(report: Report): Line[] {
  const { total } = report;
  return [
    { tag: 'H1', text: `Report, ${periodText(report.period)}`, size: 26, hand: 'title', gap: 0 },
    line(isolated(report.company)),
    heading('In short'),
    named(words.sessions, String(total.sessions)),
    named(words.attendance, attendanceText(total.figures)),
    named(words.ratingName, ratingLine(total.figures)),
    heading(words.attendanceByMonth),
    ...monthLines(report, ({ sessions, figures }) =>
      [plural(sessions, 'session', 'sessions'), attendanceText(figures)].join(', '),
    ),
    heading(words.attendanceByDepartment),
    ...departmentLines(report, attendanceText),
    heading(words.ratingByMonth),
    ...monthLines(report, ({ figures }) => ratingLine(figures)),
    heading(words.ratingByDepartment),
    ...departmentLines(report, ratingLine),
    ...measureLines(report),
    heading(words.notesHeading),
    ...words.notes.map((note) => line(note, true)),
  ];
}

/** A period's summary for its owner, with the numbers of the page. */
export const drawReportPdf = (report: Report): Promise<Uint8Array> =>
  drawLines({
    title: `Report, ${periodText(report.period)}`,
    author: report.company,
    date: publishedOn(report.months.at(-1)?.month ?? '2026-01'),
    language,
    picture: null,
    pageText: (page, pages) => `Page ${page} of ${pages}`,
    lines: linesOf(report),
  });
