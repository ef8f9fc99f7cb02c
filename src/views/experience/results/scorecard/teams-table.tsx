import type { TeamScore } from '#contract/calls/schemas/results.ts';
import { inOrder } from '#contract/rules/sessions/places.ts';
import styles from './teams-table.module.css';
import { useResultWords } from '../../../../words/result-words.ts';

/** All teams side by side, best first. */
export function TeamsTable({
  teams,
  ownTeamId,
}: {
  teams: readonly TeamScore[];
  ownTeamId: number | undefined;
}) {
  const { results } = useResultWords();
  const ordered = teams.toSorted((a, b) => inOrder(a.place, b.place));
  const dimensions = ordered[0]?.dimensions ?? [];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{results.sideBySide}</caption>
        <thead>
          <tr>
            <th scope="col">{results.placeColumn}</th>
            <th scope="col">{results.teamColumn}</th>
            {dimensions.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.number}>
                {label}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {results.totalColumn}
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((team) => (
            <tr key={team.team_id} data-own={team.team_id === ownTeamId || undefined}>
              <td>{team.place === null ? results.nobodyCame : results.place(team.place)}</td>
              <th scope="row">{team.team_id === ownTeamId ? results.yours(team.name) : team.name}</th>
              {team.dimensions.map(({ id, points }) => (
                <td key={id} className={styles.number}>
                  {points}
                </td>
              ))}
              <td className={styles.number}>
                <strong>{team.total}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
