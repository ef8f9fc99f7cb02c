import type { ReactNode } from 'react';
import { NoPeopleScene } from '../../shared/illustrations/empty-scenes.tsx';
import styles from './closing-call.module.css';

interface ClosingCallProps {
  title?: string;
  text?: string;
  children: ReactNode;
}

/** The last thing on a page: a place by the light is free. */
export function ClosingCall({
  title = 'The light is on',
  text = 'Sign up with your work address and the first session is yours. No card.',
  children,
}: ClosingCallProps) {
  return (
    <section className={styles.call}>
      <NoPeopleScene />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.door}>{children}</div>
      </div>
    </section>
  );
}
