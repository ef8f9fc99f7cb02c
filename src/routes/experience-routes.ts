import type { RouteObject } from 'react-router-dom';
import { isSessionPath, isSessionSlug } from '#contract/rules/page-parameters.ts';
import { page } from './lazy-page.ts';

/** Experience layout; the guard lets all of it through, since participants bear their own token. */
export const experienceRoutes: RouteObject[] = [
  { path: '/systemCheck', lazy: page(() => import('../views/experience/system-check-page.tsx')) },
  { path: '/experience', lazy: page(() => import('../views/experience/join-page.tsx')) },
  { path: '/experience/join', lazy: page(() => import('../views/experience/join-page.tsx')) },
  { path: '/experience/end', lazy: page(() => import('../views/experience/end-page.tsx')) },
  {
    path: '/experience/live/*',
    lazy: page(() => import('../views/experience/live-page.tsx')),
    handle: { validate: isSessionSlug },
  },
  {
    path: '/experience/wait/*',
    lazy: page(() => import('../views/experience/wait-page.tsx')),
    handle: { validate: isSessionSlug },
  },
  {
    path: '/experience/:sessionId',
    lazy: page(() => import('../views/experience/experience-router-page.tsx')),
    handle: { validate: isSessionPath },
  },
];

export const debugRoutes: RouteObject[] = [
  { path: '/debug/award', lazy: page(() => import('../views/debug/award-page.tsx')) },
  { path: '/debug/intercom', lazy: page(() => import('../views/debug/intercom-page.tsx')) },
  { path: '/debug/scorecard', lazy: page(() => import('../views/debug/scorecard-page.tsx')) },
  { path: '/debug/experience', lazy: page(() => import('../views/debug/experience-page.tsx')) },
  {
    path: '/debug/collaboration-analysis',
    lazy: page(() => import('../views/debug/collaboration-analysis-page.tsx')),
  },
];
