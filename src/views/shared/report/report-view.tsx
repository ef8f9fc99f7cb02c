import type { Report, ReportFigures } from '#contract/calls/schemas/reports/reports.ts';
import { type ReportMeasureId, reportMeasures } from '#contract/rules/reports/report-measures.ts';
import { day } from '#contract/words/en/counts.ts';
import {
  departmentText,
  measureLabels,
  measureNotes,
  measuresIn,
  measureValueText,
  periodText,
  ratingText,
  reportNotes,
  shortMonthText,
  tooFew,
  underFive,
} from '#contract/words/report-words.ts';
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

const monthGroups = ({ months }: Report): Group[] =>
  months.map(({ month, figures, is_published, published_on, sessions }) => ({
    name: shortMonthText(month),
    figures,
    ...(is_published ? (sessions === 0 ? { why: 'No sessions' } : {}) : { why: `From ${day(published_on)}` }),
  }));

const departmentGroups = ({ departments }: Report): Group[] =>
  departments.map(({ department, figures }) => ({ name: departmentText(department), figures }));

/** A group's row of a table; where there are no figures, the reason in place of them. */
const cellsOf = ({ name, why }: Group, figures: readonly string[]) => [name, ...(why ? [why] : figures)];

/** What a group shows for one figure: its bar, or why there is none. */
const rowOf = ({ name, why }: Group, shown: { parts: number[]; text: string } | null): PlotRow => ({
  name,
  ...(shown ?? { parts: [], text: why ?? tooFew }),
});

const mostOf = (values: readonly number[]) => Math.max(1, ...values);

/** The lowest and the highest of the groups in words. */
function spanOf(values: readonly { name: string; value: number; text: string }[]): string {
  const ordered = values.toSorted((one, other) => one.value - other.value);
  const [low] = ordered;
  const high = ordered.at(-1);
  if (!low || !high) return 'No group is large enough to be shown.';
  if (values.length === 1) return `${low.name}: ${low.text}.`;
  if (low.value === high.value) return `All the same: ${low.text}.`;
  return `From ${low.text} (${low.name}) to ${high.text} (${high.name}).`;
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
  const placesOf = ({ figures: { came, absent } }: Group) => (came ?? 0) + (absent ?? 0);
  const most = mostOf(groups.map(placesOf));
  return (
    <ReportPlot
      title={title}
      summary={spanOf(
        groups.flatMap(({ name, figures: { came } }) =>
          came === null ? [] : [{ name, value: came, text: `${came} came` }],
        ),
      )}
      columns={[first, 'Came', 'No-shows']}
      cells={groups.map((group) => {
        const { came, absent } = group.figures;
        return cellsOf(group, [String(came ?? underFive), String(absent ?? underFive)]);
      })}
    >
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.mark} data-part="0" /> Came <span className={styles.mark} data-part="1" />{' '}
        No-shows
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
          );
        })}
      />
    </ReportPlot>
  );
}

function RatingPlot({ title, first, groups }: { title: string; first: string; groups: readonly Group[] }) {
  return (
    <ReportPlot
      title={title}
      summary={spanOf(
        groups.flatMap(({ name, figures: { rating } }) =>
          rating === null ? [] : [{ name, value: rating, text: ratingText(rating) }],
        ),
      )}
      columns={[first, 'Rating (of 5)']}
      cells={groups.map((group) => cellsOf(group, [group.figures.rating?.toFixed(1) ?? tooFew]))}
    >
      <Bars
        rows={groups.map((group) => {
          const { rating } = group.figures;
          return rowOf(group, rating === null ? null : { parts: [rating / 5], text: rating.toFixed(1) });
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
  const isShare = (wanted: ReportMeasureId) =>
    reportMeasures.some(({ id, unit }) => id === wanted && unit === 'share');
  const textOf = (group: Group, id: ReportMeasureId) => {
    const value = measureOf(group, id);
    return value === undefined ? (group.why ?? tooFew) : measureValueText(id, value);
  };
  return (
    <ReportPlot
      title={title}
      summary="Each figure is the mean over people of what their team had."
      columns={[first, ...ids.map((id) => measureLabels[id])]}
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
              <h4>{measureLabels[id]}</h4>
              <p className={styles.soft}>{measureNotes[id]}</p>
              <Bars
                rows={groups.map((group) => {
                  const value = measureOf(group, id);
                  return rowOf(
                    group,
                    value === undefined ? null : { parts: [value / most], text: textOf(group, id) },
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
  const { came, absent, rating } = total.figures;
  const facts: [string, string][] = [
    ['Sessions', String(total.sessions)],
    ['Came', String(came ?? underFive)],
    ['No-shows', String(absent ?? underFive)],
    ['Rating', rating === null ? tooFew : ratingText(rating)],
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
  return (
    <section className={styles.notes}>
      <h2>How this was made</h2>
      <ul>
        {reportNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

/** A period's report: each plot with its words and its table. It shows no person, and no group under five. */
export function ReportView({ report }: { report: Report }) {
  const months = monthGroups(report);
  const departments = departmentGroups(report);
  const measures = measuresIn(report);
  const waiting = report.months.find(({ is_published }) => !is_published);
  if (report.total.sessions === 0)
    return (
      <EmptyState scene={<NoSessionsScene />} title={`Nothing to show for ${periodText(report.period)} yet`}>
        <p>
          A report counts sessions that were played.{' '}
          {waiting
            ? `The figures of a month appear on the eighth of the next one, here from ${day(waiting.published_on)}.`
            : 'Choose another period.'}
        </p>
      </EmptyState>
    );
  return (
    <div className={styles.report}>
      <Totals total={report.total} />
      <section className={styles.section}>
        <h2>Attendance</h2>
        <div className={styles.pair}>
          <AttendancePlot title="Attendance by month" first="Month" groups={months} />
          <AttendancePlot title="Attendance by department" first="Department" groups={departments} />
        </div>
      </section>
      <section className={styles.section}>
        <h2>Ratings</h2>
        <div className={styles.pair}>
          <RatingPlot title="Rating by month" first="Month" groups={months} />
          <RatingPlot title="Rating by department" first="Department" groups={departments} />
        </div>
      </section>
      {measures.length === 0 ? null : (
        <section className={styles.section}>
          <h2>Working together</h2>
          <MeasurePlots
            title="Analysis by department"
            first="Department"
            groups={departments}
            ids={measures}
          />
          <MeasurePlots title="Analysis by month" first="Month" groups={months} ids={measures} />
        </section>
      )}
      <Notes />
    </div>
  );
}
