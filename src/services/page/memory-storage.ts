/** A `Storage` that lasts as long as the page. */
export function createMemoryStorage(): Storage {
  const held = new Map<string, string>();
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    getItem: (key) => held.get(key) ?? null,
    key: (index) => [...held.keys()][index] ?? null,
    removeItem: (key) => void held.delete(key),
    setItem: (key, value) => void held.set(key, value),
  };
}

/** The named storage; one in memory if site data is blocked, since accessing a storage then throws. */
export function replaceBlockedStorages(target: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      target[name].getItem('');
    } catch {
      Object.defineProperty(target, name, { value: createMemoryStorage(), configurable: true });
    }
  }
}
