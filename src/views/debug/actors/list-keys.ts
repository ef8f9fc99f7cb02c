/** Where a key leads in a list: from the place of before, to a place in it. */
export const stepsOfKeys: Record<string, (at: number, count: number) => number> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  PageUp: (at) => Math.max(0, at - 10),
  PageDown: (at, count) => Math.min(count - 1, at + 10),
  Home: () => 0,
  End: (_, count) => count - 1,
};
