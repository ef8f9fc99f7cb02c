import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** What it does, in words. */
  'aria-label': string;
  variant?: 'filled' | 'subtle' | 'default';
  /** `compact` fits inside a field. */
  size?: 'sm' | 'compact' | 'md';
}

/** A round button that shows one icon. */
export const IconButton = ({ variant = 'subtle', size = 'md', ...button }: IconButtonProps) => (
  <button type="button" {...button} className={styles.button} data-variant={variant} data-size={size} />
);
