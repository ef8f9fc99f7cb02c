import type { RosterSeat } from '#contract/messages/session-projection.ts';
import type { SeatProjection, TeamProjection } from '#contract/messages/team-projection.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ClueCards } from './clue-cards.tsx';
import { ClueSigns } from './clue-signs.tsx';
import { useWords } from '../../../words/use-words.tsx';

interface OwnCluesProps {
  board: TeamProjection['board'];
  own: SeatProjection['clues'];
  /** Clues cannot be laid down: they have to be spoken. */
  spoken: boolean;
  seats: readonly RosterSeat[];
  onLay: (clueId: string) => void;
}

/** What this seat holds and has not laid down. */
export function OwnClues({ board, own, spoken, seats, onLay }: OwnCluesProps) {
  const { common, table } = useWords();
  const nameOf = (seatId: string) => seats.find(({ seat_id }) => seat_id === seatId)?.name ?? common.someone;
  const inHand = own.filter(({ id }) => !board.some(({ clue_id }) => clue_id === id));
  if (inHand.length === 0) return null;
  return (
    <ClueCards
      label={table.hand}
      kind="held"
      clues={inHand}
      startsWith={inHand[0]?.id}
      more={(clue) => (
        <>
          <ClueSigns shows={clue.shows} card={clue.card} />
          {clue.with_seat_ids.length > 0 ? (
            <small>{table.heldWith(clue.with_seat_ids.map(nameOf))}</small>
          ) : null}
          {spoken ? null : (
            <Button
              size="compact-sm"
              color="lantern"
              aria-label={`${table.lay}: ${clue.title}`}
              onClick={() => onLay(clue.id)}
            >
              {table.lay}
            </Button>
          )}
        </>
      )}
    />
  );
}
