import { useMatches } from 'react-router-dom';
import { selectIsLoggedIn } from '../../machines/admin-auth/admin-auth-selectors.ts';
import { useAdminAuth } from '../../machines/admin-auth/use-admin-auth.tsx';
import { SiteShell } from '../../views/shared/site-shell.tsx';
import { handleOf } from '../route-handle.ts';
import { KeptOutlet } from './kept-outlet.tsx';

export function HomeLayout() {
  const { tone = 'paper' } = handleOf(useMatches().at(-1));
  return (
    <SiteShell tone={tone} signedIn={useAdminAuth(selectIsLoggedIn)}>
      <KeptOutlet />
    </SiteShell>
  );
}
