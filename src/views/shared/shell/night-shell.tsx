import type { ReactNode } from 'react';
import { LogoMark } from './logo.tsx';
import styles from './night-shell.module.css';
import { usePageTone } from '../theme/use-page-tone.ts';
import { useHeadingFocus } from '../focus/use-heading-focus.ts';

interface NightShellProps {
  /** Beside the mark: the story's or the session's name. */
  title?: ReactNode;
  /** At the right end of the bar: device buttons, leave. */
  actions?: ReactNode;
  children: ReactNode;
  /** A cinema: no bar, no padding, the picture goes from edge to edge. */
  bleed?: boolean;
}

/** The experience layout: night on the whole document while it is mounted, and the focus on its heading. */
export function NightShell({ title, actions, children, bleed = false }: NightShellProps) {
  usePageTone('night');
  useHeadingFocus('page');
  return (
    <div className={styles.shell} data-bleed={bleed || undefined}>
      {bleed ? null : (
        <header className={styles.bar}>
          <LogoMark size={36} title="Muster" />
          <div className={styles.title}>{title}</div>
          <div className={styles.actions} data-not-on-paper>
            {actions}
          </div>
        </header>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
