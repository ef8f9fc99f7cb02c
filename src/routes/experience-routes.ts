import type { PageRoute } from './page-route.ts';
import { isSessionPath, isSessionSlug } from '#contract/rules/page-parameters.ts';
import { page } from './lazy-page.ts';

/** Experience layout; the guard lets all of it through, since participants bear their own token. */
export const experienceRoutes: PageRoute[] = [
  { path: '/systemCheck', load: page(() => import('../views/experience/system-check-page.tsx')) },
  { path: '/experience', load: page(() => import('../views/experience/join-page.tsx')) },
  { path: '/experience/join', load: page(() => import('../views/experience/join-page.tsx')) },
  { path: '/experience/end', load: page(() => import('../views/experience/end-page.tsx')) },
  {
    path: '/experience/live/*',
    load: page(() => import('../views/experience/live-page.tsx')),
    handle: { validate: isSessionSlug },
  },
  {
    path: '/experience/wait/*',
    load: page(() => import('../views/experience/wait-page.tsx')),
    handle: { validate: isSessionSlug },
  },
  {
    path: '/experience/:sessionId',
    load: page(() => import('../views/experience/experience-router-page.tsx')),
    handle: { validate: isSessionPath },
  },
];
