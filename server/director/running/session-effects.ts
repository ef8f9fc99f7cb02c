import type { Queryable } from '../../database/database.ts';
import { lockAnySession } from '../../sessions/session-repository.ts';
import { notePresence } from '../../sessions/people/seat-writes.ts';
import type { SessionChange } from '../../sessions/session-changes.ts';
import type { SessionLifecycle } from '../../sessions/planning/session-lifecycle.ts';
import type { DirectorContext } from '../rules/director-context.ts';
import type { DirectorEvent } from '../rules/director-events.ts';
import type { DirectorSnapshot } from '../chart/session-director-machine.ts';
import { roomUntil } from '../rules/room-after.ts';
import { wasPlayed } from '../rules/scenes.ts';
import type { KeepEnding } from './director-ports.ts';

type Effect = (transaction: Queryable) => Promise<SessionChange | undefined>;

interface EffectDeps {
  lifecycle: Pick<SessionLifecycle, 'markLive' | 'markCompleted' | 'markFailed'>;
  keepEnding: KeepEnding;
}

function seatEffects(
  events: readonly DirectorEvent[],
  change: (sessionId: string) => SessionChange | undefined,
  sessionId: string,
): Effect[] {
  return events.flatMap((event): Effect[] => {
    if (event.type !== 'seat.connected' && event.type !== 'seat.left') return [];
    const at = new Date(event.at);
    const isHere = event.type === 'seat.connected';
    return [
      async (transaction) => {
        await notePresence(transaction, event.seatId, isHere, at);
        return change(sessionId);
      },
    ];
  });
}

/**
 * Throws if the session's plan differs from its director's, which has not received the change yet: the step is rolled back,
 * and the next node that runs the session reads the plan.
 */
const requirePlan =
  ({ sessionId, sceneId, startsAt }: DirectorContext): Effect =>
  async (transaction) => {
    const row = await lockAnySession(transaction, sessionId);
    const isAsPlanned =
      sceneId === null
        ? row?.status === 'lobby' && row.starts_at.getTime() === startsAt
        : row?.status === 'live';
    if (!isAsPlanned) throw new Error(`The plan of session ${sessionId} was changed at this moment`);
    return undefined;
  };

/** The effects in the transaction that logs `events`, which lead from `before` to `after`. */
export function sessionEffects(
  { lifecycle, keepEnding }: EffectDeps,
  step: {
    before: DirectorSnapshot;
    after: DirectorSnapshot;
    events: readonly DirectorEvent[];
    seatChange(sessionId: string): SessionChange | undefined;
  },
): Effect[] {
  const { before, after, events } = step;
  const { sessionId } = after.context;
  const begins = before.context.sceneId === null && after.context.sceneId !== null;
  const ends = before.status === 'active' && after.status === 'done';
  const effects = seatEffects(events, step.seatChange, sessionId);
  if (begins || (ends && (after.matches('ended') || after.matches('failed'))))
    effects.push(requirePlan(before.context));
  if (begins) effects.push((transaction) => lifecycle.markLive(transaction, sessionId));
  if (ends && after.matches('ended'))
    effects.push(async (transaction) => {
      await keepEnding(transaction, after.context);
      return lifecycle.markCompleted(transaction, sessionId, roomUntil(after.context) ?? 0);
    });
  if (ends && after.matches('failed')) {
    const cause = after.context.sceneId === null || !wasPlayed(after.context) ? 'nobody-came' : 'not-held';
    effects.push((transaction) => lifecycle.markFailed(transaction, sessionId, cause));
  }
  return effects;
}
