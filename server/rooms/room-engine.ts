import type { RoomAccess } from '#contract/calls/schemas/room-access.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import type { TeamRoom } from '../sessions/planning/team-rooms.ts';

/** The operations of a media server. Each rejects where the server cannot be reached. */
export interface RoomEngine {
  /**
   * How long after its last grant a seat may come back by what it holds, in ms, although it has been put out: it is put out
   * again meanwhile. 0 where a new key keeps it out.
   */
  returnsWithinMs: number;
  /** Lets the seat in; the room is made where there is none. */
  admit(seat: AuthenticatedSeat, room: TeamRoom): Promise<RoomAccess>;
  /** Puts the seat out, and lets nobody in by an earlier key. Does nothing where the seat or the room is not there. */
  expel(seatId: string, room: TeamRoom): Promise<void>;
  /** Puts everybody out. Does nothing where there is no such room. */
  destroy(room: TeamRoom): Promise<void>;
  /** Deletes empty rooms. */
  closeEmpty(): Promise<void>;
}
