import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

/** Words for who listens to the page. */
export const VisuallyHidden = (span: Omit<ComponentProps<'span'>, 'className'>) => (
  <span {...span} className={styles.hidden} />
);
