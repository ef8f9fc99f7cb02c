import { type ReactNode, useMemo } from 'react';
import { type Navigator, NavigationType, Router, useRoutes } from 'react-router-dom';
import type { NavigationKind, ShownPage } from '../machines/navigation/navigation-machine.ts';
import { ErrorScreen } from '../views/error/error-screen.tsx';
import { PageBoundary } from '../views/error/page-boundary.tsx';
import { PageFailureContext } from '../views/error/page-failure.ts';
import { ErrorLayout } from './layouts/error-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { matchPages } from './load-page.ts';
import { PageHandleContext } from './page-handle.ts';
import type { PageRoute } from './page-route.ts';

type PageFrameProps = {
  page: ShownPage;
  pages: PageRoute[];
  navigator: Navigator;
  onError: (error: unknown) => void;
};

const types: Record<NavigationKind, NavigationType> = {
  POP: NavigationType.Pop,
  PUSH: NavigationType.Push,
  REPLACE: NavigationType.Replace,
};

const bareScreen = (
  <main id="main" tabIndex={-1}>
    <ErrorScreen />
  </main>
);
const screen = (
  <ErrorLayout>
    <ErrorScreen />
  </ErrorLayout>
);

/** A page under its layouts, in the frame of all pages; what fails in the frame itself has a screen without any frame. */
export function PageFrame({ page, pages, navigator, onError }: PageFrameProps) {
  const { location, kind, failure } = page;
  const handle = useMemo(() => matchPages(pages, location).at(-1)?.route.handle ?? {}, [pages, location]);
  return (
    <Router location={location} navigationType={types[kind]} navigator={navigator}>
      <PageHandleContext value={handle}>
        <PageBoundary page={page} screen={bareScreen} onError={onError}>
          <RootLayout>
            {failure === null ? (
              <PageBoundary page={page} screen={screen} onError={onError}>
                <Pages pages={pages} />
              </PageBoundary>
            ) : (
              <PageFailureContext value={failure}>{screen}</PageFailureContext>
            )}
          </RootLayout>
        </PageBoundary>
      </PageHandleContext>
    </Router>
  );
}

const Pages = ({ pages }: { pages: PageRoute[] }): ReactNode => useRoutes(pages);
