/** The server's clock as its answers tell it (`Date`, whole seconds): for forms and countdowns, not for playback. */
export interface ServerTime {
  /** Unix ms. */
  now(): number;
  /** `date` is the header of an answer that has just come. */
  note(date: unknown): void;
}

/** A header names the second in which it was written; its middle is nearest to any moment of it. */
const halfSecondMs = 500;

export function createServerTime(deviceNow: () => number): ServerTime {
  let offsetMs = 0;
  return {
    now: () => deviceNow() + offsetMs,
    note(date) {
      const written = typeof date === 'string' ? Date.parse(date) : Number.NaN;
      if (!Number.isNaN(written)) offsetMs = written + halfSecondMs - deviceNow();
    },
  };
}
