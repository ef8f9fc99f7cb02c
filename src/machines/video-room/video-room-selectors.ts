import type { DeviceKind } from '../../services/rooms/local-media.ts';
import type { VideoRoomRef } from './video-room-machine.ts';

type Snapshot = ReturnType<VideoRoomRef['getSnapshot']>;

export const selectDevice = (kind: DeviceKind) => (snapshot: Snapshot) => snapshot.context.devices[kind];
export const selectChoices = (snapshot: Snapshot) => snapshot.context.choices;
export const selectPeers = (snapshot: Snapshot) => snapshot.context.peers;
/** Whether the person is being asked for the microphone now; not while clips play and nobody is heard. */
export const selectIsMicrophoneAsked = (snapshot: Snapshot) =>
  snapshot.hasTag('asking') && !snapshot.context.quiet;
export const selectIsSpeaking = (snapshot: Snapshot) => snapshot.context.speaking;
