import { SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import { livekitAccess, livekitTokenLastsMs, roomName } from './livekit-token.ts';
import type { RoomEngine } from './room-engine.ts';
import type { LivekitConfig } from '../config/room-server-config.ts';

const answersWithinMs = 4000;

/**
 * Rooms in LiveKit, which makes a room when the first comes and closes it behind the last. A removed person could come
 * back by the token in hand, or by the one that LiveKit itself has given meanwhile; each lasts ten minutes.
 * Source: LiveKit's RoomService, Twirp over JSON.
 */
export function createLivekitRooms(config: LivekitConfig, { clock }: { clock: Clock }): RoomEngine {
  const key = new TextEncoder().encode(config.apiSecret);
  const service = `${config.url.replace(/^ws/, 'http').replace(/\/$/, '')}/twirp/livekit.RoomService`;

  async function call(method: string, video: object, body: object): Promise<void> {
    const seconds = Math.floor(clock.now() / 1000);
    const token = await new SignJWT({ video })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(config.apiKey)
      .setNotBefore(seconds - 60)
      .setExpirationTime(seconds + 60)
      .sign(key);
    const response = await fetch(`${service}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answersWithinMs),
      redirect: 'error',
    });
    await response.body?.cancel();
    if (!response.ok && response.status !== 404)
      throw new Error(`LiveKit answered ${method} with ${response.status}`);
  }

  return {
    returnsWithinMs: livekitTokenLastsMs + 60_000,
    admit: (seat) => livekitAccess(config, seat, clock.now()),
    expel: (identity, team) => {
      const room = roomName(team);
      return call('RemoveParticipant', { roomAdmin: true, room }, { room, identity });
    },
    destroy: (team) => call('DeleteRoom', { roomCreate: true }, { room: roomName(team) }),
    closeEmpty: async () => undefined,
  };
}
