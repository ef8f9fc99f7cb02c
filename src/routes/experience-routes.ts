import type { RouteObject } from 'react-router-dom';
import { page } from './page-files.ts';
import { isSessionPath, isSessionSlug } from './route-validation.ts';

/** Experience layout; the guard lets all of it through, since participants bear their own token. */
export const experienceRoutes: RouteObject[] = [
  { path: '/systemCheck', lazy: page('experience/system-check') },
  { path: '/experience', lazy: page('experience/join') },
  { path: '/experience/join', lazy: page('experience/join') },
  { path: '/experience/end', lazy: page('experience/end') },
  {
    path: '/experience/live/*',
    lazy: page('experience/live'),
    handle: { validate: isSessionSlug },
  },
  {
    path: '/experience/wait/*',
    lazy: page('experience/wait'),
    handle: { validate: isSessionSlug },
  },
  {
    path: '/experience/:sessionId',
    lazy: page('experience/experience-router'),
    handle: { validate: isSessionPath },
  },
];

export const debugRoutes: RouteObject[] = [
  { path: '/debug/award', lazy: page('debug/award') },
  { path: '/debug/intercom', lazy: page('debug/intercom') },
  { path: '/debug/scorecard', lazy: page('debug/scorecard') },
  { path: '/debug/experience', lazy: page('debug/experience') },
  { path: '/debug/collaboration-analysis', lazy: page('debug/collaboration-analysis') },
];
