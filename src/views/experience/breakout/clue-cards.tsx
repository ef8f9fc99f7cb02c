import { type ReactNode, useState } from 'react';
import { useMedia } from '../../shared/use-media.ts';
import styles from './clue-board.module.css';

interface Clue {
  id: string;
  title: string;
  text: string;
}

interface ClueCardsProps<Held extends Clue> {
  label: string;
  /** On the board or in the own hand. */
  kind: 'card' | 'held';
  clues: readonly Held[];
  /** The clue that is open until another is chosen. */
  startsWith: string | undefined;
  /** What belongs to a clue below its text. */
  more: (clue: Held) => ReactNode;
}

/** Clues as cards: all open where there is room for all, else one open and the others as their titles. */
export function ClueCards<Held extends Clue>({ label, kind, clues, startsWith, more }: ClueCardsProps<Held>) {
  const isRoomy = useMedia('(min-width: 75em) and (min-height: 60em)');
  const [chosen, setChosen] = useState<string>();
  const open = clues.some(({ id }) => id === chosen) ? chosen : startsWith;
  const isWhole = (isRoomy && clues.length <= 4) || (clues.length === 1 && startsWith !== undefined);
  return (
    <ul
      className={styles[kind === 'card' ? 'board' : 'hand']}
      aria-label={label}
      data-whole={isWhole || undefined}
    >
      {clues.map((clue) => {
        const isOpen = isWhole || clue.id === open;
        return (
          <li key={clue.id} className={styles[kind]} data-open={isOpen || undefined}>
            {isWhole ? (
              <strong>{clue.title}</strong>
            ) : (
              <button
                type="button"
                className={styles.name}
                aria-expanded={isOpen}
                onClick={() => setChosen(clue.id)}
              >
                {clue.title}
              </button>
            )}
            {isOpen ? (
              <>
                <p>{clue.text}</p>
                {more(clue)}
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
