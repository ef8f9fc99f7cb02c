import type { RouteObject } from 'react-router-dom';
import { page } from './page-files.ts';
import { isSessionPath } from './route-validation.ts';

const session = { validate: isSessionPath };

/** Dashboard layout. */
export const dashboardRoutes: RouteObject[] = [
  { path: '/password-change', lazy: page('auth/password-change') },
  { path: '/checkoutSuccess', lazy: page('dashboard/checkout-success') },
  {
    path: '/dashboard',
    children: [
      { index: true, lazy: page('dashboard/dashboard-home') },
      { path: 'profile', lazy: page('dashboard/profile') },
      { path: 'checkout', lazy: page('dashboard/checkout') },
      { path: 'sessions', lazy: page('dashboard/sessions') },
      { path: 'sessions/:sessionId', lazy: page('dashboard/session-detail'), handle: session },
      { path: 'sessions/:sessionId/results', lazy: page('dashboard/session-results'), handle: session },
      { path: 'createSession', lazy: page('dashboard/create-session') },
      { path: 'createConsumer', lazy: page('dashboard/create-consumer') },
      { path: 'credits', lazy: page('dashboard/credits') },
    ],
  },
];
