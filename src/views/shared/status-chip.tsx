import type { ReactNode } from 'react';
import styles from './status-chip.module.css';

export type StatusTone = 'neutral' | 'action' | 'glow' | 'info' | 'danger';

interface StatusChipProps {
  tone?: StatusTone;
  icon: ReactNode;
  children: ReactNode;
}

/** A status as icon and word; colour only repeats what the word says. */
export function StatusChip({ tone = 'neutral', icon, children }: StatusChipProps) {
  return (
    <span className={styles.chip} data-kind={tone}>
      {icon}
      {children}
    </span>
  );
}
