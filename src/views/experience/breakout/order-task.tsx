import { IconArrowBackUp, IconBolt, IconGripVertical } from '@tabler/icons-react';
import { draftText, isWholeDraft } from '#contract/story/answer-draft.ts';
import { BoardFoot } from './board-foot.tsx';
import { Fingers, PutBy } from './fingers.tsx';
import { Proposals } from './proposals.tsx';
import styles from './task-board.module.css';
import type { TaskProps } from './task-props.ts';
import { useDrag } from './use-drag.ts';
import { useDraft } from './use-draft.ts';
import { useWords } from '../../../words/use-words.tsx';

/** One order for the whole table; it counts once more than half of the table has handed in the same. */
export function OrderTask(props: TaskProps<'order'>) {
  const { sceneId, task, attempts, seats, ownSeatId, onAnswer, ...rest } = props;
  const { table } = useWords();
  const { pieces, undoable, put, take, haste, undo, pointing } = useDraft(sceneId);
  const ids = pieces.map(({ id }) => id);
  const { list, handle, dropAt, dragged } = useDrag(ids, put);
  const itemOf = (id: string) => task.items.find((item) => item.id === id);
  const labelOf = ({ id }: { id: string }) => itemOf(id)?.label ?? '';
  const textOf = (text: string) =>
    text
      .split('>')
      .map((part) => {
        const label = labelOf({ id: part.replace(/!$/, '') });
        return part.endsWith('!') ? table.inHaste(label) : label;
      })
      .join(' → ');
  const minutes = pieces.reduce((sum, piece) => {
    const item = itemOf(piece.id);
    return sum + ((piece.haste ? item?.haste_minutes : item?.minutes) ?? 0);
  }, 0);
  const cost = pieces.reduce(
    (sum, { id, haste: inHaste }) => sum + (inHaste ? (itemOf(id)?.haste_cost ?? 0) : 0),
    0,
  );
  return (
    <div className={styles.task}>
      <Proposals attempts={attempts} seats={seats} ownSeatId={ownSeatId} textOf={textOf} onAgree={onAnswer} />
      <div className={`${styles.board} ${styles.lorry}`}>
        <ul className={styles.load} aria-label={table.notInOrder}>
          {task.items
            .filter(({ id }) => !ids.includes(id))
            .map(({ id, label, minutes: needed }) => (
              <li key={id} className={styles.stock} {...pointing(id)}>
                <button type="button" className={styles.crate} onClick={() => put(id, ids.length)}>
                  {table.item(label, needed)}
                </button>
                <Fingers piece={id} seats={seats} />
              </li>
            ))}
        </ul>
        <ol ref={list} className={styles.list} aria-label={table.order}>
          {pieces.map((piece) => {
            const { id } = piece;
            const item = itemOf(id);
            return (
              <li
                key={id}
                className={styles.step}
                data-drop={dropAt(id)}
                data-dragged={dragged === id || undefined}
                {...pointing(id)}
              >
                <button
                  type="button"
                  className={styles.handle}
                  aria-label={table.moveItem(labelOf(piece))}
                  {...handle(id)}
                >
                  <IconGripVertical size={18} aria-hidden="true" />
                </button>
                <span className={styles.label}>
                  {labelOf(piece)} <PutBy seatId={piece.by} seats={seats} />
                </span>
                <button
                  type="button"
                  className={styles.tool}
                  aria-pressed={piece.haste}
                  aria-label={`${labelOf(piece)}, ${table.haste(item?.haste_minutes ?? 0, item?.haste_cost ?? 0)}`}
                  onClick={() => haste(id)}
                >
                  <IconBolt size={18} aria-hidden="true" />
                  <span className={styles.words}>
                    {table.haste(item?.haste_minutes ?? 0, item?.haste_cost ?? 0)}
                  </span>
                </button>
                <button
                  type="button"
                  className={styles.tool}
                  aria-label={`${table.putBack}: ${labelOf(piece)}`}
                  onClick={() => take(id)}
                >
                  <IconArrowBackUp size={18} aria-hidden="true" />
                  <span className={styles.words}>{table.putBack}</span>
                </button>
                <Fingers piece={id} seats={seats} />
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
        nameOf={labelOf}
        undoable={undoable}
        onUndo={undo}
        isWhole={isWholeDraft(task, pieces) && minutes <= task.budget}
        submit={table.handIn}
        onSubmit={() => onAnswer(draftText(pieces))}
      >
        <span className={styles.sum} data-over={minutes > task.budget || undefined}>
          {table.minutes(minutes, task.budget)}
          {cost > 0 ? `, ${table.costs(cost)}` : ''}
        </span>
      </BoardFoot>
    </div>
  );
}
