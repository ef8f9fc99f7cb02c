import { useState } from 'react';
import type { DraftPiece } from '#contract/story/answer-draft.ts';

const same = (a: DraftPiece | undefined, b: DraftPiece | undefined) =>
  a?.id === b?.id && a?.haste === b?.haste && a?.by === b?.by;

/** The piece that somebody else put on the board last; null where the last change was one's own or took a piece away. */
export function useLastMove(pieces: readonly DraftPiece[], ownSeatId: string): DraftPiece | null {
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
