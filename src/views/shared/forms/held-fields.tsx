import type { ReactNode } from 'react';
import styles from './held-fields.module.css';

/** Nothing in it can be changed or pressed while what it says is on its way. */
export function HeldFields({ held, children }: { held: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.held} disabled={held}>
      {children}
    </fieldset>
  );
}
