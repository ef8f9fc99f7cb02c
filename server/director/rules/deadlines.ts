import { liveSession } from '#contract/rules/business-constants.ts';
import type { DirectorContext } from './director-context.ts';
import { captainDueAt } from './captains.ts';
import { revealDueAt } from './noticing.ts';
import { presentSeats } from './presence.ts';
import { closesAt } from './timed-window.ts';
import { decisionDueAt } from './votes.ts';

function startDueAt(context: DirectorContext): number {
  return presentSeats(context).length > 0 ? context.startsAt : context.startsAt + liveSession.noShowMs;
}

/** When the story continues automatically; null while it is paused or waits for a person. */
export function sceneDueAt(context: DirectorContext): number | null {
  if (context.heldSince !== null) return null;
  if (context.sceneId === null) return startDueAt(context);
  if (context.desertedUntil !== null) return context.desertedUntil;
  if (context.gatherUntil !== null) return context.gatherUntil;
  if (context.decision) return decisionDueAt(context.decision);
  if (context.breakout) return closesAt(context.breakout);
  if (context.outcome) return context.outcome.nextAt;
  return context.clip?.endAt ?? null;
}

/** The next instant at which `clock.reached` changes something; null without one. */
export function nextDeadline(context: DirectorContext): number | null {
  const dues = [sceneDueAt(context), captainDueAt(context), revealDueAt(context)].filter(
    (due) => due !== null,
  );
  return dues.length > 0 ? Math.min(...dues) : null;
}
