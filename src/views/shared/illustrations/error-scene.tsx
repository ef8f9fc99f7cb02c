import { late } from '../late.tsx';
import styles from './scene-room.module.css';

const Scene = late(async () => (await import('./error-scenes.tsx')).SceneOfStatus);

/** Rendered beside the text of a failure with that status. */
export function ErrorScene({ status }: { status?: number | undefined }) {
  return (
    <div className={styles.room}>
      <Scene status={status} />
    </div>
  );
}
