import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type DraftPiece, draftText } from '#contract/story/answer-draft.ts';
import type { RosterSeat } from '#contract/messages/session-projection.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useWords } from '../../../words/use-words.tsx';
import styles from './task-board.module.css';
import type { TaskProps } from './task-props.ts';

const same = (a: DraftPiece | undefined, b: DraftPiece | undefined) =>
  a?.id === b?.id && a?.haste === b?.haste && a?.by === b?.by;

/** The piece that another seat placed last; null after a change of one's own or a removal. */
function useLastMove(pieces: readonly DraftPiece[], ownSeatId: string): DraftPiece | null {
  const [seen, setSeen] = useState({ pieces, moved: null as DraftPiece | null });
  if (seen.pieces === pieces) return seen.moved;
  const changed = pieces.find(
    (piece, index) =>
      piece.id !== '' && !same(piece, seen.pieces[index]) && !seen.pieces.some((old) => same(old, piece)),
  );
  const moved = changed && changed.by !== null && changed.by !== ownSeatId ? changed : null;
  setSeen({ pieces, moved });
  return moved;
}

interface BoardFootProps extends Pick<TaskProps<'map'>, 'attempts' | 'seats' | 'ownSeatId' | 'sending'> {
  pieces: readonly DraftPiece[];
  /** A piece as people call it. */
  nameOf: (piece: DraftPiece) => string;
  undoable: boolean;
  onUndo: () => void;
  /** The board holds a whole answer. */
  isWhole: boolean;
  submit: string;
  onSubmit: () => void;
  children?: ReactNode;
}

/** What can be done with the whole board, what somebody else has just moved, and what became of the last answer. */
export function BoardFoot({
  attempts,
  seats,
  ownSeatId,
  sending,
  pieces,
  nameOf,
  undoable,
  onUndo,
  isWhole,
  submit,
  onSubmit,
  children,
}: BoardFootProps) {
  const { table } = useWords();
  const moved = useLastMove(pieces, ownSeatId);
  const last = attempts.at(-1);
  const isWrong = last?.correct === false && !last.awaited && last.text === draftText(pieces);
  const mover = seats.find(({ seat_id }: RosterSeat) => seat_id === moved?.by);
  return (
    <>
      <div className={`${styles.row} ${styles.act}`}>
        <Button loading={sending} disabled={!isWhole} onClick={onSubmit}>
          {submit}
        </Button>
        <Button
          variant="default"
          disabled={!undoable}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={onUndo}
        >
          <span data-undo>{table.back}</span>
        </Button>
        {children}
      </div>
      <p role="status" className={styles.said}>
        {isWrong
          ? (last.reply ?? table.wrongTask)
          : mover && moved
            ? table.movedBy(mover.name, nameOf(moved))
            : ''}
      </p>
    </>
  );
}
