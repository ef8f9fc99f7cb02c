import type { TeamAnalysis } from '#contract/calls/schemas/results.ts';
import { measureText } from '../../../experience/results/analysis/figures.ts';
import { useResultWords } from '../../../../words/result-words.ts';
import teamsTable from '../../../experience/results/scorecard/teams-table.module.css';
import styles from './measures-by-team.module.css';

/** How the teams of a session worked together, side by side; a dash where too little was counted. */
export function MeasuresByTeam({ teams }: { teams: readonly TeamAnalysis[] }) {
  const { analysis: words, results } = useResultWords();
  const measures = teams.find((team) => team.measures.length > 0)?.measures;
  if (teams.length < 2 || !measures) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is scrolled by keyboard too
    <section className={teamsTable.scroll} aria-label={results.sideBySide} tabIndex={0}>
      <table className={`${teamsTable.table} ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{results.teamColumn}</th>
            {measures.map(({ id, label }) => (
              <th key={id} scope="col" className={teamsTable.number}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map((team) => (
            <tr key={team.team_id}>
              <th scope="row">{team.name}</th>
              {measures.map(({ id, unit }) => {
                const own = team.measures.find((measure) => measure.id === id);
                return (
                  <td key={id} className={teamsTable.number}>
                    {measureText(own ?? { value: null, unit }, words)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
