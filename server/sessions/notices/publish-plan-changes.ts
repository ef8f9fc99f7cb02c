import type { Logger } from 'pino';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import type { Clock } from '../../clock.ts';
import type { RealtimePort } from '../../realtime/realtime-port.ts';
import type { SessionChange, SessionChanges } from '../session-changes.ts';

const concernsPlan: ReadonlySet<SessionChange['what']> = new Set([
  'edited',
  'rescheduled',
  'status',
  'attendees',
  'deleted',
]);
/** Statuses in which no director publishes the session's state. */
const undirected: ReadonlySet<SessionStatus> = new Set(['scheduled', 'cancelled', 'failed']);

/**
 * Notifies the waiting seats of a session of a change of its plan: it was rescheduled, renamed or cancelled, or its people
 * changed. The message carries no data; clients fetch the plan again.
 */
export function publishPlanChanges(deps: {
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
      .catch((err: unknown) => log.warn({ err, session: sessionId }, 'A changed plan was not published'));
  });
}
