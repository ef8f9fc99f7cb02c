import type { Clock } from '../clock.ts';

type Drawn = Uint8Array | null;

interface Kept {
  drawing: Promise<Drawn>;
  bytes: number;
  until: number;
}

/** A document bears names: it is not kept much longer than a team needs to fetch it. */
const lifetimeMs = 10 * 60_000;
const bytesAtMost = 16 * 1024 * 1024;
const drawingsAtMost = 500;

/** Drawings by a key of their whole data; those under way too, so that the same one is drawn once. */
export function createDrawingCache(clock: Clock) {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function drop(key: string, entry: Kept): void {
    if (kept.get(key) !== entry) return;
    kept.delete(key);
    bytes -= entry.bytes;
  }

  function trim(): void {
    for (const [key, entry] of kept) {
      const isOld = entry.until <= clock.elapsed();
      if (!isOld && bytes <= bytesAtMost && kept.size <= drawingsAtMost) return;
      drop(key, entry);
    }
  }

  return {
    find(key: string, draw: () => Promise<Drawn>): Promise<Drawn> {
      trim();
      const known = kept.get(key);
      if (known) return known.drawing;
      const entry: Kept = { drawing: draw(), bytes: 0, until: clock.elapsed() + lifetimeMs };
      kept.set(key, entry);
      entry.drawing.then(
        (drawn) => {
          if (kept.get(key) !== entry) return;
          entry.bytes = drawn?.length ?? 0;
          bytes += entry.bytes;
          trim();
        },
        () => drop(key, entry),
      );
      return entry.drawing;
    },

    clear(): void {
      kept.clear();
      bytes = 0;
    },
  };
}
