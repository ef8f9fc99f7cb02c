import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { addressOf, locationOf, type PageLocation } from '../../services/page/page-history.ts';
import {
  type HistoryMoved,
  type NavigationFact,
  navigationMachine,
  type PageDecision,
} from './navigation-machine.ts';

const page: PageDecision = { kind: 'page' };

/** Pages that come when the test says so; what was written into the address and told stands in the order of both. */
async function createTestNavigation(opened = '/') {
  const asked: { path: string; answer: (decision: PageDecision) => void; fail: (error: unknown) => void }[] =
    [];
  const done: string[] = [];
  let move: (location: PageLocation) => void = () => {};
  const parent = createActor(
    fromCallback<NavigationFact>(({ receive }) =>
      receive(({ type, ...rest }) => {
        done.push('path' in rest ? `${type} ${rest.path}` : type);
      }),
    ),
  );
  parent.start();
  const actor = createActor(
    navigationMachine.provide({
      actors: {
        watchHistory: fromCallback<HistoryMoved>(({ sendBack }) => {
          move = (location) => sendBack({ type: 'history.moved', location });
        }),
        loadPage: fromPromise(
          ({ input }) =>
            new Promise<PageDecision>((answer, fail) =>
              asked.push({ path: addressOf(input.location), answer, fail }),
            ),
        ),
      },
      actions: {
        writeAddress: (_, { location, kind }) => done.push(`${kind} ${addressOf(location)}`),
        leave: (_, decision) => done.push(`leave ${JSON.stringify(decision)}`),
      },
    }),
    { input: { location: locationOf(opened), parent } },
  ).start();
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    actor,
    asked,
    /** Since it was last asked. */
    done: () => done.splice(0),
    shown: () => {
      const { shown } = actor.getSnapshot().context;
      return shown && { path: addressOf(shown.location), kind: shown.kind, failure: shown.failure };
    },
    open: () => actor.send({ type: 'pages.opened', location: locationOf(opened) }),
    want: (to: string, kind: 'PUSH' | 'REPLACE' = 'PUSH') =>
      actor.send({ type: 'page.requested', location: locationOf(to), kind }),
    back: (to: string) => move(locationOf(to)),
    answer: async (decision: PageDecision = page) => {
      asked.at(-1)?.answer(decision);
      await settle();
    },
    fail: async (error: unknown) => {
      asked.at(-1)?.fail(error);
      await settle();
    },
    settle,
  };
}

async function openedAt(path: string) {
  const navigation = await createTestNavigation(path);
  navigation.open();
  await navigation.answer();
  navigation.done();
  return navigation;
}

test('loads nothing before the pages are opened; earlier requests only set the address', async () => {
  const { answer, asked, done, open, shown, want } = await createTestNavigation('/login?code=1');
  want('/login');
  expect([asked, done(), shown()]).toEqual([[], ['REPLACE /login'], null]);
  open();
  expect([asked.map(({ path }) => path), done()]).toEqual([['/login?code=1'], ['page.loading /login']]);
  await answer();
  expect([done(), shown()]).toEqual([
    ['POP /login?code=1', 'page.loaded'],
    { path: '/login?code=1', kind: 'POP', failure: null },
  ]);
});

test('address and page change together, once the page is loaded', async () => {
  const { answer, done, shown, want } = await openedAt('/');
  want('/faq?q=vpn#ports');
  expect([done(), shown()?.path]).toEqual([['page.loading /faq'], '/']);
  await answer();
  expect([done(), shown()]).toEqual([
    ['PUSH /faq?q=vpn#ports', 'page.loaded', 'page.changed /faq'],
    { path: '/faq?q=vpn#ports', kind: 'PUSH', failure: null },
  ]);
});

test('another search is not another page', async () => {
  const { answer, done, want } = await openedAt('/faq');
  want('/faq?q=vpn', 'REPLACE');
  await answer();
  expect(done()).toEqual(['page.loading /faq', 'REPLACE /faq?q=vpn', 'page.loaded']);
});

test('only the last of several that are wanted is shown', async () => {
  const { answer, asked, done, settle, shown, want } = await openedAt('/');
  want('/faq');
  want('/pricing');
  asked.at(-2)?.answer(page);
  await settle();
  expect(shown()?.path).toBe('/');
  await answer();
  expect(shown()?.path).toBe('/pricing');
  expect(done().filter((step) => step.startsWith('PUSH'))).toEqual(['PUSH /pricing']);
});

test('a step in the history writes no address', async () => {
  const { answer, back, done, shown } = await openedAt('/faq');
  back('/');
  await answer();
  expect(done()).toEqual(['page.loading /', 'POP /', 'page.loaded', 'page.changed /']);
  expect(shown()?.kind).toBe('POP');
});

test.each([
  ['a link is followed on an entry of its own', 'PUSH'],
  ['the page on the same entry is replaced', 'REPLACE'],
] as const)('a page that leads on: %s', async (_, kind) => {
  const { answer, asked, shown, want } = await openedAt('/');
  want('/dashboard', kind);
  await answer({ kind: 'redirect', location: locationOf('/login') });
  expect(asked.at(-1)?.path).toBe('/login');
  await answer();
  expect(shown()).toEqual({ path: '/login', kind, failure: null });
});

test('the first page of a visit is not in the history when it redirects', async () => {
  const navigation = await createTestNavigation('/dashboard');
  navigation.open();
  await navigation.answer({ kind: 'redirect', location: locationOf('/login') });
  await navigation.answer();
  expect(navigation.shown()?.kind).toBe('REPLACE');
});

test('shows an error of navigation at the requested address until the next page', async () => {
  const { answer, done, fail, shown, want } = await openedAt('/');
  const failure = new Error('Page Not Found: /nowhere');
  want('/nowhere');
  await fail(failure);
  expect([done(), shown()]).toEqual([
    ['page.loading /nowhere', 'PUSH /nowhere', 'page.failed', 'page.changed /nowhere'],
    { path: '/nowhere', kind: 'PUSH', failure },
  ]);
  want('/');
  await answer();
  expect(shown()).toEqual({ path: '/', kind: 'PUSH', failure: null });
});

test('after a sign-in the page stays while the guard runs, and redirects as it decides', async () => {
  const { actor, answer, asked, done, shown } = await openedAt('/login');
  actor.send({ type: 'guard.changed' });
  expect([asked.at(-1)?.path, done(), shown()?.path]).toEqual(['/login', [], '/login']);
  await answer({ kind: 'redirect', location: locationOf('/dashboard') });
  await answer();
  expect(done()).toEqual([
    'page.loading /dashboard',
    'REPLACE /dashboard',
    'page.loaded',
    'page.changed /dashboard',
  ]);
});

test('clears a failure when the guard admits the page on a retry', async () => {
  const { actor, answer, fail, shown, want } = await openedAt('/');
  want('/dashboard');
  await fail(new Error('no line'));
  actor.send({ type: 'guard.changed' });
  await answer();
  expect(shown()).toMatchObject({ path: '/dashboard', failure: null });
});

test('applies a sign-in during navigation to the page being loaded', async () => {
  const { actor, asked, want } = await openedAt('/');
  want('/dashboard');
  actor.send({ type: 'guard.changed' });
  expect(asked.map(({ path }) => path)).toEqual(['/', '/dashboard', '/dashboard']);
});

test('leaves for another site, and a page restored from the cache continues', async () => {
  const { answer, done, shown, want } = await openedAt('/');
  want('/pricing');
  await answer({ kind: 'external', href: 'https://other.example/' });
  expect(done()).toEqual([
    'page.loading /pricing',
    'leave {"kind":"external","href":"https://other.example/"}',
  ]);
  want('/faq');
  await answer();
  expect(shown()?.path).toBe('/faq');
});

test('every state can be reached', () => {
  const redirect = { kind: 'redirect', location: locationOf('/login') };
  const output = [{ output: page }, { output: redirect }, { output: { kind: 'external', href: '' } }];
  const [loading, doubted] = ['loading', 'doubted'].map((state) => `0.navigation.open.${state}`);
  const location = { ...locationOf('/'), key: 'k' };
  expect(
    unreachableStates(navigationMachine, {
      input: { location, parent: { send: () => undefined } },
      identity: 'value',
      samples: {
        'pages.opened': [{ location }],
        'page.requested': [{ location, kind: 'PUSH' }],
        'history.moved': [{ location }],
        [`xstate.done.actor.${loading}`]: output,
        [`xstate.done.actor.${doubted}`]: output,
      },
    }),
  ).toEqual([]);
});
