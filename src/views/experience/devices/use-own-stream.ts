import { useMemo } from 'react';
import { useLiveSession, useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectDevice } from '../../../machines/video-room/video-room-selectors.ts';

/** Own camera as a stream; a new one whenever the device changes. */
export function useOwnStream(): MediaStream | null {
  const { media } = useLiveSession();
  const camera = useRoom(selectDevice('camera'));
  return useMemo(() => {
    const track = camera.state === 'on' ? media.track('camera') : null;
    return track ? new MediaStream([track]) : null;
  }, [camera, media]);
}
