import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Application } from '../composition-root.ts';
import type { Environment } from '../services/environment.ts';
import { selectRedirect } from '../machines/build-update/build-update-selectors.ts';
import { ErrorScreen } from '../views/error/error-screen.tsx';
import { adminRoutes } from './admin-routes.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { debugRoutes, experienceRoutes } from './experience-routes.ts';
import { guardLoader } from './guard-loader.ts';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { ErrorLayout } from './layouts/error-layout.tsx';
import { HomeLayout } from './layouts/home-layout.tsx';
import { page } from './lazy-page.ts';
import { PageNotFound } from './page-not-found.ts';
import { rootRoute } from './root-route.tsx';
import { completionRoutes, defaultRoutes, siteRoutes } from './site-routes.ts';

/** The route table behind the access guard, in the browser. */
export function createRouter({ environment, actors }: Application) {
  const pages = pagesOf(environment);
  const guard = (request: Request) =>
    guardLoader(request, pages, {
      adminAuth: actors.adminAuth,
      redirectRule: (path) => selectRedirect(actors.buildUpdate.getSnapshot(), path),
      allowedHosts: environment.redirectHosts,
      origin: window.location.origin,
    });
  return createBrowserRouter(createRoutes(pages, guard));
}

const dashboardLayout = page(() => import('./layouts/dashboard-layout.tsx'));
const completionLayout = page(() => import('./layouts/profile-completion-layout.tsx'));
const experienceLayout = page(() => import('./layouts/experience-layout.tsx'));
const adminLayout = page(() => import('./layouts/admin-layout.tsx'));
const noHeaderLayout = page(() => import('./layouts/no-header-layout.tsx'));

/** Every page of a build under its layout. */
export function pagesOf({ debugPages, adminUrl }: Environment): RouteObject[] {
  return [
    { Component: HomeLayout, children: siteRoutes },
    { Component: DefaultLayout, children: defaultRoutes },
    { lazy: dashboardLayout, children: dashboardRoutes },
    { lazy: completionLayout, children: completionRoutes },
    { lazy: experienceLayout, children: experienceRoutes },
    ...(debugPages ? [{ lazy: noHeaderLayout, children: debugRoutes }] : []),
    { lazy: adminLayout, children: adminRoutes(adminUrl) },
    { id: 'unknown', path: '*', element: null, loader: ({ request }) => notFound(request) },
  ];
}

/** The pages within what every one of them stands in; `guard` runs before each navigation. */
export function createRoutes(
  pages: RouteObject[],
  guard: (request: Request) => Promise<null>,
): RouteObject[] {
  return [
    rootRoute([
      {
        loader: ({ request }) => guard(request),
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
}

function notFound(request: Request): never {
  throw new PageNotFound(new URL(request.url).pathname);
}
