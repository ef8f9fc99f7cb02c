import { useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectDevice } from '../../../machines/video-room/video-room-selectors.ts';
import { InitialsAvatar } from '../../shared/initials-avatar.tsx';
import styles from './own-preview.module.css';
import { StreamVideo } from './stream-video.tsx';
import { useOwnStream } from './use-own-stream.ts';
import { useRefusals } from './use-refusals.ts';

/** What the others will see, and why they may not. */
export function OwnPreview({ name }: { name: string }) {
  const stream = useOwnStream();
  const camera = useRoom(selectDevice('camera'));
  const problems = useRefusals();
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        {camera.state === 'on' ? (
          <StreamVideo stream={stream} muted mirrored label="Your camera" className={styles.video} />
        ) : (
          <div className={styles.still}>
            <InitialsAvatar name={name} size={88} />
            <span>Your camera is off</span>
          </div>
        )}
      </div>
      <div role="status" className={styles.problems}>
        {problems.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </div>
  );
}
