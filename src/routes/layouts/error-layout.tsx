import type { ReactNode } from 'react';
import { InteractivePage } from '../../hydration/interactive-page.tsx';
import { SiteShell } from '../../views/shared/shell/site-shell.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';

/** The home layout around what replaces a page that failed. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return (
    <SiteShell signedIn={useIsSignedIn()}>
      {children}
      <InteractivePage />
    </SiteShell>
  );
}
