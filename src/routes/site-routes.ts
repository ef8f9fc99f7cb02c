import { isTokenPath, isVerifySlug } from '#contract/rules/pages/page-parameters.ts';
import { page } from './lazy-page.ts';
import { PageNotFound } from './page-not-found.ts';
import type { PageAddress, PageRoute } from './page-route.ts';
import type { RouteHandle } from './route-handle.ts';

const prerender = {};
const made: RouteHandle = { prerender };
const kept: RouteHandle = { keepAlive: true, prerender };
const filtered: RouteHandle = { keepAlive: true, prerender: { readsQuery: true } };
const account: RouteHandle = { prerender: { unlisted: true } };
const door: RouteHandle = { prerender: { showsProviders: true, unlisted: true } };
const signup: RouteHandle = { prerender: { ...door.prerender, showsPrices: true } };
const withPrices: RouteHandle = { prerender: { showsPrices: true } };

/** Its articles are loaded with their page, so that no other page carries them. */
async function findArticle({ pathname, params }: PageAddress): Promise<void> {
  const { journal } = await import('../views/marketing/blog/journal.ts');
  if (!journal.some(({ slug }) => slug === params.slug)) throw new PageNotFound(pathname);
}

/** Layout "home". */
export const siteRoutes: PageRoute[] = [
  {
    path: '/',
    load: page(() => import('../views/marketing/home/home-page.tsx')),
    handle: { ...withPrices, tone: 'night' },
  },
  {
    path: '/about',
    load: page(() => import('../views/marketing/about/about-page.tsx')),
    handle: withPrices,
  },
  { path: '/faq', load: page(() => import('../views/marketing/help/faq-page.tsx')), handle: kept },
  {
    path: '/pricing',
    load: page(() => import('../views/marketing/pricing/pricing-page.tsx')),
    handle: { ...withPrices, keepAlive: true },
  },
  { path: '/contact', load: page(() => import('../views/marketing/help/contact-page.tsx')), handle: made },
  { path: '/support', load: page(() => import('../views/marketing/help/support-page.tsx')), handle: made },
  { path: '/security', load: page(() => import('../views/marketing/legal/security-page.tsx')), handle: made },
  { path: '/terms', load: page(() => import('../views/marketing/legal/terms-page.tsx')), handle: made },
  { path: '/privacy', load: page(() => import('../views/marketing/legal/privacy-page.tsx')), handle: made },
  {
    path: '/blog',
    load: page(() => import('../views/marketing/blog/blog-page.tsx')),
    handle: filtered,
  },
  {
    path: '/blog/:slug',
    arrive: findArticle,
    load: page(() => import('../views/marketing/blog/article-page.tsx')),
    handle: made,
  },
  {
    path: '/virtual-team-building',
    load: page(() => import('../views/marketing/landing/virtual-team-building-page.tsx')),
    handle: { ...kept, ...withPrices },
  },
  { path: '/login', load: page(() => import('../views/account/login-page.tsx')), handle: door },
  { path: '/login/sso', load: page(() => import('../views/account/sign-on-page.tsx')) },
  { path: '/signup', load: page(() => import('../views/account/signup-page.tsx')), handle: signup },
  {
    path: '/forgot-password',
    load: page(() => import('../views/account/forgot-password-page.tsx')),
    handle: account,
  },
  { path: '/password/reset', load: page(() => import('../views/account/forgot-password-page.tsx')) },
  {
    path: '/verify/*',
    load: page(() => import('../views/account/verify-page.tsx')),
    handle: { validate: isVerifySlug },
  },
  {
    path: '/change-address/:token',
    load: page(() => import('../views/account/change-address-page.tsx')),
    handle: { validate: isTokenPath },
  },
  {
    path: '/invite-admin/:token',
    load: page(() => import('../views/account/invite-admin-page.tsx')),
    handle: { validate: isTokenPath },
  },
];

/** Default layout. */
export const defaultRoutes: PageRoute[] = [
  {
    path: '/reset-password/:token',
    load: page(() => import('../views/account/reset-password-page.tsx')),
    handle: { validate: isTokenPath },
  },
];

/** Pages in a company's own look, without the site's header. */
export const ownLookRoutes: PageRoute[] = [
  {
    path: '/sign-up/:token',
    load: page(() => import('../views/sign-up/sign-up-page.tsx')),
    handle: { validate: isTokenPath, isOpen: true },
  },
  {
    path: '/shared-report',
    load: page(() => import('../views/shared-report/shared-report-page.tsx')),
    handle: { isOpen: true },
  },
];

/** Layout for completing a profile. */
export const completionRoutes: PageRoute[] = [
  {
    path: '/profile-completion',
    load: page(() => import('../views/account/profile/profile-completion-page.tsx')),
  },
];
