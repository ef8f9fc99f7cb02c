import type { ClipStageRef } from './clip-stage-machine.ts';

type Snapshot = ReturnType<ClipStageRef['getSnapshot']>;

export const selectLayers = (snapshot: Snapshot) => snapshot.context.layers;
export const selectCaption = (snapshot: Snapshot) => snapshot.context.caption;
/** No picture has moved yet, or none can: the poster is shown. */
export const selectIsStill = (snapshot: Snapshot) =>
  snapshot.matches({ screen: { open: 'still' } }) || snapshot.hasTag('failed');
/** Nothing has moved yet, and may still. */
export const selectIsToCome = (snapshot: Snapshot) =>
  snapshot.matches({ screen: 'closed' }) || snapshot.matches({ screen: { open: 'still' } });
/** Plays sound without a picture: the poster is shown. */
export const selectIsWithoutPicture = ({ context: { layers, preferences } }: Snapshot) =>
  preferences.quality === 'sound' || layers.at(0)?.isSound === true;
/** The picture moves. */
export const selectIsMoving = (snapshot: Snapshot) => snapshot.matches({ screen: { open: 'moving' } });
/** When the picture will join its running timeline, on the server's clock; null once it has, or if it need not. */
export const selectJoinsAt = (snapshot: Snapshot) => snapshot.context.joinsAt;
export const selectIsStalled = (snapshot: Snapshot) => snapshot.matches({ screen: { open: 'stalled' } });
export const selectHasPictureFailed = (snapshot: Snapshot) =>
  snapshot.matches({ screen: { open: 'failed' } });
/** This browser cannot play clips: captions alone are shown. */
export const selectIsUnsupported = (snapshot: Snapshot) =>
  snapshot.matches({ screen: { open: 'unsupported' } });
export const selectIsSoundRefused = (snapshot: Snapshot) => snapshot.matches({ sound: 'refused' });
/** The person's playback preferences on this device. */
export const selectPlayback = (snapshot: Snapshot) => snapshot.context.preferences;
