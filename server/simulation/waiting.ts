import type { DirectorContext } from '../director/rules/director-context.ts';
import { presentSeats } from '../director/rules/presence.ts';

export interface Waiting {
  /** There is nothing to do. */
  idleMs: number;
  /** The own team has solved its riddle, and others have not: it has the story's small second task. */
  forOthersMs: number;
}

type Shares = { idle: number; forOthers: number };
const none: Shares = { idle: 0, forOthers: 0 };

/** The shares of the people present who wait while nothing is decided. */
function sharesOf(context: DirectorContext): Shares {
  const { breakout, decision, clip, gatherUntil } = context;
  const present = presentSeats(context);
  const share = (isDone: (seat: (typeof present)[number]) => boolean) =>
    present.length === 0 ? 0 : present.filter(isDone).length / present.length;
  if (decision) {
    const voted = share(({ id }) => decision.votes.some(({ seatId }) => seatId === id));
    return voted === 1 ? { idle: 1, forOthers: 0 } : none;
  }
  if (breakout?.rested)
    return { idle: share(({ id }) => breakout.rested?.includes(id) === true), forOthers: 0 };
  if (breakout) {
    const solved = breakout.teams.filter(({ solvedAt }) => solvedAt !== null).map(({ teamId }) => teamId);
    const done = share(({ teamId }) => solved.includes(teamId));
    return done === 1 ? { idle: 1, forOthers: 0 } : { idle: 0, forOthers: done };
  }
  return clip === null && gatherUntil !== null ? { idle: 1, forOthers: 0 } : none;
}

/**
 * For how many of the milliseconds between `from` and `to`, in which nothing is decided, a person waits, over all who are
 * there: before a clip or window begins, after everybody has voted, after riddles are solved, and after one is ready in a
 * pause.
 */
export function waitingBetween(context: DirectorContext, from: number, to: number): Waiting {
  const { breakout, decision, clip } = context;
  const beginsAt = decision?.openAt ?? breakout?.openAt ?? clip?.startAt ?? from;
  const before = Math.max(0, Math.min(to, beginsAt) - from);
  const after = Math.max(0, to - from - before);
  const { idle, forOthers } = sharesOf(context);
  return { idleMs: before + after * idle, forOthersMs: after * forOthers };
}
