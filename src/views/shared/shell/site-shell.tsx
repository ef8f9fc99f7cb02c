import type { ReactNode } from 'react';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';
import styles from './site-shell.module.css';

interface SiteShellProps extends SiteHeaderProps {
  children: ReactNode;
}

/** The "home" layout. With `tone="night"` the header lies over the page's own night hero. */
export function SiteShell({ children, tone = 'paper', ...header }: SiteShellProps) {
  return (
    <div className={styles.shell} data-hero={tone === 'night' || undefined}>
      <SiteHeader tone={tone} {...header} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
