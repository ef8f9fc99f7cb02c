/** A clock that slews from one offset to another without a jump. Offsets and instants in ms. */
export interface ClockSlew {
  from: number;
  to: number;
  /** Device clock at which the slew began. */
  since: number;
}

/** Milliseconds of correction for each millisecond that passes: far below what an eye or the sync law sees. */
export const slewRate = 0.005;

/** The offset at device time `now`; it moves from `from` to `to` at `slewRate`. */
export function offsetAt(slew: ClockSlew, now: number): number {
  const reach = Math.max(0, now - slew.since) * slewRate;
  const distance = slew.to - slew.from;
  return slew.from + Math.sign(distance) * Math.min(Math.abs(distance), reach);
}

/** Moves from the current value to a new offset; the first estimate is adopted at once. */
export function slewTowards(slew: ClockSlew | undefined, offset: number, now: number): ClockSlew {
  return { from: slew ? offsetAt(slew, now) : offset, to: offset, since: now };
}
