import type { SeatProjection } from '#contract/messages/team-projection.ts';
import { useWords } from '../../../words/use-words.tsx';
import styles from './clue-board.module.css';
import { CodeSymbol } from './code-symbol.tsx';
import { KnockButton } from './knock-button.tsx';

type Clue = SeatProjection['clues'][number];

/** What a clue shows of a code: the signs that this seat hears in the pipe, and its piece of the card. */
export function ClueSigns({ shows, card }: Pick<Clue, 'shows' | 'card'>) {
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
