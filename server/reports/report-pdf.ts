import type { Report, ReportFigures } from '#contract/calls/schemas/reports/reports.ts';
import { publishedOn } from '#contract/rules/reports/report-periods.ts';
import { day, plural } from '#contract/words/en/counts.ts';
import {
  attendanceText,
  departmentText,
  measureLabels,
  measureNotes,
  measuresIn,
  measureValueText,
  monthText,
  periodText,
  ratingText,
  reportNotes,
  tooFew,
} from '#contract/words/report-words.ts';
import { isolated } from '../pdf/visual-order.ts';
import { drawLines, heading, type Line, line } from '../pdf/written-lines.ts';

/** Organisers read English. */
const language = 'en';

const ratingLine = ({ rating }: ReportFigures) => (rating === null ? tooFew : ratingText(rating));

const named = (name: string, text: string) => line(`${name}: ${text}`);

function monthLines({ months }: Report, textOf: (month: Report['months'][number]) => string): Line[] {
  return months.map((month) =>
    named(
      monthText(month.month),
      month.is_published
        ? month.sessions === 0
          ? 'No sessions'
          : textOf(month)
        : `From ${day(month.published_on)}`,
    ),
  );
}

const departmentLines = ({ departments }: Report, textOf: (figures: ReportFigures) => string): Line[] =>
  departments.map(({ department, figures }) => named(isolated(departmentText(department)), textOf(figures)));

function measureLines(report: Report): Line[] {
  return measuresIn(report).flatMap((id) => {
    const textOf = ({ measures }: ReportFigures) => {
      const own = measures.find((measure) => measure.id === id);
      return own ? measureValueText(id, own.value) : tooFew;
    };
    return [
      heading(`${measureLabels[id]}: ${textOf(report.total.figures)}`),
      line(measureNotes[id], true),
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
    named('Sessions', String(total.sessions)),
    named('Attendance', attendanceText(total.figures)),
    named('Rating', ratingLine(total.figures)),
    heading('Attendance by month'),
    ...monthLines(report, ({ sessions, figures }) =>
      [plural(sessions, 'session', 'sessions'), attendanceText(figures)].join(', '),
    ),
    heading('Attendance by department'),
    ...departmentLines(report, attendanceText),
    heading('Rating by month'),
    ...monthLines(report, ({ figures }) => ratingLine(figures)),
    heading('Rating by department'),
    ...departmentLines(report, ratingLine),
    ...measureLines(report),
    heading('How this was made'),
    ...reportNotes.map((note) => line(note, true)),
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
