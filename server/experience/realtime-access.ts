import type { RealtimeTokenAnswer } from '#contract/calls/schemas/experience.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import type { Capability, RealtimePort } from '../realtime/realtime-port.ts';

/** Hosted Ably is not told which tokens have ended, so there they end soon by themselves. */
const tokenLastsMs = { embedded: 60 * 60_000, hosted: 10 * 60_000 } as const;

export type GrantRealtime = ReturnType<typeof createGrantRealtime>;

/**
 * A token for the seat's own channels and no others; signals go to the seats of its team only. It ends with the
 * participant's token `tokenId`.
 */
export function createGrantRealtime(deps: { config: Config; database: Database; realtime: RealtimePort }) {
  const { config, database, realtime } = deps;
  const hosted = config.ablyApiKey !== null;
  const lastsMs = hosted ? tokenLastsMs.hosted : tokenLastsMs.embedded;
  return async (
    { sessionId, seatId, teamId }: AuthenticatedSeat,
    tokenId: number,
  ): Promise<RealtimeTokenAnswer> => {
    const team = await database
      .selectFrom('seats')
      .select('id')
      .where('session_id', '=', sessionId)
      .where('team_id', '=', teamId)
      .where('id', '!=', seatId)
      .execute();
    const capability: Capability = {
      [channels.session(sessionId)]: ['subscribe', 'presence'],
      [channels.team(sessionId, teamId)]: ['subscribe'],
      [channels.seat(seatId)]: ['subscribe'],
      [channels.signal(sessionId, seatId)]: ['subscribe'],
      ...Object.fromEntries(
        team.map(({ id }): [string, Capability[string]] => [channels.signal(sessionId, id), ['publish']]),
      ),
    };
    return {
      token: await realtime.mintToken(seatId, capability, lastsMs, String(tokenId)),
      hosted,
      endpoint: config.ablyEndpoint,
    };
  };
}
