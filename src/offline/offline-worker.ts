/** What of a service worker's scope is used here; the DOM's types have none of it. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AnsweredFetch) => void): void;
  skipWaiting(): Promise<void>;
  caches: CacheStorage;
  fetch: typeof globalThis.fetch;
  location: { origin: string };
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface AnsweredFetch {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export const offlinePage = '/offline.html';
const prefix = 'muster-build-';

/** The newest builds whose files are kept: a tab that was opened before a deployment still finds its parts. */
const maxBuilds = 2;

/**
 * An offline page and the hashed files of a build, and nothing else: no page, no call and no film is ever answered from
 * a cache, so that nobody sees what has been. `build` names the site's files.
 */
export function runOfflineWorker(scope: WorkerScope, build: string): void {
  const { caches } = scope;
  const name = prefix + build;

  async function install(): Promise<void> {
    const answer = await scope.fetch(offlinePage, { cache: 'reload' });
    if (!answer.ok) throw new Error(`The offline page was answered ${answer.status}`);
    await (await caches.open(name)).put(offlinePage, answer);
    await scope.skipWaiting();
  }

  async function forgetOldBuilds(): Promise<void> {
    const known = (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== name);
    const dropped = known.slice(0, Math.max(0, known.length - (maxBuilds - 1)));
    await Promise.all(dropped.map((one) => caches.delete(one)));
  }

  async function page(request: Request): Promise<Response> {
    try {
      return await scope.fetch(request);
    } catch (error) {
      const offline = await (await caches.open(name)).match(offlinePage);
      if (!offline) throw error;
      return offline;
    }
  }

  async function hashedFile(request: Request): Promise<Response> {
    const kept = await caches.match(request);
    if (kept) return kept;
    const answer = await scope.fetch(request);
    if (answer.status === 200) {
      const copy = answer.clone();
      const cache = await caches.open(name);
      await cache.put(request, copy).catch(() => undefined);
    }
    return answer;
  }

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds()));
  scope.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== scope.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(page(request));
    else if (pathname.startsWith('/assets/') && !request.headers.has('range'))
      event.respondWith(hashedFile(request));
  });
}
