import type { Scorecard } from '#contract/calls/schemas/results.ts';
import { DimensionBars } from './dimension-bars.tsx';
import { placeText } from './figures.ts';
import { ChallengeScore, DecisionScore } from './score-row.tsx';
import styles from './scorecard-view.module.css';
import { StoryPath } from './story-path.tsx';
import { TeamsTable } from './teams-table.tsx';

interface ScorecardViewProps {
  scorecard: Scorecard;
  /** The team shown in detail: one's own, or the one chosen by whoever may see all. */
  teamId: number;
  /** Says "your team" for the participant's own. */
  isOwn?: boolean;
}

/** What a team earned, where, and why. */
export function ScorecardView({ scorecard, teamId, isOwn = false }: ScorecardViewProps) {
  const team = scorecard.teams.find(({ team_id }) => team_id === teamId) ?? scorecard.teams[0];
  if (!team) return <p>No team took part in this session, so there is nothing to score.</p>;
  const labels = Object.fromEntries(team.dimensions.map(({ id, label }) => [id, label]));
  const several = scorecard.teams.length > 1;
  return (
    <div className={styles.card}>
      <section className={styles.summary} aria-label={`${team.name}, total`}>
        <div>
          <p className={styles.team}>{team.name}</p>
          <p className={styles.total}>
            {team.total}
            <span> of {team.maximum} points</span>
          </p>
          <p className={styles.place}>
            {several ? `${placeText(team.place)} of ${scorecard.teams.length} teams. ` : ''}
            {scorecard.ending ? `Title earned: ${scorecard.ending.award}.` : ''}
          </p>
        </div>
        <DimensionBars dimensions={team.dimensions} />
      </section>
      <section aria-labelledby="path-title">
        <h2 id="path-title" className={styles.heading}>
          Your way through the story
        </h2>
        <StoryPath path={scorecard.path} />
      </section>
      <section aria-labelledby="rows-title">
        <h2 id="rows-title" className={styles.heading}>
          Decision by decision
        </h2>
        {team.decisions.map((row) => (
          <DecisionScore key={row.scene_id} row={row} labels={labels} />
        ))}
        {team.challenges.map((row) => (
          <ChallengeScore key={row.scene_id} row={row} labels={labels} />
        ))}
      </section>
      {several ? <TeamsTable teams={scorecard.teams} ownTeamId={isOwn ? team.team_id : undefined} /> : null}
      <p className={styles.note}>
        Points are for what was decided and solved, never for speed. A team earns what its own majority chose.
        The total is out of the best way through these scenes; each bar is out of the most that any choice
        gives in that one field, and no way gives the most in all of them.
      </p>
    </div>
  );
}
