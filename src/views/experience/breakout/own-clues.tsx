import type { RosterSeat } from '#contract/messages/session-projection.ts';
import type { SeatProjection, TeamProjection } from '#contract/messages/team-projection.ts';
import { Button } from '../../shared/controls/button.tsx';
import { ClueCards } from './clue-cards.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './clue-board.module.css';
import { CodeSymbol } from './code-symbol.tsx';
import { KnockButton } from './knock-button.tsx';

type Clue = SeatProjection['clues'][number];

/** What a clue shows of a code: the signs that this seat hears in the pipe, and its piece of the card. */
function ClueSigns({ shows, card }: Pick<Clue, 'shows' | 'card'>) {
  const { table } = useWords();
  if (shows.length + card.length === 0) return null;
  return (
    <div className={styles.signs}>
      {shows.map(({ place, shape }) => (
        <KnockButton key={place} place={place} shape={shape} />
      ))}
      {card.length > 0 ? (
        <ul aria-label={table.yourCard}>
          {card.map(({ shape, meaning }) => (
            <li key={shape}>
              <CodeSymbol shape={shape} size={26} />
              <strong>{meaning}</strong>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

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
