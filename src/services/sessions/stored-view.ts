/** How one user wants their sessions to be shown whenever they come back to them, as a query of the address. */
export interface StoredView {
  /** Empty where nothing is kept. */
  read(): string;
  /** Empty: no longer. */
  keep(query: string): void;
}

/** `key` names the user: two people of one browser each have their own. */
export function createStoredView(storage: Storage, key: string): StoredView {
  const name = `muster.sessions-view.${key}`;
  return {
    read: () => storage.getItem(name) ?? '',
    keep: (query) => (query === '' ? storage.removeItem(name) : storage.setItem(name, query)),
  };
}
