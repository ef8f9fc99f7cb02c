import { SignJWT } from 'jose';
import type { LivekitAccess } from '#contract/calls/schemas/room-access.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import type { TeamPlace } from '../sessions/planning/team-rooms.ts';
import type { LivekitConfig } from '../config/room-server-config.ts';

/** Long enough to enter; in the room LiveKit renews them itself. */
const lastsS = 10 * 60;
export const livekitTokenLastsMs = lastsS * 1000;

export const roomName = ({ sessionId, teamId }: TeamPlace) => `${sessionId}-${teamId}`;

/**
 * A token for this seat and its team's room and no other: it may publish its own devices and see the others, and
 * change nothing. Source: LiveKit's access tokens. LiveKit makes the room when the first comes and closes it behind the
 * last.
 */
export async function livekitAccess(
  { url, apiKey, apiSecret }: LivekitConfig,
  { sessionId, teamId, seatId }: AuthenticatedSeat,
  now: number,
): Promise<LivekitAccess> {
  const seconds = Math.floor(now / 1000);
  const video = {
    room: roomName({ sessionId, teamId }),
    roomJoin: true,
    canPublish: true,
    canPublishSources: ['microphone', 'camera'],
    canPublishData: false,
    canSubscribe: true,
    canUpdateOwnMetadata: false,
  };
  const token = await new SignJWT({ video })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(apiKey)
    .setSubject(seatId)
    .setNotBefore(seconds - 60)
    .setExpirationTime(seconds + lastsS)
    .sign(new TextEncoder().encode(apiSecret));
  return { engine: 'livekit', url, token };
}
