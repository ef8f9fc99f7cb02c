import { canGoOn, draftText, isWholeDraft } from '#contract/story/answer-draft.ts';
import { BoardFoot } from './board-foot.tsx';
import { Fingers } from './fingers.tsx';
import styles from './task-board.module.css';
import { TornPaper } from './torn-paper.tsx';
import type { TaskProps } from './task-props.ts';
import { useDraft } from './use-draft.ts';
import { useWords } from '../../../words/use-words.tsx';

/**
 * One way for the whole table: a place goes on with it, a place on it cuts it there. Everybody sees the roads, and as
 * closed only those that the own piece of the map knows.
 */
export function MapTask({ sceneId, task, clues, seats, onAnswer, ...rest }: TaskProps<'map'>) {
  const { table } = useWords();
  const { pieces, undoable, put, take, undo, pointing } = useDraft(sceneId);
  const way = pieces.map(({ id }) => id);
  const closed = new Set(clues.flatMap((clue) => clue.closed));
  const placeOf = (id: string) => task.places.find((place) => place.id === id);
  const labelOf = ({ id }: { id: string }) => placeOf(id)?.label ?? '';
  const isTaken = (from: string, to: string) =>
    way.some((id, index) => {
      const next = way[index + 1];
      return (id === from && next === to) || (id === to && next === from);
    });
  /** What is taken off when the way is to end at a place on it; the last place takes itself off. */
  const cutAt = (id: string) => {
    const at = way.indexOf(id);
    return at === way.length - 1 && at > 0 ? id : way[at + 1];
  };
  const touch = (id: string) => {
    if (canGoOn(task, pieces, id)) put(id);
    else if (way.includes(id)) {
      const cut = cutAt(id);
      if (cut) take(cut);
    }
  };
  return (
    <div className={styles.task}>
      <div className={`${styles.board} ${styles.map}`}>
        <TornPaper
          places={task.roads
            .filter(({ id }) => closed.has(id))
            .map(({ from, to }) => {
              const [a, b] = [placeOf(from), placeOf(to)];
              return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
            })}
        />
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
              aria-disabled={!canGoOn(task, pieces, id) && !way.includes(id)}
              aria-pressed={way.includes(id)}
              onClick={() => touch(id)}
              {...pointing(id)}
            >
              {label}
              <Fingers piece={id} seats={seats} />
            </button>
          ))}
        </div>
      </div>
      <p className={styles.way}>{table.way(pieces.map(labelOf).join(' → '), way.length - 1, task.steps)}</p>
      <BoardFoot
        {...rest}
        seats={seats}
        pieces={pieces}
        nameOf={labelOf}
        undoable={undoable}
        onUndo={undo}
        isWhole={isWholeDraft(task, pieces)}
        submit={table.drive}
        onSubmit={() => onAnswer(draftText(pieces))}
      />
    </div>
  );
}
