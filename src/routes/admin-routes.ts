import { PageNotFound } from './page-not-found.ts';
import type { PageRoute } from './page-route.ts';

/** `/admin` leads out of the site, to an address that a build may have. */
export const adminRoutes = (adminUrl: string): PageRoute[] => [
  {
    path: '/admin/*',
    Component: null,
    arrive: ({ pathname }) => {
      if (adminUrl === '') throw new PageNotFound(pathname);
      window.location.replace(adminUrl);
    },
  },
];
