import type { Measure } from '#contract/calls/schemas/results.ts';
import styles from './analysis-view.module.css';
import { measureText } from './figures.ts';
import { useWords } from '../words/use-words.tsx';

/** One number with its words, its formula and what was counted. */
export function MeasureFigure({ measure }: { measure: Measure }) {
  const { analysis } = useWords();
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
        <summary>{analysis.howMade}</summary>
        <p className={styles.formula}>{measure.formula}</p>
        <table className={styles.counts}>
          <caption>{analysis.counted}</caption>
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
