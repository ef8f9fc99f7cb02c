import { createHmac } from 'node:crypto';
import type { JanusAccess } from '#contract/calls/schemas/room-access.ts';
import type { Clock } from '../clock.ts';
import { unavailable } from '../http/api-problem.ts';
import type { TeamPlace, TeamRoom } from '../sessions/planning/team-rooms.ts';
import { askJanus, JanusRefusal } from './janus-request.ts';
import type { RoomEngine } from './room-engine.ts';
import type { JanusConfig } from '../config/room-server-config.ts';

/** Longer than a session with its talk after it. */
const tokenLastsS = 6 * 60 * 60;
const ownRooms = 'muster';
const codes = { noSuchRoom: 426, roomExists: 427, noSuchFeed: 428 } as const;

/** A latecomer, or a client that lost a packet, sees a picture within so many seconds. */
const keyFrameEveryS = 5;

/** Speech is detected by the audio level in the RTP packets: a third of a second above it. */
const speech = { audiolevel_event: true, audio_active_packets: 16, audio_level_average: 50 } as const;

type Ask = (body: object) => Promise<unknown>;

/** What Janus refuses with one of these codes counts as done. */
const unless =
  (...known: number[]) =>
  (error: unknown) => {
    if (!(error instanceof JanusRefusal && known.includes(error.code))) throw error;
  };

/**
 * Rooms in Janus' VideoRoom, made when the first seat asks. Number, pin and secret follow from the server's own secret,
 * so every node names the same room and may close it; the pin lets its team in and nobody else, and follows from the
 * room's key too. A subscriber names the connection that it publishes by (`require_pvtid`), so a kick ends both.
 */
export function createJanusRooms(
  config: JanusConfig,
  { clock, secret }: { clock: Clock; secret: string },
): RoomEngine {
  const derive = (what: string, of: string | number) =>
    createHmac('sha256', secret).update(`janus ${what} ${of}`).digest();
  const secretOf = (room: number) => derive('secret', room).toString('base64url');
  const roomOf = ({ sessionId, teamId }: TeamPlace) =>
    derive('room', `${sessionId} ${teamId}`).readUIntBE(0, 6);
  const pinOf = (team: TeamRoom) => derive('pin', `${roomOf(team)} ${team.key}`).toString('base64url');
  const token = () => (config.tokenSecret === null ? null : signToken(config.tokenSecret, clock.now()));
  const ask = (requests: (ask: Ask) => Promise<void>) =>
    askJanus({ url: config.url, token: token() }, requests);
  const making = new Map<string, Promise<void>>();

  const setPin = (request: Ask, team: TeamRoom) => {
    const room = roomOf(team);
    return request({ request: 'edit', room, secret: secretOf(room), new_pin: pinOf(team) });
  };
  const make = (team: TeamRoom) =>
    ask(async (request) => {
      const room = roomOf(team);
      await request({
        request: 'create',
        admin_key: config.adminKey,
        room,
        description: ownRooms,
        is_private: true,
        require_pvtid: true,
        secret: secretOf(room),
        pin: pinOf(team),
        publishers: 300,
        fir_freq: keyFrameEveryS,
        ...speech,
      }).catch(async (error: unknown) => {
        unless(codes.roomExists)(error);
        await setPin(request, team);
      });
    });
  /** Requests made while a room is being created share its answer. */
  const makeOnce = (team: TeamRoom) => {
    const name = `${roomOf(team)} ${team.key}`;
    const made = making.get(name) ?? make(team).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };

  return {
    returnsWithinMs: 0,

    async admit(_, team): Promise<JanusAccess> {
      await makeOnce(team).catch((cause: unknown) => {
        throw Object.assign(unavailable(), { cause });
      });
      return { engine: 'janus', url: config.url, room: roomOf(team), pin: pinOf(team), token: token() };
    },

    expel: (seatId, team) =>
      ask(async (request) => {
        const room = roomOf(team);
        await setPin(request, team);
        const listed = await request({ request: 'listparticipants', room, secret: secretOf(room) });
        for (const id of participantsOf(listed, seatId))
          await request({ request: 'kick', room, secret: secretOf(room), id }).catch(
            unless(codes.noSuchFeed),
          );
      }).catch(unless(codes.noSuchRoom)),

    destroy: (team) =>
      ask(async (request) => {
        const room = roomOf(team);
        await request({ request: 'destroy', room, secret: secretOf(room) });
      }).catch(unless(codes.noSuchRoom)),

    closeEmpty: () =>
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

const recordsIn = (answer: unknown, name: string): Record<string, unknown>[] => {
  const list: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : [];
  return Array.isArray(list) ? list : [];
};

/** Under what ids a seat is in a room: it may be there twice. */
const participantsOf = (answer: unknown, seatId: string): number[] =>
  recordsIn(answer, 'participants').flatMap(({ id, display }) =>
    display === seatId && typeof id === 'number' ? [id] : [],
  );

/** Numbers of our empty rooms. */
const emptyRooms = (answer: unknown): number[] =>
  recordsIn(answer, 'list').flatMap(({ description, num_participants, room }) =>
    description === ownRooms && num_participants === 0 && typeof room === 'number' ? [room] : [],
  );
