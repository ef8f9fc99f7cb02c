import { afterMove, type DraftPiece, draftTaskOf, emptyDraft } from '#contract/story/answer-draft.ts';
import { challengeScene, changeTeam, openChallenge } from './breakout.ts';
import type { AnswerDraft, Changes, DirectorContext, TeamChallenge } from './director-context.ts';
import type { EventOf } from './director-events.ts';

/** The number of moves that can be undone, and of move ids that are published as confirmations. */
const remembered = 20;

type Moved = EventOf<'draft.moved'>;

/** The board of a team; null for a word answer. */
export function draftOf(
  context: Pick<DirectorContext, 'story'>,
  sceneId: string,
  team: Pick<TeamChallenge, 'draft'>,
): AnswerDraft | null {
  const task = draftTaskOf(challengeScene(context.story, sceneId));
  return task && (team.draft ?? { pieces: emptyDraft(task), past: [], moveIds: [] });
}

function piecesAfter(
  context: DirectorContext,
  draft: AnswerDraft,
  event: Moved,
): readonly DraftPiece[] | null {
  if (event.act === 'undo') return draft.past.at(-1) ?? null;
  const task = draftTaskOf(challengeScene(context.story, event.challengeId));
  return task && afterMove(task, draft.pieces, { ...event, by: event.seatId });
}

/** A move counts in the open, unsolved challenge of its team, if it is possible and changes the board. */
export function canMoveDraft(context: DirectorContext, event: Moved): boolean {
  const team = openChallenge(context, event);
  if (team?.solvedAt !== null) return false;
  const draft = draftOf(context, event.challengeId, team);
  return (
    draft !== null && !draft.moveIds.includes(event.moveId) && piecesAfter(context, draft, event) !== null
  );
}

export function moveDraft(context: DirectorContext, event: Moved): Changes {
  return changeTeam(context, event, (team) => {
    const draft = draftOf(context, event.challengeId, team);
    const pieces = draft && piecesAfter(context, draft, event);
    if (!draft || !pieces) return {};
    const past = event.act === 'undo' ? draft.past.slice(0, -1) : [...draft.past, draft.pieces];
    return {
      draft: {
        pieces,
        past: past.slice(-remembered),
        moveIds: [...draft.moveIds, event.moveId].slice(-remembered),
      },
    };
  });
}
