import { ramp } from '../stage.ts';

/** Values set at moments of the clip; each is reached `ease` seconds after its moment and then kept. */
export type Keys<T> = readonly (readonly [at: number, values: Partial<T>, ease?: number])[];

/** The numbers of `keys` at t, starting from `start`. */
export function tween<T extends Record<string, number>>(start: T, keys: Keys<T>, t: number): T {
  const now: Record<string, number> = { ...start };
  for (const [at, values, ease = 0.4] of keys) {
    if (t <= at) break;
    const amount = ramp(t, at, at + ease);
    for (const [name, value] of Object.entries(values)) {
      const before = now[name] ?? 0;
      if (typeof value === 'number') now[name] = before + (value - before) * amount;
    }
  }
  return now as T;
}

/** A position that moves evenly between the given moments. */
export function along(path: readonly (readonly [at: number, value: number])[], t: number): number {
  const first = path[0];
  if (!first) return 0;
  let [fromAt, from] = first;
  for (const [at, value] of path) {
    if (t < at) return from + (value - from) * Math.max(0, (t - fromAt) / (at - fromAt));
    [fromAt, from] = [at, value];
  }
  return from;
}
