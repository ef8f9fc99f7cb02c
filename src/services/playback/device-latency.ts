/** This device's latency from `play()` to a moving picture and from a seek to the same, in ms. */
export interface DeviceLatency {
  startMs: number;
  seekMs: number;
}

export interface DeviceLatencyStore {
  read(): DeviceLatency;
  /** Whether a start was measured on this device, now or in an earlier session. */
  knowsStart(): boolean;
  /** Stores the measured latency of a start, in ms, instead of the assumed one. */
  noteStart(ms: number): void;
  /** Corrects the stored latency by half of the measured lateness (ms, negative when early). */
  learn(of: 'start' | 'seek', lateMs: number): DeviceLatency;
}

const storageKey = 'muster:playback-latency';
export const unlearned: DeviceLatency = { startMs: 85, seekMs: 55 };
/** Gecko starts faster than other engines: with their value, a start without rehearsal would be a tenth of a second early. */
const unlearnedInGecko: DeviceLatency = { ...unlearned, startMs: 25 };

/** The default of a device without measurements, by its browser's name. */
export const guessLatency = (userAgent: string): DeviceLatency =>
  /\bGecko\/\d/.test(userAgent) ? unlearnedInGecko : unlearned;
const limits = { min: 0, max: 400 };

const isSane = (value: unknown): value is number =>
  typeof value === 'number' && value >= limits.min && value <= limits.max;

/** Stores the latencies in local storage; without storage they last as long as the page. */
export function createDeviceLatencyStore(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  guess: DeviceLatency = unlearned,
): DeviceLatencyStore {
  let learned = parse(storage.getItem(storageKey));
  const read = () => ({ ...guess, ...learned });
  const keep = (key: keyof DeviceLatency, ms: number) => {
    learned = { ...learned, [key]: Math.min(limits.max, Math.max(limits.min, ms)) };
    storage.setItem(storageKey, JSON.stringify(learned));
    return read();
  };
  return {
    read,
    knowsStart: () => learned.startMs !== undefined,
    noteStart: (ms) => void keep('startMs', ms),
    learn: (of, lateMs) => {
      const key = of === 'start' ? 'startMs' : 'seekMs';
      return keep(key, read()[key] + lateMs / 2);
    },
  };
}

/** The valid part of the stored values. */
function parse(text: string | null): Partial<DeviceLatency> {
  try {
    const stored: Partial<DeviceLatency> | null = JSON.parse(text ?? 'null');
    const [startMs, seekMs] = [stored?.startMs, stored?.seekMs];
    return { ...(isSane(startMs) && { startMs }), ...(isSane(seekMs) && { seekMs }) };
  } catch {
    return {};
  }
}
