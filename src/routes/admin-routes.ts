import { page } from './lazy-page.ts';
import type { PageRoute } from './page-route.ts';

/** `/admin` leads out of the site, to the configured address; without a login, since that is asked for there. */
export const adminRoutes = (adminUrl: string): PageRoute[] => [
  {
    path: '/admin/*',
    Component: null,
    arrive: () => window.location.replace(adminUrl),
    handle: { isOpen: true },
  },
];

/** The administration of a site that has no such address. */
export const operatorRoutes: PageRoute[] = [
  { path: '/admin', load: page(() => import('../views/operator/operator-page.tsx')) },
];
