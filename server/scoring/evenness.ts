/** Three decimals: enough to compare, and the same text on every machine. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * How evenly amounts are spread: Shannon entropy of the shares over its maximum (Pielou's evenness). 1: all the same;
 * 0: one has it all. Null where nothing was counted or there is only one.
 */
export function evenness(amounts: readonly number[]): number | null {
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  if (all === 0 || amounts.length < 2) return null;
  const entropy = amounts
    .filter((amount) => amount > 0)
    .reduce((sum, amount) => sum - (amount / all) * Math.log(amount / all), 0);
  return rounded(entropy / Math.log(amounts.length));
}
