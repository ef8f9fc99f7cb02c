import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { Reaction } from '#contract/rules/reactions.ts';
import type { Clock } from '../clock.ts';
import { findSeat } from '../director/rules/presence.ts';
import type { Directors } from '../director/running/director-service.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import type { RealtimePort } from '../realtime/realtime-port.ts';

/** What somebody shows for a moment: told to everybody in the session, kept nowhere. */
export function createReactions(deps: {
  directors: Pick<Directors, 'current'>;
  realtime: RealtimePort;
  clock: Clock;
  log: Logger;
}) {
  const { directors, realtime, clock, log } = deps;
  /** Throws 422 for whoever is not there, and once nobody directs the session any more. */
  return async ({ sessionId, seatId }: AuthenticatedSeat, kind: Reaction): Promise<void> => {
    const session = await directors.current(sessionId);
    const isOpen = session?.snapshot.status === 'active';
    if (!isOpen || !findSeat(session.snapshot.context, seatId)?.present)
      throw new ApiProblem({ status: 422, message: 'Nobody would see it now.' });
    const shown = { id: randomUUID(), seat_id: seatId, kind, at: clock.now() };
    await realtime
      .publish(channels.session(sessionId), 'reaction', shown)
      .catch((err: unknown) => log.warn({ err, session: sessionId }, 'A reaction was not told'));
  };
}
