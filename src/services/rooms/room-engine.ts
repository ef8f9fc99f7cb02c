import type { LineQuality } from './line-quality.ts';

/** A seat's view of a peer in its room. */
export interface RoomPeer {
  seatId: string;
  /** `unreached`: several attempts have failed, and more follow. */
  state: 'waiting' | 'connecting' | 'connected' | 'unreached';
  line: LineQuality;
  microphone: boolean;
  camera: boolean;
  speaking: boolean;
}

export interface OwnMedia {
  microphone: MediaStreamTrack | null;
  camera: MediaStreamTrack | null;
}

/** A seat's published status in addition to its tracks. */
export interface OwnStatus {
  microphone: boolean;
  camera: boolean;
  speaking: boolean;
}

/** A stay in a room, from entering to leaving. */
export interface RoomVisit {
  /** The seats of the team that are present now, without the own one. */
  setFellows(seatIds: readonly string[]): void;
  setMedia(media: OwnMedia): void;
  setStatus(status: OwnStatus): void;
  /** A peer's audio and video; the same object for as long as the connection lasts. */
  streamOf(seatId: string): MediaStream | undefined;
  leave(): void;
}

/** Carries a team's audio and video. */
export interface RoomEngine {
  enter(room: { own: string; onPeers: (peers: readonly RoomPeer[]) => void }): RoomVisit;
}
