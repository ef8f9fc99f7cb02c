import type { TeamScore } from '#contract/calls/schemas/results.ts';
import { placeText } from './figures.ts';
import styles from './teams-table.module.css';

/** All teams side by side, best first. */
export function TeamsTable({
  teams,
  ownTeamId,
}: {
  teams: readonly TeamScore[];
  ownTeamId: number | undefined;
}) {
  const ordered = teams.toSorted((a, b) => a.place - b.place);
  const dimensions = ordered[0]?.dimensions ?? [];
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>Teams side by side</caption>
        <thead>
          <tr>
            <th scope="col">Place</th>
            <th scope="col">Team</th>
            {dimensions.map(({ id, label }) => (
              <th key={id} scope="col" className={styles.number}>
                {label}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((team) => (
            <tr key={team.team_id} data-own={team.team_id === ownTeamId || undefined}>
              <td>{placeText(team.place)}</td>
              <th scope="row">
                {team.name}
                {team.team_id === ownTeamId ? ' (yours)' : ''}
              </th>
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
