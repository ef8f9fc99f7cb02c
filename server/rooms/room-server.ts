import type { Logger } from 'pino';
import type { RoomAccess } from '#contract/calls/schemas/room-access.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { guestProblem } from '../http/api-problem.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { isRoomOver } from '../../contract/rules/sessions/room-time.ts';
import {
  changeRoomKey,
  noteRoomsClosed,
  roomsToClose,
  type TeamRoom,
} from '../sessions/planning/team-rooms.ts';
import { createJanusRooms } from './janus-rooms.ts';
import { createLivekitRooms } from './livekit-rooms.ts';
import type { RoomEngine } from './room-engine.ts';

/** A seat in the team whose room it is, or was, in. */
export type RoomSeat = Pick<AuthenticatedSeat, 'sessionId' | 'seatId' | 'teamId'>;

/** What the server has to do with the teams' rooms; sound and pictures never pass through it. */
export interface RoomServer {
  /**
   * Lets the seat into the room of the team that it is in now. Throws 409 once the session's rooms are closed, 503 while the
   * media server cannot be reached.
   */
  grant(seat: AuthenticatedSeat): Promise<RoomAccess>;
  /**
   * Puts the seat out of this team's room for as long as it is not in that team, and makes what it was let in by useless.
   * Resolves when it is out, or when the media server could not be reached, which is then tried again.
   */
  cut(seat: RoomSeat): Promise<void>;
  /** Closes the rooms of sessions that are over, and puts everybody out. */
  closeOver(): Promise<void>;
  /** Deletes empty rooms of the media server. */
  closeEmpty(): Promise<void>;
  /** Cancels pending retries. */
  stop(): void;
}

const askAgainMs = 5000;

/** How long removing a seat from an unreachable media server is retried. */
const outageMs = 10 * 60_000;

const closed = () => guestProblem({ status: 409 }, 'teamRoomClosed');

const mesh: RoomEngine = {
  returnsWithinMs: 0,
  admit: async () => ({ engine: 'mesh' }),
  expel: async () => undefined,
  destroy: async () => undefined,
  closeEmpty: async () => undefined,
};

interface RoomServerDeps {
  config: Config;
  clock: Clock;
  database: Database;
  secret: string;
  log: Logger;
}

function engineOf({ config: { rooms }, clock, secret }: RoomServerDeps): RoomEngine {
  if (rooms.engine === 'janus') return createJanusRooms(rooms, { clock, secret });
  return rooms.engine === 'livekit' ? createLivekitRooms(rooms, { clock }) : mesh;
}

export function createRoomServer(deps: RoomServerDeps): RoomServer {
  const { clock, database, log } = deps;
  const engine = engineOf(deps);
  /** What cancels the next removal, by seat and room. */
  const removals = new Map<string, () => void>();
  let isStopped = false;

  const findRoom = ({ sessionId, teamId }: RoomSeat) =>
    database
      .selectFrom('teams')
      .innerJoin('sessions', 'sessions.id', 'teams.session_id')
      .select(['teams.room_key as key', 'sessions.status', 'sessions.ended_at', 'sessions.room_until'])
      .where('teams.session_id', '=', sessionId)
      .where('teams.id', '=', teamId)
      .executeTakeFirst();

  async function isBack({ seatId, teamId }: RoomSeat): Promise<boolean> {
    const seat = await database
      .selectFrom('seats')
      .innerJoin('access_tokens', 'access_tokens.seat_id', 'seats.id')
      .select('seats.team_id')
      .where('seats.id', '=', seatId)
      .executeTakeFirst();
    return seat?.team_id === teamId;
  }

  async function remove(seat: RoomSeat, room: TeamRoom): Promise<boolean> {
    return engine.expel(seat.seatId, room).then(
      () => true,
      (err: unknown) => {
        log.warn(
          { err, session: seat.sessionId, seat: seat.seatId },
          'A seat could not be put out of a room',
        );
        return false;
      },
    );
  }

  /** Until `until`, or `outageUntil` where the server has not been reached yet. */
  function removeLater(seat: RoomSeat, room: TeamRoom, times: { until: number; outageUntil: number }): void {
    const name = `${room.sessionId} ${room.teamId} ${seat.seatId}`;
    removals.get(name)?.();
    if (isStopped) return;
    const again = async () => {
      removals.delete(name);
      if (await isBack(seat)) return;
      const isOut = await remove(seat, room);
      const end = isOut ? times.until : times.outageUntil;
      if (clock.now() + askAgainMs < end) removeLater(seat, room, times);
    };
    const run = () => again().catch((err: unknown) => log.warn({ err }, 'A removal could not be repeated'));
    removals.set(name, clock.after(askAgainMs, run));
  }

  return {
    async grant(seat) {
      const { sessionId, teamId } = seat;
      for (;;) {
        const found = await findRoom(seat);
        const isClosed = !found || isRoomOver(found, clock.now());
        if (isClosed || found.status === 'cancelled' || found.status === 'failed') throw closed();
        const access = await engine.admit(seat, { sessionId, teamId, key: found.key });
        // A key that was changed meanwhile has been set back by this.
        if ((await findRoom(seat))?.key === found.key) return access;
      }
    },

    async cut(seat) {
      if (engine === mesh) return;
      const room = await changeRoomKey(database, seat);
      if (!room) return;
      const isOut = await remove(seat, room);
      const now = clock.now();
      const times = { until: now + engine.returnsWithinMs, outageUntil: now + outageMs };
      if (!isOut || engine.returnsWithinMs > 0) removeLater(seat, room, times);
    },

    async closeOver() {
      if (engine === mesh) return;
      const now = clock.now();
      for (const { sessionId, rooms } of await roomsToClose(database, now, engine.returnsWithinMs)) {
        for (const room of rooms) await engine.destroy(room);
        await noteRoomsClosed(database, sessionId, now);
      }
    },

    closeEmpty: () => engine.closeEmpty(),

    stop() {
      isStopped = true;
      for (const cancel of removals.values()) cancel();
      removals.clear();
    },
  };
}
