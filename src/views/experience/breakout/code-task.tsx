import { draftText, isWholeDraft } from '#contract/story/answer-draft.ts';
import { VisuallyHidden } from '../../shared/controls/visually-hidden.tsx';
import { NativeSelect } from '../../shared/controls/native-select.tsx';
import { BoardFoot } from './board-foot.tsx';
import { CodeSymbol } from './code-symbol.tsx';
import { Fingers, PutBy } from './fingers.tsx';
import styles from './task-board.module.css';
import type { TaskProps } from './task-props.ts';
import { useDraft } from './use-draft.ts';
import { useWords } from '../../../words/use-words.tsx';

/**
 * Signs in their places, as far as the own clues show them; what they mean, the others have to say. A meaning that one
 * sets is set for the whole table.
 */
export function CodeTask({ sceneId, task, clues, seats, onAnswer, ...rest }: TaskProps<'code'>) {
  const { table } = useWords();
  const { pieces, undoable, put, take, undo, pointing } = useDraft(sceneId);
  const shown = new Map(clues.flatMap(({ shows }) => shows).map(({ place, shape }) => [place, shape]));
  return (
    <div className={styles.task}>
      <ol className={`${styles.board} ${styles.pipe}`} aria-label={table.message}>
        {pieces.map(({ id, by }, place) => {
          const shape = shown.get(place);
          const sign = `sign-${place}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sign is its place in the message
            <li key={place} className={styles.sign} {...pointing(sign)}>
              {shape ? (
                <CodeSymbol shape={shape} size={32} />
              ) : (
                <span className={styles.unseen} title={table.unseen}>
                  <VisuallyHidden>{table.unseen}</VisuallyHidden>
                </span>
              )}
              <NativeSelect
                size="sm"
                aria-label={table.meaning(place + 1)}
                value={id}
                data={[
                  { value: '', label: `${place + 1}` },
                  ...task.meanings.map((meaning) => ({ value: meaning.id, label: meaning.label })),
                ]}
                onChange={(event) => {
                  const meaning = event.currentTarget.value;
                  if (meaning === '') take('', place);
                  else put(meaning, place);
                }}
              />
              <span className={styles.by}>
                <PutBy seatId={by} seats={seats} />
              </span>
              <Fingers piece={sign} seats={seats} />
            </li>
          );
        })}
      </ol>
      <BoardFoot
        {...rest}
        seats={seats}
        pieces={pieces}
        nameOf={({ id }) => task.meanings.find((meaning) => meaning.id === id)?.label ?? ''}
        undoable={undoable}
        onUndo={undo}
        isWhole={isWholeDraft(task, pieces)}
        submit={table.says}
        onSubmit={() => onAnswer(draftText(pieces))}
      />
    </div>
  );
}
