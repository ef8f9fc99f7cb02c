/** Short lists of ids that a seat keeps on this device alone, such as whose chat messages it does not want to read, or its last read one. */
export function createStoredIds(storage: Storage, what: 'blocked' | 'dismissed' | 'read', seatId: string) {
  const key = `muster:${what}:${seatId}`;
  return {
    read(): string[] {
      const kept = (storage.getItem(key) ?? '').split(' ');
      return kept.filter((id) => id !== '');
    },
    keep(ids: readonly string[]): void {
      if (ids.length === 0) storage.removeItem(key);
      else storage.setItem(key, ids.join(' '));
    },
  };
}

export type StoredIds = ReturnType<typeof createStoredIds>;
