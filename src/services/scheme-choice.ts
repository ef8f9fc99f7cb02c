/** `system` follows the device. */
export const schemes = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

type SchemeWindow = Pick<Window, 'localStorage' | 'document' | 'addEventListener' | 'dispatchEvent'>;

/** public/scheme.js reads the same key before the first paint. */
const key = 'muster.scheme';
const changed = 'muster:scheme';

function show({ document }: SchemeWindow, scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}

/** The colour scheme chosen on this browser. */
export function readScheme({ localStorage }: SchemeWindow): Scheme {
  const kept = localStorage.getItem(key);
  return schemes.find((scheme) => scheme === kept) ?? 'system';
}

export function keepScheme(window: SchemeWindow, scheme: Scheme): void {
  if (scheme === 'system') window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, scheme);
  show(window, scheme);
  window.dispatchEvent(new Event(changed));
}

/** Subscribes to changes of this page and other tabs; returns the unsubscribe function. */
export function watchScheme(window: SchemeWindow, listener: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener(changed, listener, { signal });
  window.addEventListener(
    'storage',
    (event) => {
      if ((event as StorageEvent).key !== key) return;
      show(window, readScheme(window));
      listener();
    },
    { signal },
  );
  return () => ended.abort();
}
