import type { ReactNode } from 'react';
import styles from './prose.module.css';

interface ScrollTableProps {
  /** Names the region for those who reach it by keyboard. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
}

/** A table that scrolls sideways on narrow screens, also by keyboard. */
export function ScrollTable({ label, children, className = '' }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section tabIndex={0} aria-label={label} className={`${styles.scroll} ${className}`}>
      <table className={styles.table}>{children}</table>
    </section>
  );
}
