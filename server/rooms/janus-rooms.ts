import { createHmac } from 'node:crypto';
import type { JanusAccess } from '#contract/calls/schemas/room-access.ts';
import type { Clock } from '../clock.ts';
import { unavailable } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { askJanus, JanusRefusal } from './ask-janus.ts';
import type { JanusConfig } from './room-server-config.ts';

/** Longer than a session with its talk after it. */
const tokenLastsS = 6 * 60 * 60;
const ownRooms = 'muster';
const codes = { roomExists: 427 } as const;

/** Whoever comes late, or lost a packet, sees a picture within so many seconds. */
const keyFrameEveryS = 5;

/** Speech is told by the level in the sound's own packets: a third of a second above it. */
const speech = { audiolevel_event: true, audio_active_packets: 16, audio_level_average: 50 } as const;

/**
 * Rooms in Janus' VideoRoom, made when the first seat asks. Number, pin and secret follow from the server's own secret,
 * so every node names the same room and may close it; the pin lets its team in and nobody else.
 */
export function createJanusRooms(config: JanusConfig, { clock, secret }: { clock: Clock; secret: string }) {
  const derive = (what: string, of: string | number) =>
    createHmac('sha256', secret).update(`janus ${what} ${of}`).digest();
  const pinOf = (room: number) => derive('pin', room).toString('base64url');
  const secretOf = (room: number) => derive('secret', room).toString('base64url');
  const roomOf = ({ sessionId, teamId }: AuthenticatedSeat) =>
    derive('room', `${sessionId} ${teamId}`).readUIntBE(0, 6);
  const token = () => (config.tokenSecret === null ? null : signToken(config.tokenSecret, clock.now()));
  const ask = (requests: (ask: (body: object) => Promise<unknown>) => Promise<void>) =>
    askJanus({ url: config.url, token: token() }, requests);
  const making = new Map<number, Promise<void>>();

  const make = (room: number) =>
    ask(async (request) => {
      await request({
        request: 'create',
        admin_key: config.adminKey,
        room,
        description: ownRooms,
        is_private: true,
        secret: secretOf(room),
        pin: pinOf(room),
        publishers: 300,
        fir_freq: keyFrameEveryS,
        ...speech,
      }).catch((error: unknown) => {
        if (!(error instanceof JanusRefusal && error.code === codes.roomExists)) throw error;
      });
    });
  /** Whoever asks while a room is being made waits for the same answer. */
  const makeOnce = (room: number) => {
    const made = making.get(room) ?? make(room).finally(() => making.delete(room));
    making.set(room, made);
    return made;
  };

  return {
    async grant(seat: AuthenticatedSeat): Promise<JanusAccess> {
      const room = roomOf(seat);
      await makeOnce(room).catch((cause: unknown) => {
        throw Object.assign(unavailable(), { cause });
      });
      return { engine: 'janus', url: config.url, room, pin: pinOf(room), token: token() };
    },

    closeEmpty: (): Promise<void> =>
      ask(async (request) => {
        for (const room of emptyRooms(await request({ request: 'list', admin_key: config.adminKey })))
          await request({ request: 'destroy', room, secret: secretOf(room) });
      }),
  };
}

/** A signed token of Janus' core for the VideoRoom plugin, as its `token_auth_secret` checks it. */
export function signToken(secret: string, now: number): string {
  const data = `${Math.floor(now / 1000) + tokenLastsS},janus,janus.plugin.videoroom`;
  return `${data}:${createHmac('sha1', secret).update(data).digest('base64')}`;
}

/** Numbers of the rooms of ours that nobody is in. */
function emptyRooms(answer: unknown): number[] {
  const list: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'list') : [];
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: Record<string, unknown>) =>
    one.description === ownRooms && one.num_participants === 0 && typeof one.room === 'number'
      ? [one.room]
      : [],
  );
}
