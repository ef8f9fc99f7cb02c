import type { RealtimeTokenAnswer } from '#contract/calls/schemas/experience.ts';
import { channels } from '#contract/messages/realtime-channels.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Directors } from '../director/running/director-service.ts';
import { type AuthenticatedSeat, seatTokenKey } from '../identity/token-holders.ts';
import { isRoomOver } from '../../contract/rules/sessions/room-time.ts';
import type { SeatLanguages } from './seat-languages.ts';
import type { Capability, RealtimePort } from '../realtime/realtime-port.ts';

/** Hosted Ably does not learn which tokens were revoked, so its tokens are short-lived. */
const tokenLastsMs = { embedded: 60 * 60_000, hosted: 10 * 60_000 } as const;

/**
 * A token for the seat's own channels and no others; signals reach the seats of its team only. It is revoked with the
 * participant's token `tokenId`, when the seat is moved to another team, and when the team's room closes after the story;
 * later tokens grant no room.
 */
export function createGrantRealtime(deps: {
  config: Config;
  database: Database;
  clock: Clock;
  directors: Pick<Directors, 'directed'>;
  realtime: RealtimePort;
  languages: SeatLanguages;
}) {
  const { config, database, clock, directors, realtime, languages } = deps;
  const hosted = config.ablyApiKey !== null;
  const lastsMs = hosted ? tokenLastsMs.hosted : tokenLastsMs.embedded;

  async function hasRoom(sessionId: string): Promise<boolean> {
    if (directors.directed(sessionId)) return true;
    const session = await database
      .selectFrom('sessions')
      .select(['status', 'ended_at', 'room_until'])
      .where('id', '=', sessionId)
      .executeTakeFirst();
    return session !== undefined && !isRoomOver(session, clock.now());
  }

  return async (
    { sessionId, seatId, teamId }: AuthenticatedSeat,
    tokenId: number,
  ): Promise<RealtimeTokenAnswer> => {
    const storyLanguage = await languages.storyLanguage({ seatId, sessionId });
    const hasOpenRoom = await hasRoom(sessionId);
    const team = channels.team(sessionId, teamId);
    const own = [channels.session(sessionId), channels.seat(seatId), ...(hasOpenRoom ? [team] : [])];
    const room: Capability = {
      [channels.signal(sessionId, teamId, seatId)]: ['subscribe'],
      [channels.signal(sessionId, teamId, '*')]: ['publish'],
    };
    const capability: Capability = {
      ...Object.fromEntries(own.map((name) => [name, ['subscribe' as const]])),
      [channels.session(sessionId)]: ['subscribe', 'presence'],
      ...(hasOpenRoom ? room : {}),
      ...Object.fromEntries(
        (storyLanguage === null ? [] : own).map((name) => [
          channels.inLanguage(name, storyLanguage ?? ''),
          ['subscribe' as const],
        ]),
      ),
    };
    const key = seatTokenKey(tokenId, hasOpenRoom ? teamId : null);
    return {
      token: await realtime.mintToken(seatId, capability, lastsMs, key),
      hosted,
      endpoint: config.ablyEndpoint,
    };
  };
}
