import type { RoomAccess } from '#contract/calls/schemas/room-access.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { createJanusRooms } from './janus-rooms.ts';
import { livekitAccess } from './livekit-token.ts';

/** What the server has to do with the teams' rooms; sound and pictures never pass through it. */
export interface RoomServer {
  /** Lets the seat into the room of the team that it is in now. Throws 503 while the media server cannot be asked. */
  grant(seat: AuthenticatedSeat): Promise<RoomAccess>;
  /** Gives back what the media server keeps of rooms that nobody is in. */
  closeEmpty(): Promise<void>;
}

export function createRoomServer(deps: { config: Config; clock: Clock; secret: string }): RoomServer {
  const { clock, secret } = deps;
  const { rooms } = deps.config;
  if (rooms.engine === 'janus') return createJanusRooms(rooms, { clock, secret });
  return {
    grant: async (seat) =>
      rooms.engine === 'livekit' ? livekitAccess(rooms, seat, clock.now()) : { engine: 'mesh' },
    closeEmpty: async () => undefined,
  };
}
