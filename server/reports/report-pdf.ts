import type { Report, ReportFigures } from '#contract/calls/schemas/reports/reports.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { publishedOn } from '#contract/rules/reports/report-periods.ts';
import type { FileWords } from '#contract/words/en/organiser/files.ts';
import type { ReportWords } from '#contract/words/en/organiser/report.ts';
import { departmentText, measuresIn, measureValueText, periodText } from '#contract/words/report-words.ts';
import { isolated } from '../pdf/visual-order.ts';
import { drawLines, heading, type Line, line } from '../pdf/written-lines.ts';
import { fileWordsIn, reportWordsIn } from '../words/organiser-words.ts';
import { scorecardWordsIn } from '../words/scorecard-words.ts';

/** Of the page, and of the paper alone. */
interface Words {
  report: ReportWords;
  paper: FileWords['report'];
}

const ratingLine = ({ rating }: ReportFigures, { report }: Words) =>
  rating === null ? report.tooFew : report.rating(rating);

const attendanceLine = ({ came, absent }: ReportFigures, { report, paper }: Words) =>
  paper.attendance(
    String(came ?? report.underFive.toLowerCase()),
    String(absent ?? report.underFive.toLowerCase()),
  );

const named = (name: string, text: string) => line(`${name}: ${text}`);

function monthLines(
  { months }: Report,
  { report }: Words,
  textOf: (month: Report['months'][number]) => string,
): Line[] {
  return months.map((month) =>
    named(
      report.month(month.month),
      month.is_published
        ? month.sessions === 0
          ? report.noSessions
          : textOf(month)
        : report.fromDay(month.published_on),
    ),
  );
}

const departmentLines = (
  { departments }: Report,
  { report }: Words,
  textOf: (figures: ReportFigures) => string,
): Line[] =>
  departments.map(({ department, figures }) =>
    named(isolated(departmentText(department, report)), textOf(figures)),
  );

function measureLines(report: Report, words: Words): Line[] {
  return measuresIn(report).flatMap((id) => {
    const textOf = ({ measures }: ReportFigures) => {
      const own = measures.find((measure) => measure.id === id);
      return own ? measureValueText(id, own.value, words.report) : words.report.tooFew;
    };
    const { label, note } = words.report.measures[id];
    return [
      heading(`${label}: ${textOf(report.total.figures)}`),
      line(note, true),
      ...departmentLines(report, words, textOf),
    ];
  });
}

function linesOf(report: Report, title: string, words: Words): Line[] {
  const { total } = report;
  const { report: page, paper } = words;
  const attendanceText = (figures: ReportFigures) => attendanceLine(figures, words);
  const ratingText = (figures: ReportFigures) => ratingLine(figures, words);
  return [
    { tag: 'H1', text: title, size: 26, hand: 'title', gap: 0 },
    line(isolated(report.company)),
    heading(paper.inShort),
    named(page.sessions, String(total.sessions)),
    named(page.attendance, attendanceText(total.figures)),
    named(page.ratingName, ratingText(total.figures)),
    heading(page.attendanceByMonth),
    ...monthLines(report, words, ({ sessions, figures }) =>
      [paper.sessions(sessions), attendanceText(figures)].join(', '),
    ),
    heading(page.attendanceByDepartment),
    ...departmentLines(report, words, attendanceText),
    heading(page.ratingByMonth),
    ...monthLines(report, words, ({ figures }) => ratingText(figures)),
    heading(page.ratingByDepartment),
    ...departmentLines(report, words, ratingText),
    ...measureLines(report, words),
    heading(page.notesHeading),
    ...page.notes.map((note) => line(note, true)),
  ];
}

/** A period's summary for its owner, with the numbers of the page. */
export function drawReportPdf(report: Report, language: SpokenLanguage): Promise<Uint8Array> {
  const words = { report: reportWordsIn(language), paper: fileWordsIn(language).report };
  const title = words.paper.title(periodText(report.period, words.report));
  return drawLines({
    title,
    author: report.company,
    date: publishedOn(report.months.at(-1)?.month ?? '2026-01'),
    language,
    picture: null,
    pageText: scorecardWordsIn(language).card.page,
    lines: linesOf(report, title, words),
  });
}
