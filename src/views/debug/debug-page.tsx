import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { InLanguage } from '../experience/words/use-words.tsx';
import { NightShell } from '../shared/night-shell.tsx';
import { PageHead } from '../shared/page-head.tsx';
import styles from './debug-page.module.css';

const said = ['results', 'story'] as const;

const pages = {
  '/debug/experience': 'Live parts',
  '/debug/scorecard': 'Scorecard',
  '/debug/collaboration-analysis': 'Collaboration analysis',
  '/debug/award': 'Award',
  '/debug/intercom': 'Support widget',
} as const;

interface DebugPageProps {
  path: keyof typeof pages;
  children: ReactNode;
}

/** A page outside production: parts of the product under their real machines with made-up data, the machines' charts, and the way to the other such pages. */
export function DebugPage({ path, children }: DebugPageProps) {
  const title = pages[path];
  return (
    <NightShell title="Debug pages">
      <PageHead title={`${title} (debug)`} indexed={false} />
      <div className={styles.page}>
        <nav aria-label="Debug pages" className={styles.pages}>
          {Object.entries(pages).map(([to, name]) => (
            <NavLink key={to} to={to}>
              {name}
            </NavLink>
          ))}
        </nav>
        <h1>{title}</h1>
        <InLanguage language="en" parts={said}>
          {children}
        </InLanguage>
      </div>
    </NightShell>
  );
}
