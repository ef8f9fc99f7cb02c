import { Outlet } from 'react-router-dom';
import { selectIsLoggedIn } from '../../machines/admin-auth/admin-auth-selectors.ts';
import { useAdminAuth } from '../../machines/admin-auth/use-admin-auth.tsx';
import { SiteShell } from '../../views/shared/site-shell.tsx';

/** The site's frame without anything kept alive. */
export function DefaultLayout() {
  return (
    <SiteShell signedIn={useAdminAuth(selectIsLoggedIn)}>
      <Outlet />
    </SiteShell>
  );
}
