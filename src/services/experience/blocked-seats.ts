const keyOf = (seatId: string) => `muster:blocked:${seatId}`;

/** Whose chat messages this seat does not want to read; kept on this device alone. */
export function createBlockedSeats(storage: Storage, seatId: string) {
  return {
    read(): string[] {
      const kept = (storage.getItem(keyOf(seatId)) ?? '').split(' ');
      return kept.filter((id) => id !== '');
    },
    keep(blocked: readonly string[]): void {
      if (blocked.length === 0) storage.removeItem(keyOf(seatId));
      else storage.setItem(keyOf(seatId), blocked.join(' '));
    },
  };
}

export type BlockedSeats = ReturnType<typeof createBlockedSeats>;
