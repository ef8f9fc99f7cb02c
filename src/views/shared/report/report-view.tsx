import type { Report, ReportFigures } from '#contract/calls/schemas/reports/reports.ts';
import { type ReportMeasureId, reportMeasures } from '#contract/rules/reports/report-measures.ts';
import type { ReportWords } from '#contract/words/en/organiser/report.ts';
import { departmentText, measuresIn, measureValueText, periodText } from '#contract/words/report-words.ts';
import { useReportWords } from '../../../words/organiser/report-words.ts';
import { EmptyState } from '../empty-state.tsx';
import { NoSessionsScene } from '../illustrations/empty-scenes.tsx';
import { Bars, type PlotRow, ReportPlot } from './report-plot.tsx';
import styles from './report.module.css';

/** One row of a plot: a month or a department. */
interface Group {
  name: string;
  figures: ReportFigures;
  /** Why there are no figures, where it is not that people are too few. */
  why?: string;
}

const monthGroups = ({ months }: Report, words: ReportWords): Group[] =>
  months.map(({ month, figures, is_published, published_on, sessions }) => ({
    name: words.shortMonth(month),
    figures,
    ...(is_published
      ? sessions === 0
        ? { why: words.noSessions }
        : {}
      : { why: words.fromDay(published_on) }),
  }));

const departmentGroups = ({ departments }: Report, words: ReportWords): Group[] =>
  departments.map(({ department, figures }) => ({ name: departmentText(department, words), figures }));

/** A group's row of a table; where there are no figures, the reason in place of them. */
const cellsOf = ({ name, why }: Group, figures: readonly string[]) => [name, ...(why ? [why] : figures)];

/** What a group shows for one figure: its bar, or why there is none. */
const rowOf = (
  { name, why }: Group,
  shown: { parts: number[]; text: string } | null,
  words: ReportWords,
): PlotRow => ({
  name,
  ...(shown ?? { parts: [], text: why ?? words.tooFew }),
});

const mostOf = (values: readonly number[]) => Math.max(1, ...values);

/** The lowest and the highest of the groups in words. */
function spanOf(
  values: readonly { name: string; value: number; text: string }[],
  { span }: ReportWords,
): string {
  const ordered = values.toSorted((one, other) => one.value - other.value);
  const [low] = ordered;
  const high = ordered.at(-1);
  if (!low || !high) return span.none;
  if (values.length === 1) return span.one(low.name, low.text);
  if (low.value === high.value) return span.same(low.text);
  return span.range(low, high);
}

function AttendancePlot({
  title,
  first,
  groups,
}: {
  title: string;
  first: string;
  groups: readonly Group[];
}) {
  const words = useReportWords();
  const placesOf = ({ figures: { came, absent } }: Group) => (came ?? 0) + (absent ?? 0);
  const most = mostOf(groups.map(placesOf));
  return (
    <ReportPlot
      title={title}
      summary={spanOf(
        groups.flatMap(({ name, figures: { came } }) =>
          came === null ? [] : [{ name, value: came, text: words.span.came(came) }],
        ),
        words,
      )}
      columns={[first, words.came, words.absent]}
      cells={groups.map((group) => {
        const { came, absent } = group.figures;
        return cellsOf(group, [String(came ?? words.underFive), String(absent ?? words.underFive)]);
      })}
    >
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.mark} data-part="0" /> {words.came}{' '}
        <span className={styles.mark} data-part="1" /> {words.absent}
      </p>
      <Bars
        rows={groups.map((group) => {
          const { came, absent } = group.figures;
          return rowOf(
            group,
            came === null && absent === null
              ? null
              : {
                  parts: [(came ?? 0) / most, (absent ?? 0) / most],
                  text: absent === null ? `${came}` : `${came ?? '–'} + ${absent}`,
                },
            words,
          );
        })}
      />
    </ReportPlot>
  );
}

function RatingPlot({ title, first, groups }: { title: string; first: string; groups: readonly Group[] }) {
  const words = useReportWords();
  return (
    <ReportPlot
      title={title}
      summary={spanOf(
        groups.flatMap(({ name, figures: { rating } }) =>
          rating === null ? [] : [{ name, value: rating, text: words.rating(rating) }],
        ),
        words,
      )}
      columns={[first, words.ratingColumn]}
      cells={groups.map((group) => {
        const { rating } = group.figures;
        return cellsOf(group, [rating === null ? words.tooFew : words.mean(rating)]);
      })}
    >
      <Bars
        rows={groups.map((group) => {
          const { rating } = group.figures;
          return rowOf(
            group,
            rating === null ? null : { parts: [rating / 5], text: words.mean(rating) },
            words,
          );
        })}
      />
    </ReportPlot>
  );
}

const measureOf = ({ figures }: Group, wanted: ReportMeasureId): number | undefined =>
  figures.measures.find(({ id }) => id === wanted)?.value;

/** Small plots side by side, one for each measure, over one table. */
function MeasurePlots({
  title,
  first,
  groups,
  ids,
}: {
  title: string;
  first: string;
  groups: readonly Group[];
  ids: readonly ReportMeasureId[];
}) {
  const words = useReportWords();
  const isShare = (wanted: ReportMeasureId) =>
    reportMeasures.some(({ id, unit }) => id === wanted && unit === 'share');
  const textOf = (group: Group, id: ReportMeasureId) => {
    const value = measureOf(group, id);
    return value === undefined ? (group.why ?? words.tooFew) : measureValueText(id, value, words);
  };
  return (
    <ReportPlot
      title={title}
      summary={words.analysisSummary}
      columns={[first, ...ids.map((id) => words.measures[id].label)]}
      cells={groups.map((group) =>
        cellsOf(
          group,
          ids.map((id) => textOf(group, id)),
        ),
      )}
    >
      <div className={styles.measures}>
        {ids.map((id) => {
          const most = isShare(id) ? 1 : mostOf(groups.map((group) => measureOf(group, id) ?? 0));
          return (
            <div key={id} className={styles.measure}>
              <h4>{words.measures[id].label}</h4>
              <p className={styles.soft}>{words.measures[id].note}</p>
              <Bars
                rows={groups.map((group) => {
                  const value = measureOf(group, id);
                  return rowOf(
                    group,
                    value === undefined ? null : { parts: [value / most], text: textOf(group, id) },
                    words,
                  );
                })}
              />
            </div>
          );
        })}
      </div>
    </ReportPlot>
  );
}

function Totals({ total }: Pick<Report, 'total'>) {
  const words = useReportWords();
  const { came, absent, rating } = total.figures;
  const facts: [string, string][] = [
    [words.sessions, String(total.sessions)],
    [words.came, String(came ?? words.underFive)],
    [words.absent, String(absent ?? words.underFive)],
    [words.ratingName, rating === null ? words.tooFew : words.rating(rating)],
  ];
  return (
    <dl className={styles.totals}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notes() {
  const words = useReportWords();
  return (
    <section className={styles.notes}>
      <h2>{words.notesHeading}</h2>
      <ul>
        {words.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

/** A period's report: each plot with its words and its table. It shows no person, and no group under five. */
export function ReportView({ report }: { report: Report }) {
  const words = useReportWords();
  const { monthColumn, departmentColumn } = words;
  const months = monthGroups(report, words);
  const departments = departmentGroups(report, words);
  const measures = measuresIn(report);
  const waiting = report.months.find(({ is_published }) => !is_published);
  if (report.total.sessions === 0)
    return (
      <EmptyState scene={<NoSessionsScene />} title={words.empty(periodText(report.period, words))}>
        <p>{waiting ? words.emptyWaiting(waiting.published_on) : words.emptyText}</p>
      </EmptyState>
    );
  return (
    <div className={styles.report}>
      <Totals total={report.total} />
      <section className={styles.section}>
        <h2>{words.attendance}</h2>
        <div className={styles.pair}>
          <AttendancePlot title={words.attendanceByMonth} first={monthColumn} groups={months} />
          <AttendancePlot
            title={words.attendanceByDepartment}
            first={departmentColumn}
            groups={departments}
          />
        </div>
      </section>
      <section className={styles.section}>
        <h2>{words.ratings}</h2>
        <div className={styles.pair}>
          <RatingPlot title={words.ratingByMonth} first={monthColumn} groups={months} />
          <RatingPlot title={words.ratingByDepartment} first={departmentColumn} groups={departments} />
        </div>
      </section>
      {measures.length === 0 ? null : (
        <section className={styles.section}>
          <h2>{words.analysis}</h2>
          <MeasurePlots
            title={words.analysisByDepartment}
            first={departmentColumn}
            groups={departments}
            ids={measures}
          />
          <MeasurePlots title={words.analysisByMonth} first={monthColumn} groups={months} ids={measures} />
        </section>
      )}
      <Notes />
    </div>
  );
}
