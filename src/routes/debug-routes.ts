import { page } from './lazy-page.ts';
import type { PageRoute } from './page-route.ts';

/** No-header layout; only where the site's settings switch them on. */
export const debugRoutes: PageRoute[] = [
  { path: '/debug/award', load: page(() => import('../views/debug/award-page.tsx')) },
  { path: '/debug/intercom', load: page(() => import('../views/debug/intercom-page.tsx')) },
  { path: '/debug/scorecard', load: page(() => import('../views/debug/scorecard-page.tsx')) },
  { path: '/debug/experience', load: page(() => import('../views/debug/experience-page.tsx')) },
  {
    path: '/debug/collaboration-analysis',
    load: page(() => import('../views/debug/collaboration-analysis-page.tsx')),
  },
  { path: '/debug/actors', load: page(() => import('../views/debug/actors/actors-page.tsx')) },
];
