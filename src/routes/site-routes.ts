import type { RouteObject } from 'react-router-dom';
import { page } from './page-files.ts';
import type { RouteHandle } from './route-handle.ts';
import { isTokenPath, isVerifySlug } from './route-validation.ts';

const kept: RouteHandle = { keepAlive: true };
const night: RouteHandle = { tone: 'night' };

/** Layout "home". */
export const siteRoutes: RouteObject[] = [
  { path: '/', lazy: page('marketing/home/home'), handle: night },
  { path: '/about', lazy: page('about') },
  { path: '/faq', lazy: page('faq'), handle: kept },
  { path: '/pricing', lazy: page('pricing'), handle: kept },
  { path: '/contact', lazy: page('contact') },
  { path: '/support', lazy: page('support') },
  { path: '/security', lazy: page('security') },
  { path: '/terms', lazy: page('terms') },
  { path: '/privacy', lazy: page('privacy') },
  { path: '/blog', lazy: page('blog'), handle: kept },
  { path: '/blog/:slug', lazy: page('article') },
  { path: '/virtual-team-building', lazy: page('virtual-team-building'), handle: kept },
  { path: '/login', lazy: page('auth/login') },
  { path: '/signup', lazy: page('auth/signup') },
  { path: '/forgot-password', lazy: page('auth/forgot-password') },
  { path: '/password/reset', lazy: page('auth/forgot-password') },
  {
    path: '/verify/*',
    lazy: page('auth/verify'),
    handle: { validate: isVerifySlug } satisfies RouteHandle,
  },
  {
    path: '/invite-admin/:token',
    lazy: page('auth/invite-admin'),
    handle: { validate: isTokenPath } satisfies RouteHandle,
  },
];

/** Default layout. */
export const defaultRoutes: RouteObject[] = [
  {
    path: '/reset-password/:token',
    lazy: page('auth/reset-password'),
    handle: { validate: isTokenPath } satisfies RouteHandle,
  },
];
