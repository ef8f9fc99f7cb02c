import { useState } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { CodeSymbol } from './code-symbol.tsx';
import { TaskSaid } from './task-said.tsx';
import styles from './task-board.module.css';
import type { TaskProps } from './task-props.ts';
import { useStoryWords } from '../words/use-words.tsx';

/** Signs in their places, as far as the own clues show them; what they mean, the others have to say. */
export function CodeTask({ task, clues, attempts, sending, onAnswer }: TaskProps<'code'>) {
  const { table } = useStoryWords();
  const [meant, setMeant] = useState<Readonly<Record<number, string>>>({});
  const shown = new Map(clues.flatMap(({ shows }) => shows).map(({ place, shape }) => [place, shape]));
  const card = clues.flatMap((clue) => clue.card);
  const places = Array.from({ length: task.symbols }, (_, place) => place);
  const isWhole = places.every((place) => meant[place]);
  return (
    <div className={styles.task}>
      <ol className={styles.signs} aria-label={table.message}>
        {places.map((place) => {
          const shape = shown.get(place);
          return (
            <li key={place} className={styles.sign}>
              {shape ? (
                <CodeSymbol shape={shape} size={36} />
              ) : (
                <span className={styles.unseen}>{table.unseen}</span>
              )}
              <NativeSelect
                size="sm"
                aria-label={table.meaning(place + 1)}
                value={meant[place] ?? ''}
                data={[
                  { value: '', label: `${place + 1}` },
                  ...task.meanings.map(({ id, label }) => ({ value: id, label })),
                ]}
                onChange={(event) => setMeant({ ...meant, [place]: event.currentTarget.value })}
              />
            </li>
          );
        })}
      </ol>
      {card.length > 0 ? (
        <>
          <p>{table.onYourCard}</p>
          <ul className={styles.signs} aria-label={table.yourCard}>
            {card.map(({ shape, meaning }) => (
              <li key={shape} className={styles.sign}>
                <CodeSymbol shape={shape} size={36} />
                <strong>{meaning}</strong>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={`${styles.row} ${styles.act}`}>
        <Button
          loading={sending}
          disabled={!isWhole}
          onClick={() => onAnswer(places.map((place) => meant[place] ?? '').join('>'))}
        >
          {table.says}
        </Button>
      </div>
      <TaskSaid attempts={attempts} />
    </div>
  );
}
