import type { RosterSeat } from '#contract/messages/session-projection.ts';
import { selectCrew, selectPointers } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience } from '../../../machines/live-session/use-live-session.tsx';
import { CrewMark } from '../../shared/people/crew-mark.tsx';
import { InitialsAvatar } from '../../shared/people/initials-avatar.tsx';
import styles from './task-board.module.css';

/** Who points at a piece right now; for the eye alone, since fingers move all the time. */
export function Fingers({ piece, seats }: { piece: string; seats: readonly RosterSeat[] }) {
  const pointers = useExperience(selectPointers);
  const crew = useExperience(selectCrew);
  const here = seats.filter(
    ({ seat_id, present }) =>
      present && pointers.some((one) => one.seat_id === seat_id && one.piece === piece),
  );
  if (here.length === 0) return null;
  return (
    <span className={styles.fingers} aria-hidden="true">
      {here.map(({ seat_id, name, part }) => {
        const mark = crew.find(({ id }) => id === part)?.mark;
        return (
          <span key={seat_id} className={styles.finger}>
            <InitialsAvatar name={name} size={22} />
            {mark ? <CrewMark mark={mark} size={16} /> : null}
            {name}
          </span>
        );
      })}
    </span>
  );
}

/** Who put a piece where it is. */
export function PutBy({ seatId, seats }: { seatId: string | null; seats: readonly RosterSeat[] }) {
  const seat = seats.find(({ seat_id }) => seat_id === seatId);
  return seat ? <InitialsAvatar name={seat.name} size={22} labelled /> : null;
}
