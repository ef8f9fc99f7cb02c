export type Random = () => number;

/** Mulberry32: numbers in [0, 1), the same for the same seed. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth value noise over a line, in [-1, 1]. */
export function noise(seed: number): (x: number) => number {
  const at = (index: number) => random(seed * 7919 + index * 104729)() * 2 - 1;
  return (x) => {
    const index = Math.floor(x);
    const part = x - index;
    const eased = part * part * (3 - 2 * part);
    return at(index) * (1 - eased) + at(index + 1) * eased;
  };
}

/** Three octaves of `noise`. */
export function fractal(seed: number): (x: number) => number {
  const [wide, middle, fine] = [noise(seed), noise(seed + 1), noise(seed + 2)];
  return (x) => wide(x) * 0.62 + middle(x * 2.3) * 0.27 + fine(x * 5.9) * 0.11;
}
