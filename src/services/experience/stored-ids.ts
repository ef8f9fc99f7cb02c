/** Short lists of ids that a seat stores on this device alone, such as muted seats or the last read chat message. */
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
