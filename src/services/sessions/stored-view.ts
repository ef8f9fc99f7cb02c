/** A user's stored view of the session list, as a query string. */
export interface StoredView {
  /** Empty if nothing is stored. */
  read(): string;
  /** An empty text removes it. */
  keep(query: string): void;
}

/** `key` identifies the user: two users of one browser have separate views. */
export function createStoredView(storage: Storage, key: string): StoredView {
  const name = `muster.sessions-view.${key}`;
  return {
    read: () => storage.getItem(name) ?? '',
    keep: (query) => (query === '' ? storage.removeItem(name) : storage.setItem(name, query)),
  };
}
