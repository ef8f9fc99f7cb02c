import type { Changes, DirectorContext, HostMessage } from './director-context.ts';
import type { EventOf, SkippedStage } from './director-events.ts';
import type { TimedWindow } from './timed-window.ts';

/** The number of the host's messages in the context; the log has all. */
const remembered = 20;

export function say(context: DirectorContext, event: EventOf<'host.said'>): Changes {
  const { messageId: id, teamId, text, by = null, at } = event;
  const message: HostMessage = { id, teamId, text, by, at };
  return { said: [...context.said, message].slice(-remembered) };
}

/** Whether the message is new and its team exists. */
export function canSay(context: DirectorContext, event: EventOf<'host.said'>): boolean {
  const isKnownTeam = event.teamId === null || context.teams.some(({ id }) => id === event.teamId);
  return isKnownTeam && event.text.trim() !== '' && !context.said.some(({ id }) => id === event.messageId);
}

/** Whether the scene and stage that the host saw are current and not paused. */
export function isSkipOf(
  context: DirectorContext,
  { sceneId, stage }: EventOf<'host.skipped'>,
  here: SkippedStage,
): boolean {
  return context.heldSince === null && context.sceneId === sceneId && stage === here;
}

function closeNow<Window extends TimedWindow>(window: Window, at: number): Window {
  return { ...window, openAt: Math.min(window.openAt, at), closeAt: at, settleAt: null };
}

/** Closes the open window. Its remaining time is not added to a breather. */
export function closeWindowsNow(context: DirectorContext, at: number): Changes {
  return {
    decision: context.decision && closeNow(context.decision, at),
    breakout: context.breakout && closeNow(context.breakout, at),
  };
}

export function noteEnd({ by, reason }: EventOf<'host.ended'>): Changes {
  return { endedBy: { userId: by ?? null, reason: reason ?? '' } };
}
