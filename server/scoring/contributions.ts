import type { DirectorContext } from '../director/rules/director-context.ts';
import type { DirectorEvent } from '../director/rules/director-events.ts';

export type ContributionKind = 'vote' | 'answer' | 'clue' | 'hint' | 'message';

/** Something a person did that the team could see or that moved the story. */
export interface Contribution {
  kind: ContributionKind;
  seatId: string;
  at: number;
}

const kinds: Partial<Record<DirectorEvent['type'], ContributionKind>> = {
  'challenge.answered': 'answer',
  'clue.shared': 'clue',
  'hint.taken': 'hint',
  'chat.posted': 'message',
};

/** One per event of the log, and one for each vote that counted: changing one's mind is not taking part twice. */
export function contributions(events: Iterable<DirectorEvent>, context: DirectorContext): Contribution[] {
  const voted = context.played.flatMap((scene) =>
    scene.kind === 'decision'
      ? scene.votes.map(({ seatId, castAt }): Contribution => ({ kind: 'vote', seatId, at: castAt }))
      : [],
  );
  const acted = [...events].flatMap((event): Contribution[] => {
    const kind = kinds[event.type];
    return kind && 'seatId' in event ? [{ kind, seatId: event.seatId, at: event.at }] : [];
  });
  return [...voted, ...acted].sort((a, b) => a.at - b.at);
}
