import type { PageRoute } from './page-route.ts';
import { isPersonPath, isProgrammePath, isSessionPath } from '#contract/rules/pages/page-parameters.ts';
import { page } from './lazy-page.ts';

const session = { validate: isSessionPath };

/** Dashboard layout. */
export const dashboardRoutes: PageRoute[] = [
  { path: '/password-change', load: page(() => import('../views/account/password-change-page.tsx')) },
  {
    path: '/checkoutSuccess',
    load: page(() => import('../views/dashboard/checkout/checkout-success-page.tsx')),
  },
  {
    path: '/dashboard',
    children: [
      { index: true, load: page(() => import('../views/dashboard/home/dashboard-home-page.tsx')) },
      { path: 'home', load: page(() => import('../views/dashboard/home/dashboard-home-page.tsx')) },
      { path: 'profile', load: page(() => import('../views/account/profile/profile-page.tsx')) },
      { path: 'checkout', load: page(() => import('../views/dashboard/checkout/checkout-page.tsx')) },
      { path: 'sessions', load: page(() => import('../views/dashboard/sessions/sessions-page.tsx')) },
      {
        path: 'sessions/:sessionId',
        load: page(() => import('../views/dashboard/session/session-detail-page.tsx')),
        handle: session,
      },
      {
        path: 'sessions/:sessionId/results',
        load: page(() => import('../views/dashboard/session/results/session-results-page.tsx')),
        handle: session,
      },
      {
        path: 'createSession',
        load: page(() => import('../views/dashboard/create-session/create-session-page.tsx')),
      },
      {
        path: 'programmes',
        load: page(() => import('../views/dashboard/programmes/programmes-page.tsx')),
      },
      {
        path: 'createProgramme',
        load: page(() => import('../views/dashboard/programmes/create-programme-page.tsx')),
      },
      {
        path: 'programmes/:programmeId',
        load: page(() => import('../views/dashboard/programmes/programme-page.tsx')),
        handle: { validate: isProgrammePath },
      },
      {
        path: 'createConsumer',
        load: page(() => import('../views/dashboard/people/create-consumer-page.tsx')),
      },
      {
        path: 'people/:personId',
        load: page(() => import('../views/dashboard/people/person-page.tsx')),
        handle: { validate: isPersonPath },
      },
      { path: 'hosting', load: page(() => import('../views/dashboard/hosting/hosted-sessions-page.tsx')) },
      {
        path: 'hosting/:sessionId',
        load: page(() => import('../views/dashboard/hosting/hosted-session-page.tsx')),
        handle: session,
      },
      {
        path: 'hosting/:sessionId/results',
        load: page(() => import('../views/dashboard/hosting/hosted-results-page.tsx')),
        handle: session,
      },
      { path: 'reports', load: page(() => import('../views/dashboard/reports/reports-page.tsx')) },
      { path: 'audit', load: page(() => import('../views/dashboard/audit/audit-page.tsx')) },
      {
        path: 'single-sign-on',
        load: page(() => import('../views/dashboard/single-sign-on/single-sign-on-page.tsx')),
      },
      { path: 'credits', load: page(() => import('../views/dashboard/credits/credits-page.tsx')) },
    ],
  },
];
