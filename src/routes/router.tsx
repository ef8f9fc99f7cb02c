import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Application } from '../composition-root.ts';
import { selectRedirect } from '../machines/build-update/build-update-selectors.ts';
import { ErrorScreen } from '../views/error/error-screen.tsx';
import { adminRoutes } from './admin-routes.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { debugRoutes, experienceRoutes } from './experience-routes.ts';
import { guardLoader } from './guard-loader.ts';
import { AdminLayout } from './layouts/admin-layout.tsx';
import { DashboardLayout } from './layouts/dashboard-layout.tsx';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { ErrorLayout } from './layouts/error-layout.tsx';
import { ExperienceLayout } from './layouts/experience-layout.tsx';
import { HomeLayout } from './layouts/home-layout.tsx';
import { NoHeaderLayout } from './layouts/no-header-layout.tsx';
import { ProfileCompletionLayout } from './layouts/profile-completion-layout.tsx';
import { PageNotFound } from './page-not-found.ts';
import { rootRoute } from './root-route.tsx';
import { completionRoutes, defaultRoutes, siteRoutes } from './site-routes.ts';

/** The route table behind the access guard. */
export function createRouter({ environment, actors }: Application) {
  const pages: RouteObject[] = [
    { Component: HomeLayout, children: siteRoutes },
    { Component: DefaultLayout, children: defaultRoutes },
    { Component: DashboardLayout, children: dashboardRoutes },
    { Component: ProfileCompletionLayout, children: completionRoutes },
    { Component: ExperienceLayout, children: experienceRoutes },
    ...(environment.debugPages ? [{ Component: NoHeaderLayout, children: debugRoutes }] : []),
    { Component: AdminLayout, children: adminRoutes(environment.adminUrl) },
    { id: 'unknown', path: '*', element: null, loader: ({ request }) => notFound(request) },
  ];
  const routes: RouteObject[] = [
    rootRoute([
      {
        loader: ({ request }) =>
          guardLoader(request, pages, {
            adminAuth: actors.adminAuth,
            redirectRule: (path) => selectRedirect(actors.buildUpdate.getSnapshot(), path),
            allowedHosts: environment.redirectHosts,
            origin: window.location.origin,
          }),
        shouldRevalidate: () => true,
        errorElement: (
          <ErrorLayout>
            <ErrorScreen />
          </ErrorLayout>
        ),
        children: pages,
      },
    ]),
  ];
  return createBrowserRouter(routes);
}

function notFound(request: Request): never {
  throw new PageNotFound(new URL(request.url).pathname);
}
