import type { RosterSeat } from '#contract/messages/session-projection.ts';
import { isHereFor } from './is-here.ts';
import styles from './people-here.module.css';
import { useWords } from '../../../words/use-words.tsx';

/** The number of people present, without names before the story: a lamp for each. */
export function CountHere({ seats, own }: { seats: readonly RosterSeat[]; own: string }) {
  const { wait } = useWords();
  const isHere = isHereFor(own);
  const here = seats.filter(isHere).length;
  const checked = seats.filter((seat) => seat.checked).length;
  return (
    <div className={styles.counted}>
      <p role="status">{wait.counted(here, seats.length)}</p>
      <p className={styles.lights} aria-hidden="true">
        {seats.map((seat) => (
          <span key={seat.seat_id} data-here={isHere(seat) || undefined} />
        ))}
      </p>
      <p className={styles.soft}>{wait.checkedOf(checked, seats.length)}</p>
    </div>
  );
}
