import { useRoom } from '../../../machines/live-session/use-live-session.tsx';
import { selectDevice } from '../../../machines/video-room/video-room-selectors.ts';
import styles from './own-preview.module.css';
import { StreamVideo } from './stream-video.tsx';
import { useOwnStream } from './use-own-stream.ts';
import { useRefusals } from './use-refusals.ts';
import { useWords } from '../../../words/use-words.tsx';

/** What the others will see while the camera is on, and why they may not. */
export function OwnPreview() {
  const { common } = useWords();
  const stream = useOwnStream();
  const camera = useRoom(selectDevice('camera'));
  const problems = useRefusals();
  return (
    <>
      {camera.state === 'on' ? (
        <div className={styles.picture}>
          <StreamVideo stream={stream} muted mirrored label={common.yourCamera} className={styles.video} />
        </div>
      ) : null}
      <div role="status" className={styles.problems}>
        {problems.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </>
  );
}
