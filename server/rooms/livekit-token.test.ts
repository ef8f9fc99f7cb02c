import { jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { livekitAccess } from './livekit-token.ts';

const server = {
  engine: 'livekit',
  url: 'wss://rooms.example',
  apiKey: 'key',
  apiSecret: 'a-secret-of-livekit-that-is-long',
} as const;
const seat: AuthenticatedSeat = { sessionId: 's1', teamId: 2, seatId: 'ana', consumerId: 1, companyId: 1 };

test('a seat gets into its own team’s room, as itself, with its devices and nothing more', async () => {
  const now = Date.parse('2027-03-01T09:00:00Z');
  const { token, ...rest } = await livekitAccess(server, seat, now);
  expect(rest).toEqual({ engine: 'livekit', url: 'wss://rooms.example' });
  const key = new TextEncoder().encode(server.apiSecret);
  const { payload, protectedHeader } = await jwtVerify(token, key, { currentDate: new Date(now) });
  expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(payload).toEqual({
    iss: 'key',
    sub: 'ana',
    nbf: now / 1000 - 60,
    exp: now / 1000 + 600,
    video: {
      room: 's1-2',
      roomJoin: true,
      canPublish: true,
      canPublishSources: ['microphone', 'camera'],
      canPublishData: false,
      canSubscribe: true,
      canUpdateOwnMetadata: false,
    },
  });
  await expect(jwtVerify(token, key, { currentDate: new Date(now + 601_000) })).rejects.toThrow('exp');
});
