/** What this device takes from `play()` to a moving picture and from a seek to the same, in ms. */
export interface DeviceLatency {
  startMs: number;
  seekMs: number;
}

export interface DeviceLatencyStore {
  read(): DeviceLatency;
  /** Corrects the learned figure by half of the lateness seen (ms, negative when early). */
  learn(of: 'start' | 'seek', lateMs: number): DeviceLatency;
}

const storageKey = 'muster:playback-latency';
export const unlearned: DeviceLatency = { startMs: 85, seekMs: 55 };
const limits = { min: 0, max: 400 };

const sane = (value: unknown, otherwise: number) =>
  typeof value === 'number' && value >= limits.min && value <= limits.max ? value : otherwise;

/** Keeps the figures in local storage; without storage they last as long as the page. */
export function createDeviceLatencyStore(storage: Pick<Storage, 'getItem' | 'setItem'>): DeviceLatencyStore {
  let current = parse(storage.getItem(storageKey));
  return {
    read: () => current,
    learn: (of, lateMs) => {
      const key = of === 'start' ? 'startMs' : 'seekMs';
      const learned = Math.min(limits.max, Math.max(limits.min, current[key] + lateMs / 2));
      current = { ...current, [key]: learned };
      storage.setItem(storageKey, JSON.stringify(current));
      return current;
    },
  };
}

function parse(text: string | null): DeviceLatency {
  try {
    const stored: Partial<DeviceLatency> | null = JSON.parse(text ?? 'null');
    return {
      startMs: sane(stored?.startMs, unlearned.startMs),
      seekMs: sane(stored?.seekMs, unlearned.seekMs),
    };
  } catch {
    return unlearned;
  }
}
