import type { Changes, DirectorContext } from '../chart/director-context.ts';
import type { EventOf } from '../chart/director-events.ts';
import { extend, postpone } from './timed-window.ts';

function postponeWindows(context: DirectorContext, since: number, at: number): Changes {
  return {
    decision: context.decision && postpone(context.decision, since, at),
    breakout: context.breakout && postpone(context.breakout, since, at),
  };
}

export function resume(context: DirectorContext, at: number): Changes {
  if (context.heldSince === null) return {};
  return { heldSince: null, ...postponeWindows(context, context.heldSince, at) };
}

/** Windows get back the time in which no server could take a vote; a clip's timeline went on without one. */
export function recoverFromOutage(context: DirectorContext, event: EventOf<'director.resumed'>): Changes {
  return context.heldSince === null ? postponeWindows(context, event.downSince, event.at) : {};
}

export function extendWindow(context: DirectorContext, ms: number): Changes {
  return {
    decision: context.decision && extend(context.decision, ms),
    breakout: context.breakout && extend(context.breakout, ms),
  };
}
