import { expect, test } from 'vitest';
import { type AnsweredFetch, type LifeEvent, offlinePage, runOfflineWorker } from './offline-worker.ts';

const origin = 'https://muster.example';

/** The caches of one browser, which outlive a worker. */
function createTestCaches() {
  const held = new Map<string, Map<string, Response>>();
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), origin).pathname;
  const open = async (name: string) => {
    const entries = held.get(name) ?? new Map<string, Response>();
    held.set(name, entries);
    return {
      put: async (request: RequestInfo, response: Response) => void entries.set(keyOf(request), response),
      match: async (request: RequestInfo) => entries.get(keyOf(request))?.clone(),
    };
  };
  const match = async (request: RequestInfo) => {
    for (const entries of held.values())
      if (entries.has(keyOf(request))) return entries.get(keyOf(request))?.clone();
    return undefined;
  };
  const caches = {
    open,
    match,
    keys: async () => [...held.keys()],
    delete: async (name: string) => held.delete(name),
  };
  const contents = () => Object.fromEntries([...held].map(([name, entries]) => [name, [...entries.keys()]]));
  return { caches: caches as unknown as CacheStorage, contents };
}

function createTestWorker(build: string, { caches } = createTestCaches()) {
  const world = { online: true, fetched: [] as string[], waiting: true };
  const listeners = new Map<string, (event: never) => void>();
  runOfflineWorker(
    {
      addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
      skipWaiting: async () => {
        world.waiting = false;
      },
      caches,
      fetch: (async (request: RequestInfo) => {
        const { pathname } = new URL(request instanceof Request ? request.url : String(request), origin);
        world.fetched.push(pathname);
        if (!world.online) throw new TypeError('Failed to fetch');
        return new Response(`${build} ${pathname}`);
      }) as typeof fetch,
      location: { origin },
    } as Parameters<typeof runOfflineWorker>[0],
    build,
  );
  const live = async (type: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve();
    const event: LifeEvent = { waitUntil: (given) => (work = given) };
    listeners.get(type)?.(event as never);
    await work;
  };
  /** What the worker answers; undefined where it leaves the request to the browser. */
  const ask = async (address: string, init: RequestInit & { mode?: string } = {}) => {
    let answer: Promise<Response> | undefined;
    const { mode, ...rest } = init;
    const request = new Request(new URL(address, origin), rest);
    if (mode) Object.defineProperty(request, 'mode', { value: mode });
    const event: AnsweredFetch = { request, respondWith: (given) => (answer = given) };
    listeners.get('fetch')?.(event as never);
    return answer && (await answer).text();
  };
  return { world, live, ask };
}

test('a page is always fetched from the server, and offline the offline page is shown', async () => {
  const { world, live, ask } = createTestWorker('one');
  await live('install');
  expect(world.waiting).toBe(false);
  expect(await ask('/pricing', { mode: 'navigate' })).toBe('one /pricing');
  expect(await ask('/pricing', { mode: 'navigate' })).toBe('one /pricing');
  world.online = false;
  expect(await ask('/pricing', { mode: 'navigate' })).toBe(`one ${offlinePage}`);
  expect(world.fetched.filter((path) => path === '/pricing')).toHaveLength(3);
});

test('fetches a hashed file once and caches it', async () => {
  const store = createTestCaches();
  const { world, ask } = createTestWorker('one', store);
  expect(await ask('/assets/app-1.js')).toBe('one /assets/app-1.js');
  world.online = false;
  expect(await ask('/assets/app-1.js')).toBe('one /assets/app-1.js');
  expect(store.contents()).toEqual({ 'muster-build-one': ['/assets/app-1.js'] });
});

test('calls, films, other origins and whatever changes something are none of its business', async () => {
  const store = createTestCaches();
  const { world, live, ask } = createTestWorker('one', store);
  await live('install');
  world.fetched = [];
  const answers = [
    await ask('/api/user'),
    await ask('/build.json'),
    await ask('/media/the-borrowed-light/bridge/480p/0.m4s'),
    await ask('/'),
    await ask('https://elsewhere.example/assets/app-1.js'),
    await ask('/assets/app-1.js', { method: 'POST' }),
    await ask('/api/login', { method: 'POST' }),
  ];
  expect(answers).toEqual(answers.map(() => undefined));
  expect(world.fetched).toEqual([]);
  expect(store.contents()).toEqual({ 'muster-build-one': [offlinePage] });
});

test('a new build caches its offline page and keeps only the last of the old ones', async () => {
  const store = createTestCaches();
  for (const build of ['one', 'two', 'three']) {
    const { live, ask } = createTestWorker(build, store);
    await live('install');
    await live('activate');
    await ask(`/assets/${build}.js`);
  }
  expect(store.contents()).toEqual({
    'muster-build-two': [offlinePage, '/assets/two.js'],
    'muster-build-three': [offlinePage, '/assets/three.js'],
  });
  const { world, ask } = createTestWorker('three', store);
  world.online = false;
  expect(await ask('/faq', { mode: 'navigate' })).toBe(`three ${offlinePage}`);
  expect(await ask('/assets/two.js')).toBe('two /assets/two.js');
});
