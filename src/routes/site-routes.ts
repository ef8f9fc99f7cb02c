import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { isTokenPath, isVerifySlug } from '#contract/rules/page-parameters.ts';
import { page } from './lazy-page.ts';
import { PageNotFound } from './page-not-found.ts';
import type { RouteHandle } from './route-handle.ts';

const prerender = {};
const made: RouteHandle = { prerender };
const kept: RouteHandle = { keepAlive: true, prerender };
const form: RouteHandle = { prerender: { readsQuery: true } };
const account: RouteHandle = { prerender: { readsQuery: true, unlisted: true } };
const door: RouteHandle = { prerender: { readsQuery: true, showsProviders: true, unlisted: true } };
const signup: RouteHandle = { prerender: { ...door.prerender, showsPrices: true } };
const withPrices: RouteHandle = { prerender: { showsPrices: true } };

/** Its articles are loaded with their page, so that no other page carries them. */
async function findArticle({ request, params }: LoaderFunctionArgs): Promise<null> {
  const { journal } = await import('../views/marketing/blog/journal.ts');
  if (!journal.some(({ slug }) => slug === params.slug))
    throw new PageNotFound(new URL(request.url).pathname);
  return null;
}

/** Layout "home". */
export const siteRoutes: RouteObject[] = [
  {
    path: '/',
    lazy: page(() => import('../views/marketing/home/home-page.tsx')),
    handle: { ...withPrices, tone: 'night' } satisfies RouteHandle,
  },
  { path: '/about', lazy: page(() => import('../views/marketing/about/about-page.tsx')), handle: made },
  { path: '/faq', lazy: page(() => import('../views/marketing/help/faq-page.tsx')), handle: kept },
  {
    path: '/pricing',
    lazy: page(() => import('../views/marketing/pricing/pricing-page.tsx')),
    handle: { ...withPrices, keepAlive: true } satisfies RouteHandle,
  },
  { path: '/contact', lazy: page(() => import('../views/marketing/help/contact-page.tsx')), handle: form },
  { path: '/support', lazy: page(() => import('../views/marketing/help/support-page.tsx')), handle: form },
  { path: '/security', lazy: page(() => import('../views/marketing/legal/security-page.tsx')), handle: made },
  { path: '/terms', lazy: page(() => import('../views/marketing/legal/terms-page.tsx')), handle: made },
  { path: '/privacy', lazy: page(() => import('../views/marketing/legal/privacy-page.tsx')), handle: made },
  {
    path: '/blog',
    lazy: page(() => import('../views/marketing/blog/blog-page.tsx')),
    handle: { ...form, keepAlive: true } satisfies RouteHandle,
  },
  {
    path: '/blog/:slug',
    loader: findArticle,
    lazy: page(() => import('../views/marketing/blog/article-page.tsx')),
    handle: made,
  },
  {
    path: '/virtual-team-building',
    lazy: page(() => import('../views/marketing/landing/virtual-team-building-page.tsx')),
    handle: kept,
  },
  { path: '/login', lazy: page(() => import('../views/account/login-page.tsx')), handle: door },
  { path: '/signup', lazy: page(() => import('../views/account/signup-page.tsx')), handle: signup },
  {
    path: '/forgot-password',
    lazy: page(() => import('../views/account/forgot-password-page.tsx')),
    handle: account,
  },
  { path: '/password/reset', lazy: page(() => import('../views/account/forgot-password-page.tsx')) },
  {
    path: '/verify/*',
    lazy: page(() => import('../views/account/verify-page.tsx')),
    handle: { validate: isVerifySlug } satisfies RouteHandle,
  },
  {
    path: '/invite-admin/:token',
    lazy: page(() => import('../views/account/invite-admin-page.tsx')),
    handle: { validate: isTokenPath } satisfies RouteHandle,
  },
];

/** Default layout. */
export const defaultRoutes: RouteObject[] = [
  {
    path: '/reset-password/:token',
    lazy: page(() => import('../views/account/reset-password-page.tsx')),
    handle: { validate: isTokenPath } satisfies RouteHandle,
  },
];

/** Layout for completing a profile. */
export const completionRoutes: RouteObject[] = [
  { path: '/profile-completion', lazy: page(() => import('../views/account/profile-completion-page.tsx')) },
];
