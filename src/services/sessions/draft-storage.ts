/** A draft of one user in this browser. It holds names and addresses, so it goes with the sign-out. */
export interface DraftStorage {
  read(): unknown;
  write(draft: unknown): void;
  clear(): void;
}

/** `key` names the user: two people of one browser do not see each other's drafts. */
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
