import { liveSession } from '#contract/rules/business-constants.ts';
import { findScene } from '#contract/story/story.ts';
import type { Changes, DirectorContext } from './director-context.ts';
import type { EventOf } from './director-events.ts';
import { windowMs } from './pace.ts';
import { presentSeats } from './presence.ts';
import { closesAt, type TimedWindow } from './timed-window.ts';

/** Whether a present seat needs more time. */
export const isMoreTimeNeeded = (context: DirectorContext) =>
  presentSeats(context).some(({ moreTime }) => moreTime === true);

/** The additional time of a decision or challenge of `storyMs`, in real milliseconds. */
const extraMs = (context: DirectorContext, storyMs: number) =>
  Math.round(windowMs(context, storyMs) * (liveSession.moreTimeFactor - 1));

/** A window is shared by all: it is extended once if a present seat needs more time. */
function eased<Window extends TimedWindow>(
  context: DirectorContext,
  window: Window & { sceneId: string },
  at: number,
): Window {
  const scene = findScene(context.story, window.sceneId);
  if (scene.kind !== 'decision' && scene.kind !== 'challenge') return window;
  if (window.eased === true || at >= closesAt(window) || !isMoreTimeNeeded(context)) return window;
  const ms = extraMs(context, scene.windowMs);
  return {
    ...window,
    closeAt: window.closeAt + ms,
    extendedMs: (window.extendedMs ?? 0) + ms,
    eased: true,
  };
}

/** Extends open windows for the seats present now; none is shortened, since people rely on it. */
export function easeWindows(context: DirectorContext, at: number): Changes {
  const { decision, breakout } = context;
  return {
    decision: decision && eased(context, decision, at),
    breakout: breakout && eased(context, breakout, at),
  };
}

export function wantTime(context: DirectorContext, { seatId, wanted }: EventOf<'time.wanted'>): Changes {
  return {
    seats: context.seats.map((seat) => (seat.id === seatId ? { ...seat, moreTime: wanted } : seat)),
  };
}
