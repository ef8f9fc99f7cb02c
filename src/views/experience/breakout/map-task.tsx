import { useState } from 'react';
import { Button } from '../../shared/controls/button.tsx';
import { TaskStatus } from './task-status.tsx';
import styles from './task-board.module.css';
import type { TaskProps } from './task-props.ts';
import { useWords } from '../../../words/use-words.tsx';

/** Everybody sees the roads, and as closed only those that the own piece of the map knows. */
export function MapTask({ task, clues, attempts, sending, onAnswer }: TaskProps<'map'>) {
  const { table } = useWords();
  const [way, setWay] = useState<readonly string[]>([task.start]);
  const closed = new Set(clues.flatMap((clue) => clue.closed));
  const placeOf = (id: string) => task.places.find((place) => place.id === id);
  const last = way.at(-1);
  const roadBetween = (a: string | undefined, b: string) =>
    task.roads.find(({ from, to }) => (from === a && to === b) || (from === b && to === a));
  const isTaken = (from: string, to: string) =>
    way.some((id, index) => {
      const next = way[index + 1];
      return (id === from && next === to) || (id === to && next === from);
    });
  const canGo = (id: string) =>
    last !== task.goal &&
    !way.includes(id) &&
    way.length <= task.steps &&
    roadBetween(last, id) !== undefined;
  return (
    <div className={styles.task}>
      <div className={styles.map}>
        <div className={styles.ground}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {task.roads.map(({ id, from, to }) => {
              const [a, b] = [placeOf(from), placeOf(to)];
              return a && b ? (
                <line
                  key={id}
                  x1={a.x}
                  y1={a.y}
                  x2={b.x}
                  y2={b.y}
                  className={styles.road}
                  data-closed={closed.has(id) || undefined}
                  data-taken={isTaken(from, to) || undefined}
                />
              ) : null;
            })}
          </svg>
          {task.places.map(({ id, label, x, y }) => (
            <button
              key={id}
              type="button"
              className={styles.place}
              style={{ left: `${x}%`, top: `${y}%` }}
              data-taken={way.includes(id) || undefined}
              data-end={id === task.start || id === task.goal || undefined}
              aria-disabled={!canGo(id)}
              aria-pressed={way.includes(id)}
              onClick={() => (canGo(id) ? setWay([...way, id]) : undefined)}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      <p>{table.way(way.map((id) => placeOf(id)?.label).join(' → '), way.length - 1, task.steps)}</p>
      <div className={`${styles.row} ${styles.act}`}>
        <Button loading={sending} disabled={last !== task.goal} onClick={() => onAnswer(way.join('>'))}>
          {table.drive}
        </Button>
        <Button variant="default" disabled={way.length === 1} onClick={() => setWay(way.slice(0, -1))}>
          {table.back}
        </Button>
      </div>
      <TaskStatus attempts={attempts} />
    </div>
  );
}
