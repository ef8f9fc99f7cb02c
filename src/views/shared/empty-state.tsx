import type { ReactNode } from 'react';
import styles from './scene-state.module.css';

interface EmptyStateProps {
  /** One of the scenes of illustrations/empty-scenes.tsx. */
  scene: ReactNode;
  title: string;
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  /** What starts the job. */
  action?: ReactNode;
}

/** An empty screen that says why it is empty and starts the job. */
export function EmptyState(props: EmptyStateProps) {
  const { scene, title, heading: Heading = 'h2', children, action } = props;
  return (
    <section className={styles.state}>
      {scene}
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        {children ? <div className={styles.text}>{children}</div> : null}
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </section>
  );
}
