import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/** `replacedAt`, in Unix milliseconds, once another key has replaced it. */
export type FiledKey = { key: CryptoKey; replacedAt?: number };

/** The store of derived keys, named `slot:salt`. */
export type KeyStore = {
  read(name: string): Promise<FiledKey | undefined>;
  write(name: string, filed: FiledKey): Promise<void>;
  remove(name: string): Promise<void>;
  entries(): Promise<[name: string, filed: FiledKey][]>;
};

/** IndexedDB; if it is blocked (private modes), keys are kept in memory, and a reload logs out. */
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
        (store) => get<FiledKey>(name, store),
        () => memory.read(name),
      ),
    write: (name, filed) =>
      withFallback(
        (store) => set(name, filed, store),
        () => memory.write(name, filed),
      ),
    remove: async (name) => {
      await memory.remove(name);
      await withFallback(
        (store) => del(name, store),
        () => memory.remove(name),
      );
    },
    entries: () =>
      withFallback(
        (store) => entries<string, FiledKey>(store),
        () => memory.entries(),
      ),
  };
}

export function createMemoryKeyStore(): KeyStore {
  const held = new Map<string, FiledKey>();
  return {
    read: async (name) => held.get(name),
    write: async (name, filed) => {
      held.set(name, filed);
    },
    remove: async (name) => {
      held.delete(name);
    },
    entries: async () => [...held],
  };
}
