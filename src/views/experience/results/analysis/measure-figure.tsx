import type { EarlierMeasure, Measure } from '#contract/calls/schemas/results.ts';
import styles from './analysis-view.module.css';
import { measureText } from './figures.ts';
import { useResultWords } from '../../../../words/result-words.ts';

interface MeasureFigureProps {
  measure: Measure;
  /** How earlier teams did, where there were enough of them. */
  earlier: EarlierMeasure | undefined;
}

const width = (share: number) => `${Math.min(1, share) * 100}%`;

/** One number with its text, its formula and its counts, beside that of earlier teams. */
export function MeasureFigure({ measure, earlier }: MeasureFigureProps) {
  const { analysis } = useResultWords();
  const share = measure.unit === 'share' && measure.value !== null ? measure.value : null;
  return (
    <article className={styles.measure}>
      <h3>{measure.label}</h3>
      <p className={styles.value}>{measureText(measure, analysis)}</p>
      {share === null ? null : (
        <span className={styles.meter} aria-hidden="true">
          <span style={{ width: width(share) }} />
          {earlier ? <i style={{ left: width(earlier.median) }} /> : null}
        </span>
      )}
      <p>{measure.summary}</p>
      {earlier && measure.value !== null ? (
        <p className={styles.earlier}>
          {analysis.besideEarlier(
            measureText({ value: earlier.median, unit: measure.unit }, analysis),
            earlier.teams,
          )}
        </p>
      ) : null}
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
