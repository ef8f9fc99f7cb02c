/** The quality of a received peer: `weak` still works, `bad` has dropouts. Unknown until there are two readings. */
export type LineQuality = 'unknown' | 'good' | 'weak' | 'bad';

/** Totals since the connection began, and the round trip of the current path in ms, if known. */
export interface LineReading {
  received: number;
  lost: number;
  tripMs: number | null;
}

/** The interval of quality readings, in ms. */
export const lookEveryMs = 2000;

const limits = {
  weak: { lossShare: 0.02, tripMs: 250 },
  bad: { lossShare: 0.08, tripMs: 600 },
} as const;
/** Loss is not evaluated below this number of packets. */
const enoughPackets = 20;

/** The quality between two readings. Pure. */
export function judgeLine(before: LineReading | undefined, after: LineReading): LineQuality {
  if (!before) return 'unknown';
  const lost = Math.max(0, after.lost - before.lost);
  const packets = Math.max(0, after.received - before.received) + lost;
  const share = packets >= enoughPackets ? lost / packets : 0;
  const trip = after.tripMs ?? 0;
  const exceeds = (limit: { lossShare: number; tripMs: number }) =>
    share > limit.lossShare || trip > limit.tripMs;
  if (exceeds(limits.bad)) return 'bad';
  return exceeds(limits.weak) ? 'weak' : 'good';
}

/** Reads the totals from a connection's statistics; only of the given mids, if any. */
export function readLine(report: RTCStatsReport, mids?: readonly string[]): LineReading {
  const reading: LineReading = { received: 0, lost: 0, tripMs: null };
  report.forEach((entry: Record<string, unknown>) => {
    const isRequested = mids === undefined || (typeof entry.mid === 'string' && mids.includes(entry.mid));
    if (entry.type === 'inbound-rtp' && isRequested) {
      reading.received += typeof entry.packetsReceived === 'number' ? entry.packetsReceived : 0;
      reading.lost += typeof entry.packetsLost === 'number' ? entry.packetsLost : 0;
    }
    if (entry.type === 'candidate-pair' && entry.nominated === true) {
      const { currentRoundTripTime: seconds } = entry;
      if (typeof seconds === 'number') reading.tripMs = seconds * 1000;
    }
  });
  return reading;
}
