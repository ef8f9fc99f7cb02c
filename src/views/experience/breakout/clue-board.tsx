import type { RosterSeat } from '#contract/messages/session-projection.ts';
import type { TeamProjection } from '#contract/messages/team-projection.ts';
import styles from './clue-board.module.css';
import { useWords } from '../../../words/use-words.tsx';

interface ClueBoardProps {
  board: TeamProjection['board'];
  seats: readonly RosterSeat[];
  /** Clues cannot be laid down: they have to be spoken. */
  spoken: boolean;
}

/** Everybody holds a part; all can read what is on the board. */
export function ClueBoard({ board, seats, spoken }: ClueBoardProps) {
  const { common, table } = useWords();
  const nameOf = (seatId: string) => seats.find(({ seat_id }) => seat_id === seatId)?.name ?? common.someone;
  if (spoken) return <p>{table.spoken}</p>;
  return (
    <ul className={styles.board} aria-label={table.board}>
      {board.map((clue) => (
        <li key={clue.clue_id} className={styles.card}>
          <strong>{clue.title}</strong>
          <p>{clue.text}</p>
          <small>{table.laidBy(nameOf(clue.seat_id))}</small>
        </li>
      ))}
      {board.length === 0 ? <li className={styles.empty}>{table.emptyBoard}</li> : null}
    </ul>
  );
}
