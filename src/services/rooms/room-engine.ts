import type { LineQuality } from './line-quality.ts';

/** What a seat knows of a fellow in its room. */
export interface RoomPeer {
  seatId: string;
  /** `unreached`: tried in vain more than once, and tried on. */
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

/** What a seat shows of itself beside its tracks. */
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
  /** What is heard and seen of a fellow; the same object for as long as the pair lasts. */
  streamOf(seatId: string): MediaStream | undefined;
  leave(): void;
}

/** A way to bring a team’s sound and pictures together. */
export interface RoomEngine {
  enter(room: { own: string; onPeers: (peers: readonly RoomPeer[]) => void }): RoomVisit;
}
