import { SiteShell } from '../../views/shared/site-shell.tsx';
import { usePageHandle } from '../page-handle.ts';
import { KeptOutlet } from './kept-outlet.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { useTabInMenu } from './use-tab-in-menu.ts';

/** Always the same element: when only the header's doors change, React leaves a page it has not taken over yet to its own pace. */
const keptOutlet = <KeptOutlet />;

export function HomeLayout() {
  useTabInMenu();
  const { tone = 'paper' } = usePageHandle();
  return (
    <SiteShell tone={tone} signedIn={useIsSignedIn()}>
      {keptOutlet}
    </SiteShell>
  );
}
