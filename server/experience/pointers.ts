import type { Logger } from 'pino';
import type { PointRequest } from '#contract/calls/schemas/experience.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import { findSeat } from '../director/rules/presence.ts';
import type { Directors } from '../director/running/director-service.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import type { RealtimePort } from '../realtime/realtime-port.ts';

/** Where a seat points on its team's board: published to the team, never stored, the first request to be refused under load. */
export function createPointers(deps: {
  directors: Pick<Directors, 'current'>;
  realtime: RealtimePort;
  log: Logger;
}) {
  const { directors, realtime, log } = deps;
  /** Publishes nothing for an absent seat or a closed challenge. */
  return async ({ sessionId, seatId }: AuthenticatedSeat, request: PointRequest): Promise<void> => {
    const session = await directors.current(sessionId);
    const seat = session && findSeat(session.snapshot.context, seatId);
    if (!seat?.present || session?.snapshot.context.breakout?.sceneId !== request.challenge_id) return;
    await realtime
      .publish(channels.team(sessionId, seat.teamId), 'pointer', { seat_id: seatId, piece: request.piece })
      .catch((err: unknown) => log.warn({ err, session: sessionId }, 'A pointer was not published'));
  };
}
