import { type ReactNode, use } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { InspectorContext } from '../../inspector/inspector-context.ts';
import { LanguageContext } from '../../words/language.ts';
import { Button } from '../shared/controls/button.tsx';
import { NightShell } from '../shared/shell/night-shell.tsx';
import { PageHead } from '../shared/shell/page-head.tsx';
import styles from './debug-page.module.css';

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
  const inspect = use(InspectorContext);
  return (
    <NightShell title="Debug pages">
      <PageHead title={`${title} (debug)`} indexed={false} />
      <div className={styles.page} lang="en">
        <nav aria-label="Debug pages" className={styles.pages}>
          {Object.entries(pages).map(([to, name]) => (
            <NavLink key={to} to={to}>
              {name}
            </NavLink>
          ))}
          <Link to="/debug/actors">Actors</Link>
          {inspect ? (
            <Button size="compact-sm" variant="light" onClick={inspect}>
              Inspect this page
            </Button>
          ) : null}
        </nav>
        <h1>{title}</h1>
        <LanguageContext value="en">{children}</LanguageContext>
      </div>
    </NightShell>
  );
}
