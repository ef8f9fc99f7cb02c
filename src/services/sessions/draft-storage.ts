/** A user's draft in this browser. It contains names and addresses, so it is removed at sign-out. */
export interface DraftStorage {
  read(): unknown;
  write(draft: unknown): void;
  clear(): void;
}

/** `key` identifies the user: two users of one browser do not see each other's drafts. */
export function createDraftStorage(storage: Storage, key: string): DraftStorage {
  const name = `muster.session-draft.${key}`;
  return {
    read: () => {
      const text = storage.getItem(name);
      if (text === null) return undefined;
      try {
        return JSON.parse(text);
      } catch {
        storage.removeItem(name);
        return undefined;
      }
    },
    write: (draft) => storage.setItem(name, JSON.stringify(draft)),
    clear: () => storage.removeItem(name),
  };
}
