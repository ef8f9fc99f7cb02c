import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';

/** Where derived keys lie. Keys are named `slot:salt`. */
export type KeyStore = {
  read(name: string): Promise<CryptoKey | undefined>;
  write(name: string, key: CryptoKey): Promise<void>;
  remove(name: string): Promise<void>;
  names(): Promise<string[]>;
};

/** IndexedDB; where it is blocked (private modes) the keys live in memory, and a reload then logs out. */
export function createKeyStore(): KeyStore {
  const memory = createMemoryKeyStore();
  let database: UseStore | null = null;
  const withFallback = async <T>(
    onDisk: (store: UseStore) => Promise<T>,
    inMemory: () => Promise<T>,
  ): Promise<T> => {
    try {
      database ??= createStore('muster-keys', 'keys');
      return await onDisk(database);
    } catch {
      return inMemory();
    }
  };
  return {
    read: async (name) =>
      (await memory.read(name)) ??
      withFallback(
        (store) => get<CryptoKey>(name, store),
        () => memory.read(name),
      ),
    write: (name, key) =>
      withFallback(
        (store) => set(name, key, store),
        () => memory.write(name, key),
      ),
    remove: async (name) => {
      await memory.remove(name);
      await withFallback(
        (store) => del(name, store),
        () => memory.remove(name),
      );
    },
    names: () =>
      withFallback(
        (store) => keys<string>(store),
        () => memory.names(),
      ),
  };
}

export function createMemoryKeyStore(): KeyStore {
  const held = new Map<string, CryptoKey>();
  return {
    read: async (name) => held.get(name),
    write: async (name, key) => {
      held.set(name, key);
    },
    remove: async (name) => {
      held.delete(name);
    },
    names: async () => [...held.keys()],
  };
}
