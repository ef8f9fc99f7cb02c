import type { Measure } from '#contract/calls/schemas/results.ts';
import styles from './analysis-view.module.css';
import { measureText } from './figures.ts';

/** One number with its words, its formula and what was counted. */
export function MeasureFigure({ measure }: { measure: Measure }) {
  const share = measure.unit === 'share' && measure.value !== null ? measure.value : null;
  return (
    <article className={styles.measure}>
      <h3>{measure.label}</h3>
      <p className={styles.value}>{measureText(measure)}</p>
      {share === null ? null : (
        <span className={styles.meter} aria-hidden="true">
          <span style={{ width: `${Math.min(1, share) * 100}%` }} />
        </span>
      )}
      <p>{measure.summary}</p>
      <details>
        <summary>How this number is made</summary>
        <p className={styles.formula}>{measure.formula}</p>
        <table className={styles.counts}>
          <caption>What was counted</caption>
          <tbody>
            {measure.counted.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </article>
  );
}
