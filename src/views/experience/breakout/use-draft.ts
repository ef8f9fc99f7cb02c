import type { DraftPiece } from '#contract/story/answer-draft.ts';
import { sameDraft, selectDraft } from '../../../machines/experience-playback/experience-selectors.ts';
import { useExperience, useExperienceVerbs } from '../../../machines/live-session/use-live-session.tsx';

const none: readonly DraftPiece[] = [];

/** The board that the team shares: what is on it, and what one's hands do there. */
export function useDraft(sceneId: string) {
  const verbs = useExperienceVerbs();
  const draft = useExperience(selectDraft, sameDraft);
  const point = (piece: string) => () => verbs.point(sceneId, piece);
  return {
    pieces: draft?.pieces ?? none,
    undoable: draft?.undoable ?? false,
    put: (piece: string, position = 0) => verbs.moveDraft(sceneId, { act: 'put', piece, position }),
    take: (piece: string, position = 0) => verbs.moveDraft(sceneId, { act: 'take', piece, position }),
    haste: (piece: string) => verbs.moveDraft(sceneId, { act: 'haste', piece, position: 0 }),
    undo: () => verbs.moveDraft(sceneId, { act: 'undo', piece: '', position: 0 }),
    /** For a piece: shows the team that this seat points at it, with the mouse, a finger or the keyboard. */
    pointing: (piece: string) => ({
      onPointerEnter: point(piece),
      onPointerLeave: point(''),
      onFocus: point(piece),
      onBlur: point(''),
    }),
  };
}
