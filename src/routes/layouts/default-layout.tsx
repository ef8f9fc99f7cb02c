import { Outlet } from 'react-router-dom';
import { SiteShell } from '../../views/shared/shell/site-shell.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { useTabInMenu } from './use-tab-in-menu.ts';

/** The site's frame without anything kept alive. */
export function DefaultLayout() {
  useTabInMenu();
  return (
    <SiteShell signedIn={useIsSignedIn()}>
      <Outlet />
    </SiteShell>
  );
}
