import { Activity, type ReactNode, useState } from 'react';
import { useLocation, useOutlet } from 'react-router-dom';
import { InteractivePage } from '../../hydration/interactive-page.tsx';
import { usePageHandle } from '../page-handle.ts';

type KeptPage = { path: string; element: ReactNode };

/** An outlet whose `keepAlive` pages stay mounted, hidden, so that a return finds them as they were left. */
export function KeptOutlet() {
  const { pathname } = useLocation();
  const outlet = useOutlet();
  const keepAlive = usePageHandle().keepAlive === true;
  const [kept, setKept] = useState<readonly KeptPage[]>([]);

  if (keepAlive && !kept.some((page) => page.path === pathname)) {
    setKept([...kept, { path: pathname, element: outlet }]);
  }

  return (
    <>
      {kept.map((page) => (
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
