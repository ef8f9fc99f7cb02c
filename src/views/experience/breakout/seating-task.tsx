import { type CSSProperties, useState } from 'react';
import { draftText, isWholeDraft } from '#contract/story/answer-draft.ts';
import { Button } from '../../shared/controls/button.tsx';
import { BoardFoot } from './board-foot.tsx';
import { Fingers, PutBy } from './fingers.tsx';
import { Proposals } from './proposals.tsx';
import styles from './task-board.module.css';
import type { TaskProps } from './task-props.ts';
import { useDraft } from './use-draft.ts';
import { useWords } from '../../../words/use-words.tsx';

/** Where a chair is drawn: clockwise round a table that lies across, the first at its left end. */
function placeOf(chair: number, count: number): CSSProperties {
  const side = (count - 2) / 2;
  if (chair === 0) return { gridColumn: 1, gridRow: '1 / span 3' };
  if (chair <= side) return { gridColumn: chair + 1, gridRow: 1 };
  if (chair === side + 1) return { gridColumn: side + 2, gridRow: '1 / span 3' };
  return { gridColumn: count - chair + 1, gridRow: 3 };
}

/**
 * One seating for the whole table: a guest is picked up with one press and put on a chair with the next; who sat there
 * changes places with them. It counts once more than half of the table has handed in the same.
 */
export function SeatingTask(props: TaskProps<'seating'>) {
  const { sceneId, task, attempts, seats, ownSeatId, onAnswer, ...rest } = props;
  const { table } = useWords();
  const { pieces, undoable, put, take, undo, pointing } = useDraft(sceneId);
  const [held, setHeld] = useState('');
  const seated = pieces.map(({ id }) => id);
  const labelOf = (id: string) => task.guests.find((guest) => guest.id === id)?.label ?? '';
  const heldAt = held === '' ? -1 : seated.indexOf(held);
  const touch = (chair: number) => {
    const guest = seated[chair] ?? '';
    if (held !== '' && held !== guest) put(held, chair);
    setHeld(held === '' ? guest : '');
  };
  const nameOfChair = (chair: number) => {
    const label = task.chairs[chair]?.label ?? '';
    const guest = seated[chair] ?? '';
    const now = table.chair(label, guest === '' ? table.freeChair : labelOf(guest));
    return held !== '' && held !== guest ? `${now}. ${table.seatHere(labelOf(held))}` : now;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape puts a guest down from wherever the focus is
    <div
      className={styles.task}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setHeld('');
      }}
    >
      <Proposals
        attempts={attempts}
        seats={seats}
        ownSeatId={ownSeatId}
        textOf={(text) =>
          text === draftText(pieces) ? table.asOnTheTable : text.split('>').map(labelOf).join(', ')
        }
        onAgree={onAnswer}
      />
      <div className={`${styles.board} ${styles.dinner}`}>
        <ul className={styles.cards} aria-label={table.unseated}>
          {task.guests
            .filter(({ id }) => !seated.includes(id))
            .map(({ id, label }) => (
              <li key={id} className={styles.stock} {...pointing(id)}>
                <button
                  type="button"
                  className={styles.card}
                  aria-pressed={held === id}
                  onClick={() => setHeld(held === id ? '' : id)}
                >
                  {label}
                </button>
                <Fingers piece={id} seats={seats} />
              </li>
            ))}
          {heldAt >= 0 ? (
            <li>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  take('', heldAt);
                  setHeld('');
                }}
              >
                {table.putAside}
              </Button>
            </li>
          ) : null}
        </ul>
        <ol
          className={styles.chairs}
          aria-label={table.dinnerTable}
          style={{ gridTemplateColumns: `repeat(${task.chairs.length / 2 + 1}, minmax(0, 1fr))` }}
        >
          {task.chairs.map(({ id, label }, chair) => {
            const guest = seated[chair] ?? '';
            return (
              <li
                key={id}
                className={styles.chair}
                style={placeOf(chair, task.chairs.length)}
                {...pointing(`chair-${id}`)}
              >
                <button
                  type="button"
                  className={styles.seatAt}
                  data-free={guest === '' || undefined}
                  aria-pressed={guest !== '' && held === guest}
                  aria-label={nameOfChair(chair)}
                  onClick={() => touch(chair)}
                >
                  <span className={styles.chairName}>{label}</span>
                  <span className={styles.guest}>{guest === '' ? table.freeChair : labelOf(guest)}</span>
                </button>
                <span className={styles.by}>
                  <PutBy seatId={pieces[chair]?.by ?? null} seats={seats} />
                </span>
                <Fingers piece={`chair-${id}`} seats={seats} />
              </li>
            );
          })}
        </ol>
      </div>
      <BoardFoot
        {...rest}
        attempts={attempts}
        seats={seats}
        ownSeatId={ownSeatId}
        pieces={pieces}
        nameOf={({ id }) => labelOf(id)}
        undoable={undoable}
        onUndo={undo}
        isWhole={isWholeDraft(task, pieces)}
        submit={table.handInSeating}
        onSubmit={() => onAnswer(draftText(pieces))}
      />
      <p role="status" className={styles.holding}>
        {held === '' ? '' : table.holding(labelOf(held))}
      </p>
    </div>
  );
}
