import type { TeamScore } from '#contract/calls/schemas/results.ts';
import { useResultWords } from '../../../../words/result-words.ts';
import type { ScoredScene } from './score-rows.ts';
import styles from './score-origin.module.css';

interface ScoreOriginProps {
  team: TeamScore;
  rows: readonly ScoredScene[];
  /** Teams with more points; null where there is but one team. */
  better: number | null;
}

/** How total, fields, maximum, place and title come about: each scene with what it gave, added up. */
export function ScoreOrigin({ team, rows, better }: ScoreOriginProps) {
  const { results } = useResultWords();
  return (
    <details className={styles.origin}>
      <summary>{results.howMade}</summary>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{results.sceneColumn}</th>
              {team.dimensions.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">{results.totalColumn}</th>
              <th scope="col">{results.bestColumn}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ title, row }) => (
              <tr key={row.scene_id}>
                <th scope="row">{title}</th>
                {team.dimensions.map(({ id }) => (
                  <td key={id}>{row.points[id] ?? 0}</td>
                ))}
                <td>{row.total}</td>
                <td>{row.maximum}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{results.totalColumn}</th>
              {team.dimensions.map(({ id, points }) => (
                <td key={id}>{points}</td>
              ))}
              <td>{team.total}</td>
              <td>{team.maximum}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p>{results.totalMade}</p>
      {better === null ? null : <p>{results.placeMade(better)}</p>}
      <p>{results.titleMade}</p>
    </details>
  );
}
