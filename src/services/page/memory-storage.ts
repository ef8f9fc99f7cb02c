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

/** Where site data is blocked, merely to name a storage throws: one in memory takes its place. */
export function replaceBlockedStorages(target: Pick<Window, 'localStorage' | 'sessionStorage'>): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      target[name].getItem('');
    } catch {
      Object.defineProperty(target, name, { value: createMemoryStorage(), configurable: true });
    }
  }
}
