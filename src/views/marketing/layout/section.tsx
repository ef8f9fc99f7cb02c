import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  id?: string;
  tone?: 'paper' | 'sunk' | 'night';
  labelledBy?: string;
  children: ReactNode;
}

/** A band of a public page with the page's margins. */
export function Section({ id, tone = 'paper', labelledBy, children }: SectionProps) {
  return (
    <section
      id={id}
      className={styles.band}
      data-band={tone}
      data-tone={tone === 'night' ? 'night' : undefined}
      aria-labelledby={labelledBy}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}
