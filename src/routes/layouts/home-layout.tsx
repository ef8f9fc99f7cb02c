import { useMatches } from 'react-router-dom';
import { SiteShell } from '../../views/shared/site-shell.tsx';
import { handleOf } from '../route-handle.ts';
import { KeptOutlet } from './kept-outlet.tsx';
import { useIsSignedIn } from './use-is-signed-in.ts';

/** Always the same element: when only the header's doors change, React leaves a page it has not taken over yet to its own pace. */
const keptOutlet = <KeptOutlet />;

export function HomeLayout() {
  const { tone = 'paper' } = handleOf(useMatches().at(-1));
  return (
    <SiteShell tone={tone} signedIn={useIsSignedIn()}>
      {keptOutlet}
    </SiteShell>
  );
}
