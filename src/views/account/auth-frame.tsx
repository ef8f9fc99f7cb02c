import type { ReactNode } from 'react';
import { useIsHydrated } from '../../hydration/interactive-page.tsx';
import { StillLandscape } from '../shared/illustrations/still-landscape.tsx';
import { PageHead } from '../shared/shell/page-head.tsx';
import styles from './auth.module.css';

interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Where the page is one that people look for: its address, and what a search says of it. */
  found?: { path: string; description: string };
  /** Further ways, under the form. */
  foot?: ReactNode;
}

/** One form beside the night landscape; on phones the form alone. */
export function AuthFrame({ title, lead, children, found, foot }: AuthFrameProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.frame} data-still={!isHydrated || undefined}>
      <PageHead title={title} indexed={found !== undefined} {...found} />
      <div className={styles.column}>
        <h1 className={styles.title}>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {children}
        {foot ? <div className={styles.foot}>{foot}</div> : null}
      </div>
      <div className={styles.scene} data-tone="night">
        <StillLandscape className={styles.landscape} />
      </div>
    </div>
  );
}
