import type { Environment } from '../services/environment.ts';
import { adminRoutes, operatorRoutes } from './admin-routes.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { DefaultLayout } from './layouts/default-layout.tsx';
import { HomeLayout } from './layouts/home-layout.tsx';
import { page } from './lazy-page.ts';
import type { PageRoute } from './page-route.ts';
import { completionRoutes, defaultRoutes, ownLookRoutes, siteRoutes } from './site-routes.ts';

const dashboardLayout = page(() => import('./layouts/dashboard-layout.tsx'));
const completionLayout = page(() => import('./layouts/profile-completion-layout.tsx'));
const adminLayout = page(() => import('./layouts/admin-layout.tsx'));
const noHeaderLayout = page(() => import('./layouts/no-header-layout.tsx'));

/** Every page of a build but those of the experience, under its layout. */
export async function sitePagesOf({ debugPages, adminUrl }: Environment): Promise<PageRoute[]> {
  const debugRoutes = debugPages ? (await import('./debug-routes.ts')).debugRoutes : [];
  return [
    { Component: HomeLayout, children: siteRoutes },
    { Component: DefaultLayout, children: defaultRoutes },
    {
      load: dashboardLayout,
      children: adminUrl === '' ? [...dashboardRoutes, ...operatorRoutes] : dashboardRoutes,
    },
    { load: completionLayout, children: completionRoutes },
    { load: noHeaderLayout, children: [...ownLookRoutes, ...debugRoutes] },
    ...(adminUrl === '' ? [] : [{ load: adminLayout, children: adminRoutes(adminUrl) }]),
  ];
}
