import type { PageRoute } from './page-route.ts';
import { isNoPage, isSessionPath, isSessionSlug } from '#contract/rules/pages/page-parameters.ts';
import { page } from './lazy-page.ts';

type SeatPage = 'ExperienceLayout' | 'ExperienceRouterPage' | 'WaitPage';

/** A page of a seat, which comes with all others of it. */
export const seatPage = (name: SeatPage) =>
  page(async () => ({ default: (await import('../views/experience/seat-entry.ts')).seat[name] }));

/** Experience layout; the guard lets all of it through, since participants bear their own token. */
export const experienceRoutes: PageRoute[] = [
  { path: '/systemCheck', load: page(() => import('../views/experience/system-check-page.tsx')) },
  { path: '/experience', load: page(() => import('../views/experience/join-page.tsx')) },
  { path: '/experience/join', load: page(() => import('../views/experience/join-page.tsx')) },
  { path: '/experience/end', load: page(() => import('../views/experience/end-page.tsx')) },
  {
    path: '/experience/live/*',
    load: page(() => import('../views/experience/live-page.tsx')),
    handle: { validate: isSessionSlug, showsUnknown: true },
  },
  {
    path: '/experience/wait/*',
    load: seatPage('WaitPage'),
    handle: { validate: isSessionSlug, showsUnknown: true },
  },
  {
    path: '/experience/:sessionId',
    load: seatPage('ExperienceRouterPage'),
    handle: { validate: isSessionPath, showsUnknown: true },
  },
  /** No address of the site; in place of its error screen it has the form to join. */
  {
    path: '/experience/*',
    load: page(() => import('../views/experience/join-page.tsx')),
    handle: { validate: isNoPage, showsUnknown: true },
  },
];
