import type { PageRoute } from './page-route.ts';
import { expect, test } from 'vitest';
import { pageAddresses } from '#contract/rules/pages/page-addresses.ts';
import { adminRoutes, operatorRoutes } from './admin-routes.ts';
import { dashboardRoutes } from './dashboard-routes.ts';
import { debugRoutes } from './debug-routes.ts';
import { experienceRoutes } from './experience-routes.ts';
import { completionRoutes, defaultRoutes, ownLookRoutes, siteRoutes } from './site-routes.ts';

type Page = { path: string; isValid: unknown };

const pagesOf = (routes: PageRoute[], above = ''): Page[] =>
  routes.flatMap((route) => {
    const path = route.index ? above : `${above}/${route.path}`.replaceAll('//', '/');
    return route.children ? pagesOf(route.children, path) : [{ path, isValid: route.handle?.validate }];
  });

const byPath = (pages: Page[]) => pages.toSorted((one, other) => one.path.localeCompare(other.path));

test('the browser routes exactly the addresses that the server takes for pages, and validates them alike', () => {
  const tables = [
    siteRoutes,
    defaultRoutes,
    ownLookRoutes,
    completionRoutes,
    dashboardRoutes,
    experienceRoutes,
    debugRoutes,
  ];
  const routed = [...tables, operatorRoutes, adminRoutes('')].flatMap((table) => pagesOf(table));
  expect(byPath(routed)).toEqual(byPath(pageAddresses.map(({ path, isValid }) => ({ path, isValid }))));
});
