import type { Environment } from '../services/environment.ts';
import { adminRoutes } from './admin-routes.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { debugRoutes, experienceRoutes } from './experience-routes.ts';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { HomeLayout } from './layouts/home-layout.tsx';
import { page } from './lazy-page.ts';
import { PageNotFound } from './page-not-found.ts';
import type { PageAddress, PageRoute } from './page-route.ts';
import { completionRoutes, defaultRoutes, siteRoutes } from './site-routes.ts';

const dashboardLayout = page(() => import('./layouts/dashboard-layout.tsx'));
const completionLayout = page(() => import('./layouts/profile-completion-layout.tsx'));
const experienceLayout = page(() => import('./layouts/experience-layout.tsx'));
const adminLayout = page(() => import('./layouts/admin-layout.tsx'));
const noHeaderLayout = page(() => import('./layouts/no-header-layout.tsx'));

/** Every page of a build under its layout. */
export function pagesOf({ debugPages, adminUrl }: Environment): PageRoute[] {
  return [
    { Component: HomeLayout, children: siteRoutes },
    { Component: DefaultLayout, children: defaultRoutes },
    { load: dashboardLayout, children: dashboardRoutes },
    { load: completionLayout, children: completionRoutes },
    { load: experienceLayout, children: experienceRoutes },
    ...(debugPages ? [{ load: noHeaderLayout, children: debugRoutes }] : []),
    { load: adminLayout, children: adminRoutes(adminUrl) },
    { id: 'unknown', path: '*', arrive: notFound },
  ];
}

function notFound({ pathname }: PageAddress): never {
  throw new PageNotFound(pathname);
}
