import type { TeamScore } from '#contract/calls/schemas/results.ts';
import styles from './dimension-bars.module.css';
import { useResultWords } from '../../../../words/result-words.ts';

/** A team's points by dimension, each against what could be had. */
export function DimensionBars({ dimensions }: { dimensions: TeamScore['dimensions'] }) {
  const { results } = useResultWords();
  return (
    <ul className={styles.bars}>
      {dimensions.map(({ id, label, points, maximum }) => (
        <li key={id}>
          <span>{label}</span>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${maximum > 0 ? (points / maximum) * 100 : 0}%` }} />
          </span>
          <span className={styles.number}>{results.of(points, maximum)}</span>
        </li>
      ))}
    </ul>
  );
}
