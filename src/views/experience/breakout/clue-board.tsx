import type { RosterSeat } from '#contract/messages/session-projection.ts';
import type { TeamProjection } from '#contract/messages/team-projection.ts';
import styles from './clue-board.module.css';
import { ClueCards } from './clue-cards.tsx';
import { useWords } from '../../../words/use-words.tsx';

interface ClueBoardProps {
  board: TeamProjection['board'];
  seats: readonly RosterSeat[];
  /** Clues cannot be laid down: they have to be spoken. */
  spoken: boolean;
  /** The shared clues are beside another board, and closed until they are read. */
  beside: boolean;
}

/** Everybody holds a part; all can read what is on the board. */
export function ClueBoard({ board, seats, spoken, beside }: ClueBoardProps) {
  const { common, table } = useWords();
  const nameOf = (seatId: string) => seats.find(({ seat_id }) => seat_id === seatId)?.name ?? common.someone;
  if (spoken) return null;
  if (board.length === 0 && beside) return null;
  if (board.length === 0) return <p className={styles.empty}>{table.emptyBoard}</p>;
  return (
    <ClueCards
      label={table.board}
      kind="card"
      clues={board.map((clue) => ({ ...clue, id: clue.clue_id }))}
      startsWith={beside ? undefined : board.at(-1)?.clue_id}
      more={(clue) => <small>{table.laidBy(nameOf(clue.seat_id))}</small>}
    />
  );
}
