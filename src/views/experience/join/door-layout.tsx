import type { ReactNode } from 'react';
import styles from './door-layout.module.css';
import { DoorScene } from './door-scene.tsx';

/** Words beside the lantern at the door; above them on a phone. */
export function DoorLayout({ children, labelledBy }: { children: ReactNode; labelledBy?: string }) {
  return (
    <div className={styles.door}>
      <section className={styles.words} aria-labelledby={labelledBy}>
        {children}
      </section>
      <DoorScene className={styles.picture} />
    </div>
  );
}
