import type { Logger } from 'pino';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { SessionStatus } from '#contract/rules/session-lifecycle.ts';
import type { Clock } from '../clock.ts';
import type { RealtimePort } from '../realtime/realtime-port.ts';
import type { SessionChange, SessionChanges } from './session-changes.ts';

const concernsPlan: ReadonlySet<SessionChange['what']> = new Set([
  'edited',
  'rescheduled',
  'status',
  'attendees',
  'deleted',
]);
/** While no director tells the people of a session where it is. */
const undirected: ReadonlySet<SessionStatus> = new Set(['scheduled', 'cancelled', 'failed']);

/**
 * Tells whoever waits for the doors of a session that what was planned is otherwise now: it was moved, renamed or called
 * off, or its people are others. What it is now is asked for, so nothing of it is in the news.
 */
export function tellPlans(deps: {
  realtime: RealtimePort;
  changes: SessionChanges;
  clock: Clock;
  log: Logger;
}): void {
  const { realtime, changes, clock, log } = deps;
  changes.subscribeToOwn(({ sessionId, status, what }) => {
    if (!concernsPlan.has(what) || !undirected.has(status)) return;
    realtime
      .publish(channels.session(sessionId), 'plan', { at: clock.now() })
      .catch((err: unknown) => log.warn({ err, session: sessionId }, 'A changed plan was not told'));
  });
}
