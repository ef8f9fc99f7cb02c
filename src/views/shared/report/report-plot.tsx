import { type ReactNode, useId } from 'react';
import { useReportWords } from '../../../words/organiser/report-words.ts';
import styles from './report.module.css';

export interface PlotRow {
  name: string;
  /** From 0 to 1, one after another in one bar; empty where there is nothing to draw. */
  parts: readonly number[];
  /** Beside the bar. */
  text: string;
}

/** Bars for the eye; their numbers are in the plot's table. */
export function Bars({ rows }: { rows: readonly PlotRow[] }) {
  return (
    <div className={styles.bars} aria-hidden="true">
      {rows.map(({ name, parts, text }) => (
        <div key={name} className={styles.bar}>
          <span className={styles.name}>{name}</span>
          {parts.length === 0 ? null : (
            <span className={styles.track}>
              {parts.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                <span key={index} data-part={index} style={{ width: `${Math.min(1, part) * 100}%` }} />
              ))}
            </span>
          )}
          <span className={styles.value} data-bare={parts.length === 0 || undefined}>
            {text}
          </span>
        </div>
      ))}
    </div>
  );
}

interface ReportPlotProps {
  title: string;
  /** What the plot says, in a sentence. */
  summary: string;
  columns: readonly string[];
  /** Cells of each row, its name first; the last one of a shorter row spans the columns that are left. */
  cells: readonly (readonly string[])[];
  children: ReactNode;
}

/** A plot, what it says in words, and the same as a table. */
export function ReportPlot({ title, summary, columns, cells, children }: ReportPlotProps) {
  const words = useReportWords();
  const id = useId();
  return (
    <figure className={styles.plot} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <figcaption>{summary}</figcaption>
      {children}
      <details>
        <summary>{words.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too */}
        <section className={styles.scroller} aria-label={words.tableOf(title)} tabIndex={0}>
          <table className={styles.table}>
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
              {cells.map(([name, ...values]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, index) => {
                    const isLast = index === values.length - 1;
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                      <td key={index} colSpan={isLast ? columns.length - values.length : 1}>
                        {value}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
