import { useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectDevice } from '../../../machines/video-room/video-room-selectors.ts';
import { InitialsAvatar } from '../../shared/initials-avatar.tsx';
import styles from './own-preview.module.css';
import { StreamVideo } from './stream-video.tsx';
import { useOwnStream } from './use-own-stream.ts';
import { useRefusals } from './use-refusals.ts';
import { useWords } from '../words/use-words.tsx';

/** What the others will see, and why they may not. */
export function OwnPreview({ name }: { name: string }) {
  const { common, wait } = useWords();
  const stream = useOwnStream();
  const camera = useRoom(selectDevice('camera'));
  const problems = useRefusals();
  return (
    <div className={styles.preview}>
      <div className={styles.picture}>
        {camera.state === 'on' ? (
          <StreamVideo stream={stream} muted mirrored label={common.yourCamera} className={styles.video} />
        ) : (
          <div className={styles.still}>
            <InitialsAvatar name={name} size={88} />
            <span>{wait.cameraOff}</span>
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
