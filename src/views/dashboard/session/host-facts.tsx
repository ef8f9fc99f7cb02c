import { useEffect, useState } from 'react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { useServerNow } from '../../../app-context.tsx';
import styles from './host-facts.module.css';

/** `4:07` until an instant of the server's clock. */
function useTimeLeft(until: number | null): string | null {
  const serverNow = useServerNow();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [serverNow, until]);
  if (until === null) return null;
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

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

/** Clock and teams of a running session, as the organiser needs them. */
export function HostFacts({ live }: { live: LiveAnswer }) {
  const left = useTimeLeft(
    live.decision?.close_at ?? live.breakout?.close_at ?? live.outcome?.next_at ?? null,
  );
  const voted = live.decision?.voted.length;
  return (
    <div className={styles.facts}>
      {left === null || live.held ? null : (
        <p className={styles.clock} role="timer" aria-label={`Time left: ${left}`}>
          {left}
        </p>
      )}
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
              {away.length > 0 ? (
                <span className={styles.soft}> Away: {away.map((seat) => seat.name).join(', ')}</span>
              ) : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
