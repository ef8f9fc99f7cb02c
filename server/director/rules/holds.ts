import type { Changes, DirectorContext } from './director-context.ts';
import type { EventOf } from './director-events.ts';
import { extend, postpone, type TimedWindow } from './timed-window.ts';

function postponeWindows(context: DirectorContext, since: number, at: number): Changes {
  return {
    decision: context.decision && postpone(context.decision, since, at),
    breakout: context.breakout && postpone(context.breakout, since, at),
  };
}

export function hold({ by, at }: EventOf<'host.held'>): Changes {
  return { heldSince: at, heldBy: by ?? null };
}

export function resume(context: DirectorContext, at: number): Changes {
  if (context.heldSince === null) return {};
  return { heldSince: null, heldBy: null, ...postponeWindows(context, context.heldSince, at) };
}

/** Windows are extended by the time without a server; a clip's timeline continued without one. */
export function recoverFromOutage(context: DirectorContext, event: EventOf<'director.resumed'>): Changes {
  return context.heldSince === null ? postponeWindows(context, event.downSince, event.at) : {};
}

function lengthen<Window extends TimedWindow>(window: Window, ms: number): Window {
  return { ...extend(window, ms), extendedMs: (window.extendedMs ?? 0) + ms };
}

export function extendWindow(context: DirectorContext, ms: number): Changes {
  return {
    decision: context.decision && lengthen(context.decision, ms),
    breakout: context.breakout && lengthen(context.breakout, ms),
  };
}
