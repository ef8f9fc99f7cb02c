import type { ReactNode } from 'react';
import styles from './scene-state.module.css';

interface EmptyStateProps {
  /** One of the scenes of illustrations/empty-scenes.tsx. */
  scene: ReactNode;
  title: string;
  children?: ReactNode;
  /** What starts the job. */
  action?: ReactNode;
}

/** An empty screen that says why it is empty and starts the job. */
export function EmptyState({ scene, title, children, action }: EmptyStateProps) {
  return (
    <section className={styles.state}>
      {scene}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {children ? <div className={styles.text}>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </section>
  );
}
