/** The middle of the values; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper;
  return (lower + upper) / 2;
}

/** Standard error of that middle, from the spread of the values themselves. */
export function medianError(values: readonly number[]): number {
  const middle = median(values);
  const spread = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (1.253 * spread) / Math.sqrt(values.length);
}

/**
 * Halfway between the least and the greatest of the values, without the `outliers` at either end; their median where
 * those two are further apart than `apart`.
 */
export function middle(values: readonly number[], outliers: number, apart: number): number {
  const sorted = values.toSorted((a, b) => a - b).slice(outliers, values.length - outliers);
  const [least = Number.NaN, greatest = Number.NaN] = [sorted[0], sorted.at(-1)];
  return greatest - least > apart ? median(values) : (least + greatest) / 2;
}
