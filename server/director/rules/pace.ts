import { liveSession } from '#contract/rules/business-constants.ts';
import type { DirectorContext } from './director-context.ts';

/** Delays of the director beside the business constants, in milliseconds of story time. */
export const directorDelays = {
  /** A decision or challenge is announced this long before it opens, so that it opens on all screens together. */
  windowLeadMs: 1500,
  /** How long a session without present seats waits at the end of a scene, in real time. */
  desertedMs: 5 * 60_000,
} as const;

type Paced = Pick<DirectorContext, 'storyClockRate'>;

/** Real milliseconds that `storyMs` of story time take in this session. */
export function paced(context: Paced, storyMs: number): number {
  return Math.round(storyMs / context.storyClockRate);
}

/** Real milliseconds of a decision or challenge window, stretched by the session's timer factor. */
export function windowMs(context: Paced & Pick<DirectorContext, 'options'>, storyMs: number): number {
  return paced(context, storyMs * context.options.timerFactor);
}

/** The clock of windows: it stops while the session is paused. */
export function windowClock(context: Pick<DirectorContext, 'heldSince'>, at: number): number {
  return context.heldSince === null ? at : Math.min(at, context.heldSince);
}

export const leadMs = (context: Paced) => paced(context, liveSession.leadMs);
