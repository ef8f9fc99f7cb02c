import { useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectDevice } from '../../../machines/video-room/video-room-selectors.ts';
import { useWords } from '../../../words/use-words.tsx';

/** Why own camera and microphone are off although they were requested. */
export function useRefusals(): string[] {
  const { devices } = useWords();
  const camera = useRoom(selectDevice('camera'));
  const microphone = useRoom(selectDevice('microphone'));
  return [
    camera.refusal && devices[camera.refusal](devices.camera),
    microphone.refusal && devices[microphone.refusal](devices.microphone),
  ].filter((text) => text !== null);
}
