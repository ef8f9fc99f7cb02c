import type { OwnMedia, OwnStatus } from '../room-engine.ts';
import type { RoomQuality } from '../room-quality.ts';
import { applyQuality } from '../sender-quality.ts';
import { deviceStates } from './janus-feeds.ts';
import type { JanusHandle } from './janus-connection.ts';

/**
 * Publishes this seat's tracks. Both transceivers exist from the start, empty until a device is switched on, so that no
 * renegotiation is needed; whether a device is on is part of its stream's description.
 */
export function createJanusPublisher(
  handle: JanusHandle,
  connection: RTCPeerConnection,
  onState: (state: RTCPeerConnectionState) => void,
) {
  const audio = connection.addTransceiver('audio', { direction: 'sendonly' });
  const video = connection.addTransceiver('video', { direction: 'sendonly' });
  let media: OwnMedia = { microphone: null, camera: null };
  let quality: RoomQuality | undefined;
  let announced = '';
  let wanted = { microphone: false, camera: false };
  let isUp = false;
  let sought = Promise.resolve();

  const descriptions = () => [
    { mid: audio.mid, description: wanted.microphone ? deviceStates.on : deviceStates.off },
    { mid: video.mid, description: wanted.camera ? deviceStates.on : deviceStates.off },
  ];
  const report = () => {
    const text = JSON.stringify(wanted);
    if (!isUp || text === announced) return;
    announced = text;
    handle.ask({ request: 'configure', descriptions: descriptions() }).catch(() => undefined);
  };
  const applyMedia = () => {
    audio.sender.replaceTrack(media.microphone).catch(() => undefined);
    video.sender.replaceTrack(quality?.video === false ? null : media.camera).catch(() => undefined);
  };
  const negotiate = async (request: () => Record<string, unknown>) => {
    await connection.setLocalDescription();
    const { jsep } = await handle.ask(request(), connection.localDescription);
    if (!jsep) throw new Error('Janus gave no answer to what is sent');
    await connection.setRemoteDescription(jsep);
  };
  /** ICE restarts run one after another: a network change during one starts another. */
  const requestRoute = async () => {
    connection.restartIce();
    await negotiate(() => ({ request: 'configure' }));
  };

  connection.addEventListener('icecandidate', ({ candidate }) => handle.trickle(candidate));
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'connected') applyQuality(video.sender, quality);
    onState(connection.connectionState);
  });

  return {
    async publish() {
      announced = JSON.stringify(wanted);
      await negotiate(() => ({ request: 'publish', descriptions: descriptions() }));
    },
    /** A change reported earlier would be overwritten by the announcement of the published media. */
    noteUp() {
      isUp = true;
      report();
    },
    setMedia(given: OwnMedia) {
      media = given;
      applyMedia();
    },
    setStatus({ microphone, camera }: OwnStatus) {
      wanted = { microphone, camera };
      report();
    },
    setQuality(given: RoomQuality) {
      quality = given;
      applyMedia();
      applyQuality(video.sender, quality);
    },
    restartIce() {
      sought = sought.then(requestRoute);
      return sought;
    },
  };
}
