import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { Reaction } from '#contract/rules/sessions/reactions.ts';
import type { Clock } from '../clock.ts';
import { findSeat } from '../director/rules/presence.ts';
import type { Directors } from '../director/running/director-service.ts';
import { guestProblem } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import type { RealtimePort } from '../realtime/realtime-port.ts';

/** A reaction: published to the session, never stored. */
export function createReactions(deps: {
  directors: Pick<Directors, 'current' | 'now'>;
  realtime: RealtimePort;
  clock: Clock;
  log: Logger;
}) {
  const { directors, realtime, log } = deps;
  /** Throws 422 for an absent seat, and once the session has no director. */
  return async ({ sessionId, seatId }: AuthenticatedSeat, kind: Reaction): Promise<void> => {
    const session = await directors.current(sessionId);
    const isOpen = session?.snapshot.status === 'active';
    if (!isOpen || !findSeat(session.snapshot.context, seatId)?.present)
      throw guestProblem({ status: 422 }, 'reactionsClosed');
    const shown = { id: randomUUID(), seat_id: seatId, kind, at: directors.now(sessionId) };
    await realtime
      .publish(channels.session(sessionId), 'reaction', shown)
      .catch((err: unknown) => log.warn({ err, session: sessionId }, 'A reaction was not published'));
  };
}
