import { useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectDevice } from '../../../machines/video-room/video-room-selectors.ts';
import { refusalText } from './device-texts.ts';

/** Why own camera and microphone are off although they were asked for. */
export function useRefusals(): string[] {
  const camera = useRoom(selectDevice('camera'));
  const microphone = useRoom(selectDevice('microphone'));
  return [
    camera.refusal && refusalText('camera', camera.refusal),
    microphone.refusal && refusalText('microphone', microphone.refusal),
  ].filter((text) => text !== null);
}
