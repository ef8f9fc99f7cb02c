import type { ReactNode } from 'react';
import styles from './disabled-fields.module.css';

/** Fields that cannot be changed while their values are being sent. */
export function DisabledFields({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.fields} disabled={disabled}>
      {children}
    </fieldset>
  );
}
