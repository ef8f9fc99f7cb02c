/** What was fetched, as the browser measured it: bytes over the line, and ms from the first to the last of them. */
export interface Fetched {
  transferSize: number;
  responseStart: number;
  responseEnd: number;
}

const smallestBytes = 8000;
const latest = 12;
const usualBitsPerMs = 2000;
const limits = { leastMs: 700, mostMs: 3800 } as const;

/** Bits a ms that the line has lately carried for one request at its best; null while nothing of size has come. */
export function lineRate(fetched: readonly Fetched[]): number | null {
  const rates = fetched
    .filter(({ transferSize }) => transferSize >= smallestBytes)
    .slice(-latest)
    .map(({ transferSize, responseStart, responseEnd }) => {
      return (transferSize * 8) / Math.max(1, responseEnd - responseStart);
    });
  return rates.length === 0 ? null : Math.max(...rates);
}

/**
 * How long the first moving picture will probably take, in ms: two segments of `segmentMs` at `bitsPerSecond` over the
 * line, and a round trip for each of three requests.
 */
export function expectedLoadMs(
  fetched: readonly Fetched[],
  media: { bitsPerSecond: number; segmentMs: number },
  roundTripMs: number,
): number {
  const bits = (media.bitsPerSecond / 1000) * media.segmentMs * 2;
  const ms = bits / (lineRate(fetched) ?? usualBitsPerMs) + roundTripMs * 3 + limits.leastMs / 2;
  return Math.round(Math.min(limits.mostMs, Math.max(limits.leastMs, ms)));
}
