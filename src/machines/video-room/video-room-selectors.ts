import type { DeviceKind } from '../../services/rooms/local-media.ts';
import type { VideoRoomRef } from './video-room-machine.ts';

type Snapshot = ReturnType<VideoRoomRef['getSnapshot']>;

export const selectDevice = (kind: DeviceKind) => (snapshot: Snapshot) => snapshot.context.devices[kind];
export const selectChoices = (snapshot: Snapshot) => snapshot.context.choices;
/** People at the table who cannot be reached. */
export const selectUnreached = (snapshot: Snapshot): readonly string[] =>
  snapshot.context.peers.filter(({ state }) => state === 'unreached').map(({ seatId }) => seatId);
export const sameSeats = (a: readonly string[], b: readonly string[]) => a.join() === b.join();
export const selectPeers = (snapshot: Snapshot) => snapshot.context.peers;
/** Whether the person is being asked for the microphone now. */
export const selectIsMicrophoneRequested = (snapshot: Snapshot) => snapshot.hasTag('asking');
/** A clip plays, and all microphones are muted. */
export const selectIsQuiet = (snapshot: Snapshot) => snapshot.context.quiet;
export const selectIsSpeaking = (snapshot: Snapshot) => snapshot.context.speaking;
