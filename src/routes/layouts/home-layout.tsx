import { SiteShell } from '../../views/shared/shell/site-shell.tsx';
import { usePageHandle } from '../page-handle.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { useTabInMenu } from './use-tab-in-menu.ts';
import { Activity, type ReactNode, useState } from 'react';
import { useLocation, useOutlet } from 'react-router-dom';
import { InteractivePage } from '../../hydration/interactive-page.tsx';

/** Always the same element: when only the header's doors change, React leaves a page it has not taken over yet to its own pace. */
const outlet = <KeepAliveOutlet />;

export function HomeLayout() {
  useTabInMenu();
  const { tone = 'paper' } = usePageHandle();
  return (
    <SiteShell tone={tone} signedIn={useIsSignedIn()}>
      {outlet}
    </SiteShell>
  );
}

type KeptAlivePage = { path: string; element: ReactNode };

/** An outlet whose `keepAlive` pages stay mounted, hidden, so that a return finds them as they were left. */
function KeepAliveOutlet() {
  const { pathname } = useLocation();
  const outlet = useOutlet();
  const keepAlive = usePageHandle().keepAlive === true;
  const [pages, setPages] = useState<readonly KeptAlivePage[]>([]);

  if (keepAlive && !pages.some((page) => page.path === pathname)) {
    setPages([...pages, { path: pathname, element: outlet }]);
  }

  return (
    <>
      {pages.map((page) => (
        <Activity key={page.path} mode={keepAlive && page.path === pathname ? 'visible' : 'hidden'}>
          {page.element}
          <InteractivePage />
        </Activity>
      ))}
      {keepAlive ? null : (
        <>
          {outlet}
          <InteractivePage />
        </>
      )}
    </>
  );
}
