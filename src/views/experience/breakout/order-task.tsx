import { IconGripVertical } from '@tabler/icons-react';
import { draftText, isWholeDraft } from '#contract/story/answer-draft.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Checkbox } from '../../shared/controls/checkbox.tsx';
import { BoardFoot } from './board-foot.tsx';
import { Fingers, PutBy } from './fingers.tsx';
import { OrderProposals } from './order-proposals.tsx';
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
  const minutes = pieces.reduce((sum, piece) => {
    const item = itemOf(piece.id);
    return sum + ((piece.haste ? item?.haste_minutes : item?.minutes) ?? 0);
  }, 0);
  return (
    <div className={styles.task}>
      <OrderProposals
        task={task}
        attempts={attempts}
        seats={seats}
        ownSeatId={ownSeatId}
        onAgree={onAnswer}
      />
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
                <IconGripVertical size={20} aria-hidden="true" />
              </button>
              <span className={styles.label}>
                {labelOf(piece)} <PutBy seatId={piece.by} seats={seats} />
              </span>
              <Checkbox
                label={table.haste(item?.haste_minutes ?? 0, item?.haste_cost ?? 0)}
                checked={piece.haste}
                onChange={() => haste(id)}
              />
              <Button size="compact-sm" variant="default" onClick={() => take(id)}>
                {table.putBack}
              </Button>
              <Fingers piece={id} seats={seats} />
            </li>
          );
        })}
      </ol>
      <div className={styles.row}>
        {task.items
          .filter(({ id }) => !ids.includes(id))
          .map(({ id, label, minutes: needed }) => (
            <span key={id} className={styles.stock} {...pointing(id)}>
              <Button size="sm" variant="default" onClick={() => put(id, ids.length)}>
                {table.item(label, needed)}
              </Button>
              <Fingers piece={id} seats={seats} />
            </span>
          ))}
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
        </span>
      </BoardFoot>
    </div>
  );
}
