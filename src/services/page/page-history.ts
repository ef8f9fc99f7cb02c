/** A page by its address and its entry in the browser's history. */
export type PageLocation = Readonly<{
  /** With its leading slash. */
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  /** With its number sign, or empty. */
  hash: string;
  /** State passed by the previous page. */
  state: unknown;
  /** The key of the entry; "default" for one that the application did not create. */
  key: string;
}>;

export type PageHistory = ReturnType<typeof createPageHistory>;

type Entry = { usr: unknown; key: string };

/** A new entry for an address of this site: `/path?search#hash`. */
export function locationOf(to: string, state: unknown = null): PageLocation {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname: pathname || '/', search, hash, state, key: Math.random().toString(36).slice(2, 10) };
}

export const addressOf = ({ pathname, search, hash }: Pick<PageLocation, 'pathname' | 'search' | 'hash'>) =>
  `${pathname}${search}${hash}`;

/** The history of a browser's tab. */
export function createPageHistory(window: Window) {
  const entryOf = ({ state, key }: PageLocation): Entry => ({ usr: state, key });
  return {
    /** The page of the current entry. */
    read(): PageLocation {
      const { pathname, search, hash } = window.location;
      const entry = window.history.state as Partial<Entry> | null;
      return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? 'default' };
    },
    push(location: PageLocation): void {
      window.history.pushState(entryOf(location), '', addressOf(location));
    },
    replace(location: PageLocation): void {
      window.history.replaceState(entryOf(location), '', addressOf(location));
    },
    go: (steps: number) => window.history.go(steps),
    /** Calls back on each step in the history, by the user or by `go`; returns the unsubscribe function. */
    watch(listener: () => void): () => void {
      window.addEventListener('popstate', listener);
      return () => window.removeEventListener('popstate', listener);
    },
  };
}
