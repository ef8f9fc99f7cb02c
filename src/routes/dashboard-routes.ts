import type { RouteObject } from 'react-router-dom';
import { isSessionPath } from '#contract/rules/page-parameters.ts';
import { page } from './lazy-page.ts';

const session = { validate: isSessionPath };

/** Dashboard layout. */
export const dashboardRoutes: RouteObject[] = [
  { path: '/password-change', lazy: page(() => import('../views/account/password-change-page.tsx')) },
  {
    path: '/checkoutSuccess',
    lazy: page(() => import('../views/dashboard/checkout/checkout-success-page.tsx')),
  },
  {
    path: '/dashboard',
    children: [
      { index: true, lazy: page(() => import('../views/dashboard/home/dashboard-home-page.tsx')) },
      { path: 'home', lazy: page(() => import('../views/dashboard/home/dashboard-home-page.tsx')) },
      { path: 'profile', lazy: page(() => import('../views/account/profile-page.tsx')) },
      { path: 'checkout', lazy: page(() => import('../views/dashboard/checkout/checkout-page.tsx')) },
      { path: 'sessions', lazy: page(() => import('../views/dashboard/sessions/sessions-page.tsx')) },
      {
        path: 'sessions/:sessionId',
        lazy: page(() => import('../views/dashboard/session/session-detail-page.tsx')),
        handle: session,
      },
      {
        path: 'sessions/:sessionId/results',
        lazy: page(() => import('../views/dashboard/session/session-results-page.tsx')),
        handle: session,
      },
      {
        path: 'createSession',
        lazy: page(() => import('../views/dashboard/create-session/create-session-page.tsx')),
      },
      {
        path: 'createConsumer',
        lazy: page(() => import('../views/dashboard/people/create-consumer-page.tsx')),
      },
      { path: 'credits', lazy: page(() => import('../views/dashboard/credits/credits-page.tsx')) },
    ],
  },
];
