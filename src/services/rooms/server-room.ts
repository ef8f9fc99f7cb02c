import type { RoomAccess } from '#contract/calls/schemas/room-access.ts';
import type { OwnMedia, OwnStatus, RoomPeer } from './room-engine.ts';
import type { RoomQuality } from './room-quality.ts';

export interface ServerRoomEvents {
  /** `disturbed`: it looks for another way by itself. After `lost` nothing more comes. */
  onState(state: 'connected' | 'disturbed' | 'lost'): void;
  /** The other seats in the room now. */
  onPeers(peers: readonly RoomPeer[]): void;
}

/** One stay of this seat in a room of a media server. */
export interface ServerRoom {
  setMedia(media: OwnMedia): void;
  setStatus(status: OwnStatus): void;
  setQuality(quality: RoomQuality): void;
  /** What is heard and seen of a fellow; the same object for as long as the fellow is in the room. */
  streamOf(seatId: string): MediaStream | undefined;
  /** This device has come to another network. */
  requestRoute(): void;
  close(): void;
}

/** Rejects where the room cannot be entered. */
export type EnterServerRoom = (
  access: RoomAccess,
  room: { own: string; events: ServerRoomEvents; signal: AbortSignal },
) => Promise<ServerRoom>;
