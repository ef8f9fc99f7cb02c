import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import styles from './host-console.module.css';

/** More people than these in a session and each team's are folded. */
const mostUnfolded = 24;

/** Who is here and who is not, team by team; those who are missing first. */
export function HostPeople({ live }: { live: LiveAnswer }) {
  const { people: words } = useSessionHostWords();
  return (
    <section className={styles.people} aria-label={words.label}>
      {live.teams.map(({ team_id, name }) => {
        const seats = live.seats
          .filter((seat) => seat.team_id === team_id)
          .toSorted((a, b) => Number(a.present) - Number(b.present));
        const missing = seats.filter(({ present }) => !present).length;
        return (
          <details key={team_id} open={live.seats.length <= mostUnfolded}>
            <summary>{missing === 0 ? words.everybodyHere(name) : words.missing(name, missing)}</summary>
            <ul>
              {seats.map((seat) => (
                <li key={seat.seat_id} data-here={seat.present || undefined}>
                  <span className={styles.lamp} aria-hidden="true" />
                  <span>{seat.name}</span>
                  <span className={styles.soft}>{seat.present ? words.here : words.notHere}</span>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </section>
  );
}
