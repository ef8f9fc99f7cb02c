/** A resource timing of the browser: bytes received, and when it was requested and received, ms. */
export interface Fetched {
  transferSize: number;
  requestStart: number;
  responseStart: number;
  responseEnd: number;
}

const smallestBytes = 8000;
const latest = 12;
const usualBitsPerMs = 2000;
const usualRoundTripMs = 150;
/** The browser's own time: the player's code, its decoder, the first frame. */
const workMs = 400;
const mostMs = 3800;

/** The best recent throughput of one request, in bits a ms; null before a resource of sufficient size. */
export function lineRate(fetched: readonly Fetched[]): number | null {
  const rates = fetched
    .filter(({ transferSize }) => transferSize >= smallestBytes)
    .slice(-latest)
    .map(({ transferSize, responseStart, responseEnd }) => {
      return (transferSize * 8) / Math.max(1, responseEnd - responseStart);
    });
  return rates.length === 0 ? null : Math.max(...rates);
}

/** The shortest response time of a network request, ms; null without one. */
export function roundTrip(fetched: readonly Fetched[]): number | null {
  const times = fetched
    .filter(({ transferSize, requestStart }) => transferSize > 0 && requestStart > 0)
    .map(({ requestStart, responseStart }) => responseStart - requestStart);
  return times.length === 0 ? null : Math.min(...times);
}

interface Media {
  bitsPerSecond: number;
  segmentMs: number;
}

function expectedMs(
  fetched: readonly Fetched[],
  { bitsPerSecond, segmentMs }: Media,
  needed: { segments: number; requests: number; workMs: number },
): number {
  const bits = (bitsPerSecond / 1000) * segmentMs * needed.segments;
  const carryMs = bits / (lineRate(fetched) ?? usualBitsPerMs);
  const askMs = (roundTrip(fetched) ?? usualRoundTripMs) * needed.requests;
  return Math.round(Math.min(mostMs, carryMs + askMs + needed.workMs));
}

/** How long the next segment will probably take in a player that has begun to load, in ms. */
export const expectedSegmentMs = (fetched: readonly Fetched[], media: Media): number =>
  expectedMs(fetched, media, { segments: 1, requests: 1, workMs: 0 });

/**
 * The estimated time to the first moving picture, in ms: two segments of `segmentMs` at `bitsPerSecond` over the
 * connection, and a round trip for each of three requests.
 */
export const expectedLoadMs = (fetched: readonly Fetched[], media: Media): number =>
  expectedMs(fetched, media, { segments: 2, requests: 3, workMs });
