import type { ReactNode } from 'react';
import { selectIsLoggedIn } from '../../machines/admin-auth/admin-auth-selectors.ts';
import { useAdminAuth } from '../../machines/admin-auth/use-admin-auth.tsx';
import { SiteShell } from '../../views/shared/site-shell.tsx';

/** The home layout around what replaces a page that failed. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  return <SiteShell signedIn={useAdminAuth(selectIsLoggedIn)}>{children}</SiteShell>;
}
