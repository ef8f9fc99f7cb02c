import type { RoomAccess } from '#contract/calls/schemas/room-access.ts';
import type { OwnMedia, OwnStatus, RoomPeer } from './room-engine.ts';
import type { RoomQuality } from './room-quality.ts';

export interface ServerRoomEvents {
  /** `disturbed`: it reconnects automatically. `lost` is the last event. */
  onState(state: 'connected' | 'disturbed' | 'lost'): void;
  /** The other seats in the room now. */
  onPeers(peers: readonly RoomPeer[]): void;
}

/** One stay of this seat in a room of a media server. */
export interface ServerRoom {
  setMedia(media: OwnMedia): void;
  setStatus(status: OwnStatus): void;
  setQuality(quality: RoomQuality): void;
  /** A peer's audio and video; the same object for as long as the peer is in the room. */
  streamOf(seatId: string): MediaStream | undefined;
  /** This device has changed its network. */
  requestRoute(): void;
  close(): void;
}

/** Rejects if the room cannot be joined. */
export type EnterServerRoom = (
  access: RoomAccess,
  room: { own: string; events: ServerRoomEvents; signal: AbortSignal },
) => Promise<ServerRoom>;
