import { Button } from '@mantine/core';
import type { RosterSeat } from '#contract/messages/session-projection.ts';
import type { SeatProjection, TeamProjection } from '#contract/messages/team-projection.ts';
import styles from './clue-board.module.css';
import { useWords } from '../words/use-words.tsx';

interface ClueBoardProps {
  board: TeamProjection['board'];
  own: SeatProjection['clues'];
  seats: readonly RosterSeat[];
  /** Clues cannot be laid down: what one holds has to be said. */
  spoken: boolean;
  onLay: (clueId: string) => void;
}

/** Everybody holds a part; what is laid on the board all can read. */
export function ClueBoard({ board, own, seats, spoken, onLay }: ClueBoardProps) {
  const { common, table } = useWords();
  const inHand = own.filter(({ id }) => !board.some(({ clue_id }) => clue_id === id));
  const nameOf = (seatId: string) => seats.find(({ seat_id }) => seat_id === seatId)?.name ?? common.someone;
  return (
    <div className={styles.clues}>
      {spoken ? (
        <p>{table.spoken}</p>
      ) : (
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
      )}
      {inHand.length > 0 ? (
        <ul className={styles.hand} aria-label={table.hand}>
          {inHand.map((clue) => (
            <li key={clue.id} className={styles.held}>
              <strong>{clue.title}</strong>
              <p>{clue.text}</p>
              {spoken ? null : (
                <Button size="sm" color="lantern" onClick={() => onLay(clue.id)}>
                  {table.lay}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
