import type { RouteObject } from 'react-router-dom';
import { PageNotFound } from './page-not-found.ts';

/** `/admin` leads out of the site, to an address that a build may have. */
export const adminRoutes = (adminUrl: string): RouteObject[] => [
  {
    path: '/admin/*',
    element: null,
    loader: ({ request }) => {
      if (adminUrl === '') throw new PageNotFound(new URL(request.url).pathname);
      window.location.replace(adminUrl);
      return null;
    },
  },
];
