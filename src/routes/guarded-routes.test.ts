import type { PageRoute } from './page-route.ts';
import { describe, expect, test } from 'vitest';
import { guardNavigation } from '../machines/access-guard/guard-navigation.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { debugRoutes } from './debug-routes.ts';
import { experienceRoutes } from './experience-routes.ts';
import { defaultRoutes, siteRoutes } from './site-routes.ts';

/** Addresses that match a route, a word for each of its parameters. */
const addressesOf = (routes: readonly PageRoute[], above = ''): string[] =>
  routes.flatMap(({ path = '', children = [] }) => {
    const address = path.startsWith('/') ? path : [above, path].filter(Boolean).join('/');
    return children.length > 0
      ? addressesOf(children, address)
      : [address.replaceAll(/:[A-Za-z]+/g, 'x').replace('*', 'x/y')];
  });

const visit = (path: string) =>
  guardNavigation({
    path,
    search: '',
    known: true,
    open: false,
    loggedIn: false,
    loggingOut: false,
    needsCompletion: false,
    pages: null,
    rule: null,
    origin: 'https://muster.example',
    allowedHosts: [],
  });

describe('a visitor, on every route there is', () => {
  test.each(addressesOf([...siteRoutes, ...defaultRoutes, ...experienceRoutes, ...debugRoutes]))(
    '%s is open',
    (path) => expect(visit(path)).toEqual({ kind: 'allow' }),
  );

  test.each(addressesOf(dashboardRoutes))('%s asks for a login', (path) => {
    expect(visit(path)).toMatchObject({ kind: 'redirect', to: expect.stringMatching(/^\/login/) });
  });
});
