import type { EarlierTeams, Keepsake, Scorecard } from '#contract/calls/schemas/results.ts';
import { placedOf } from '#contract/rules/sessions/places.ts';
import { BadgeList } from './badge-list.tsx';
import { DimensionBars } from './dimension-bars.tsx';
import { ScoreOrigin } from './score-origin.tsx';
import { ScoreRow } from './score-row.tsx';
import { rowsInOrder } from './score-rows.ts';
import styles from './scorecard-view.module.css';
import { SessionPicture } from './session-picture.tsx';
import { StoryPath } from './story-path.tsx';
import { TeamsTable } from './teams-table.tsx';
import { useResultWords } from '../../../../words/result-words.ts';

interface ScorecardViewProps {
  scorecard: Scorecard;
  /** The team shown in detail: the viewer's own, or a chosen one where they may see all. */
  teamId: number;
  earlier?: EarlierTeams | null | undefined;
  /** The participant's own: it is called "your team", and is listed beside the others at the end. */
  isOwn?: boolean;
  /** What one's own team keeps. */
  keepsake?: Keepsake | undefined;
}

/** What a team earned, where, and why. */
export function ScorecardView({ scorecard, teamId, earlier, isOwn = false, keepsake }: ScorecardViewProps) {
  const { results } = useResultWords();
  const team = scorecard.teams.find(({ team_id }) => team_id === teamId) ?? scorecard.teams[0];
  if (!team) return <p>{results.noTeams}</p>;
  const labels = Object.fromEntries(team.dimensions.map(({ id, label }) => [id, label]));
  const rows = rowsInOrder(scorecard.path, team);
  const several = scorecard.teams.length > 1;
  const placeText = (place: number | null) =>
    place === null
      ? `${results.nobodyCame}.`
      : results.ofTeams(results.place(place), placedOf(scorecard.teams));
  return (
    <div className={styles.card}>
      {keepsake ? (
        <SessionPicture keepsake={keepsake} ending={scorecard.ending?.title} team={team.name} />
      ) : null}
      <section className={styles.summary} aria-label={results.total(team.name)}>
        <div>
          <p className={styles.team}>{team.name}</p>
          <p className={styles.total}>
            {team.total}
            <span> {results.ofPoints(team.maximum)}</span>
          </p>
          <p className={styles.place}>
            {several && (team.place === null || placedOf(scorecard.teams) > 1)
              ? `${placeText(team.place)} `
              : ''}
            {team.title === null ? '' : results.titleEarned(team.title)}
          </p>
          {earlier && team.maximum > 0 ? (
            <p className={styles.note}>
              {results.besideEarlier(
                Math.round((100 * team.total) / team.maximum),
                earlier.median_percent,
                earlier.teams,
              )}
            </p>
          ) : null}
        </div>
        <DimensionBars dimensions={team.dimensions} />
        <ScoreOrigin
          team={team}
          rows={rows}
          better={
            several && team.place !== null
              ? scorecard.teams.filter(({ total }) => total > team.total).length
              : null
          }
        />
      </section>
      {team.badges.length > 0 ? (
        <section aria-labelledby="badges-title">
          <h2 id="badges-title" className={styles.heading}>
            {results.badges}
          </h2>
          <BadgeList badges={team.badges} />
        </section>
      ) : null}
      <section aria-labelledby="path-title">
        <h2 id="path-title" className={styles.heading}>
          {results.yourWay(isOwn)}
        </h2>
        <StoryPath path={scorecard.path} pictures={keepsake?.pictures} />
      </section>
      <section aria-labelledby="rows-title">
        <h2 id="rows-title" className={styles.heading}>
          {results.rows}
        </h2>
        {rows.map((scored) => (
          <ScoreRow
            key={scored.row.scene_id}
            scored={scored}
            labels={labels}
            isOwn={isOwn}
            clues={keepsake?.riddles.find(({ scene_id }) => scene_id === scored.row.scene_id)?.clues}
          />
        ))}
      </section>
      {several && isOwn ? <TeamsTable teams={scorecard.teams} ownTeamId={team.team_id} /> : null}
      <p className={styles.note}>{results.note}</p>
    </div>
  );
}
