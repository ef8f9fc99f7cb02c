import { expect, test } from 'vitest';
import type { PageDecision } from '../machines/navigation/navigation-machine.ts';
import { locationOf } from '../services/page/page-history.ts';
import { loadPage, matchPages } from './load-page.ts';
import { PageNotFound } from './page-not-found.ts';
import type { PageRoute } from './page-route.ts';

const View = () => null;
const allow = async (): Promise<PageDecision> => ({ kind: 'page' });

function createTestPages() {
  const done: string[] = [];
  const load = (name: string) => async () => {
    done.push(`load ${name}`);
    return View;
  };
  const pages: PageRoute[] = [
    {
      load: load('layout'),
      children: [
        {
          path: '/blog/:slug',
          load: load('article'),
          arrive: ({ pathname, params }) => {
            done.push(`arrive ${params.slug}`);
            if (params.slug === 'none') throw new PageNotFound(pathname);
          },
        },
      ],
    },
    { id: 'unknown', path: '*', Component: null },
  ];
  return { done, pages };
}

test('views are fetched with their layouts, once', async () => {
  const { done, pages } = createTestPages();
  await loadPage(pages, locationOf('/blog/one'), allow);
  await loadPage(pages, locationOf('/blog/two'), allow);
  expect(done).toEqual(['load layout', 'load article', 'arrive one', 'arrive two']);
  expect(matchPages(pages, locationOf('/blog/two')).map(({ route }) => route.Component)).toEqual([
    View,
    View,
  ]);
});

test('a page that may not be shown does nothing of its own', async () => {
  const { done, pages } = createTestPages();
  const redirect: PageDecision = { kind: 'redirect', location: locationOf('/login') };
  expect(await loadPage(pages, locationOf('/blog/one'), async () => redirect)).toBe(redirect);
  expect(done).not.toContain('arrive one');
});

test('passes on errors of pages and guards, and retries a missing view', async () => {
  const { pages } = createTestPages();
  await expect(loadPage(pages, locationOf('/blog/none'), allow)).rejects.toThrow(
    'Page Not Found: /blog/none',
  );
  const refused = new Error('no line');
  await expect(loadPage(pages, locationOf('/blog/one'), () => Promise.reject(refused))).rejects.toBe(refused);
  let tries = 0;
  const flaky: PageRoute[] = [
    {
      path: '/',
      load: async () => {
        tries += 1;
        if (tries === 1) throw new Error('did not arrive');
        return View;
      },
    },
  ];
  await expect(loadPage(flaky, locationOf('/'), allow)).rejects.toThrow('did not arrive');
  expect(await loadPage(flaky, locationOf('/'), allow)).toEqual({ kind: 'page' });
});
