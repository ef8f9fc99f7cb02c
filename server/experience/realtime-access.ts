import type { RealtimeTokenAnswer } from '#contract/calls/schemas/experience.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { Config } from '../config.ts';
import { type AuthenticatedSeat, seatTokenKey } from '../identity/token-holders.ts';
import type { SeatLanguages } from './seat-languages.ts';
import type { Capability, RealtimePort } from '../realtime/realtime-port.ts';

/** Hosted Ably is not told which tokens have ended, so there they end soon by themselves. */
const tokenLastsMs = { embedded: 60 * 60_000, hosted: 10 * 60_000 } as const;

/**
 * A token for the seat's own channels and no others; signals go to the seats of its team only. It ends with the
 * participant's token `tokenId`, and when the seat is moved to another team.
 */
export function createGrantRealtime(deps: {
  config: Config;
  realtime: RealtimePort;
  languages: SeatLanguages;
}) {
  const { config, realtime, languages } = deps;
  const hosted = config.ablyApiKey !== null;
  const lastsMs = hosted ? tokenLastsMs.hosted : tokenLastsMs.embedded;
  return async (
    { sessionId, seatId, teamId }: AuthenticatedSeat,
    tokenId: number,
  ): Promise<RealtimeTokenAnswer> => {
    const told = await languages.told({ seatId, sessionId });
    const own = [channels.session(sessionId), channels.team(sessionId, teamId), channels.seat(seatId)];
    const capability: Capability = {
      [channels.session(sessionId)]: ['subscribe', 'presence'],
      [channels.team(sessionId, teamId)]: ['subscribe'],
      [channels.seat(seatId)]: ['subscribe'],
      [channels.signal(sessionId, teamId, seatId)]: ['subscribe'],
      [channels.signal(sessionId, teamId, '*')]: ['publish'],
      ...Object.fromEntries(
        (told === null ? [] : own).map((name) => [channels.toldIn(name, told ?? ''), ['subscribe' as const]]),
      ),
    };
    return {
      token: await realtime.mintToken(seatId, capability, lastsMs, seatTokenKey(tokenId, teamId)),
      hosted,
      endpoint: config.ablyEndpoint,
    };
  };
}
