import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { HostClock } from './host-clock.tsx';
import styles from './host-facts.module.css';

/** What a team has done in the open decision or challenge, in a few words. */
export function teamStanding(live: LiveAnswer, teamId: number): string {
  const present = live.seats.filter((seat) => seat.team_id === teamId && seat.present);
  if (live.decision) {
    const voted = present.filter(({ seat_id }) => live.decision?.voted.includes(seat_id)).length;
    return `${voted} of ${present.length} have voted`;
  }
  if (!live.breakout) return '';
  const { task, solved_teams } = live.breakout;
  if (task.kind === 'talk') {
    const rested = present.filter(({ seat_id }) => task.rested.includes(seat_id)).length;
    return `${rested} of ${present.length} would go on`;
  }
  return solved_teams.includes(teamId) ? 'solved' : 'at it';
}

/** More names than these would push the teams off the screen. */
const mostNamed = 8;

function Away({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  if (names.length <= mostNamed) return <span className={styles.soft}> Away: {names.join(', ')}</span>;
  return (
    <details className={styles.soft}>
      <summary>{names.length} are away</summary>
      {names.join(', ')}
    </details>
  );
}

/** Clock and teams of a running session, as the organiser needs them. */
export function HostFacts({ live }: { live: LiveAnswer }) {
  const voted = live.decision?.voted.length;
  return (
    <div className={styles.facts}>
      <HostClock live={live} />
      {voted === undefined ? null : (
        <p>
          {voted === 1 ? '1 vote so far' : `${voted} votes so far`}; nobody sees for what until it closes.
        </p>
      )}
      <ul className={styles.teams} aria-label="Teams">
        {live.teams.map(({ team_id, name }) => {
          const seats = live.seats.filter((seat) => seat.team_id === team_id);
          const away = seats.filter(({ present }) => !present);
          return (
            <li key={team_id}>
              <strong>{name}</strong> {seats.length - away.length} of {seats.length} here
              {teamStanding(live, team_id) ? `, ${teamStanding(live, team_id)}` : ''}
              <Away names={away.map((seat) => seat.name)} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
