/** The server's clock by its `Date` headers (whole seconds): for forms and countdowns, not for playback. */
export interface ServerTime {
  /** Unix ms. */
  now(): number;
  /** `date` is the header of a response that was just received. */
  note(date: unknown): void;
}

/** A header has whole seconds; the middle of the second is the best estimate. */
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
