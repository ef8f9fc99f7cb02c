import { late } from '../../shared/late.tsx';
import styles from '../../shared/illustrations/scene-room.module.css';

const Scene = late(async () => (await import('../../shared/illustrations/empty-scenes.tsx')).NoSessionsScene);

/** The drawing beside the text where a session does not go on here. */
export const DarkLantern = () => (
  <div className={styles.room}>
    <Scene />
  </div>
);
