import { useId } from 'react';
import styles from './analysis-view.module.css';
import { useResultWords } from '../../../../words/result-words.ts';

export interface Bar {
  label: string;
  /** 0 to 1; null where nothing was counted. */
  share: number | null;
  value: string;
  note?: string;
}

/** More of them than this say nothing to the eye that the sentence and the table do not. */
const mostBars = 10;

/** Bars, what they say in a sentence, and the same as a table. */
export function BarPlot({
  title,
  summary,
  columns,
  bars,
}: {
  title: string;
  summary: string;
  columns: readonly string[];
  bars: readonly Bar[];
}) {
  const id = useId();
  const { analysis } = useResultWords();
  return (
    <figure className={styles.plot} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <div className={styles.bars} aria-hidden="true">
        {bars.slice(0, mostBars).map(({ label, share, value }) => (
          <div key={label} className={styles.barRow}>
            <span>{label}</span>
            <span className={styles.meter}>
              <span style={{ width: `${(share ?? 0) * 100}%` }} />
            </span>
            <span className={styles.barValue}>{value}</span>
          </div>
        ))}
        {bars.length > mostBars ? (
          <p className={styles.rest}>{analysis.moreBars(bars.length - mostBars)}</p>
        ) : null}
      </div>
      <figcaption>{summary}</figcaption>
      <details>
        <summary>{analysis.asTable}</summary>
        <table className={styles.counts}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value, note }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
                {columns.length > 2 ? <td>{note ?? '–'}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
