/** One exchange with the server: `sentAt`, `returnedAt` on this device's clock, the rest on the server's (ms). */
export interface ClockSample {
  sentAt: number;
  returnedAt: number;
  serverReceivedAt: number;
  serverSentAt: number;
}

/** `offset` = server clock − device clock; the true value lies within `offset ± uncertainty`. All in ms. */
export interface ClockEstimate {
  offset: number;
  uncertainty: number;
  /** Device clock at which the estimate was made. */
  at: number;
}

/** Two clocks drift apart by at most this share of the time that passes. */
const driftAllowance = 100e-6;

const resolutionOf = (sample: ClockSample) =>
  Number.isInteger(sample.serverReceivedAt) && Number.isInteger(sample.serverSentAt) ? 1 : 0;

/**
 * Server clock by bounds: a request cannot arrive before it was sent, nor an answer before the server made it, so
 * offset ∈ [max(sent − returned), min(received − sentAt)]; the middle is the estimate. Each bound widens with its
 * age by the allowed drift, and by the resolution of a server clock that counts whole milliseconds.
 * Source: docs/rules.md, Clock.
 */
export function estimateByBounds(samples: readonly ClockSample[], at: number): ClockEstimate | undefined {
  if (samples.length === 0) return undefined;
  let lower = Number.NEGATIVE_INFINITY;
  let upper = Number.POSITIVE_INFINITY;
  for (const sample of samples) {
    const allowance = Math.max(0, at - sample.returnedAt) * driftAllowance;
    lower = Math.max(lower, sample.serverSentAt - sample.returnedAt - allowance);
    upper = Math.min(upper, sample.serverReceivedAt + resolutionOf(sample) - sample.sentAt + allowance);
  }
  return { offset: (lower + upper) / 2, uncertainty: Math.abs(upper - lower) / 2, at };
}

/** Keeps the newest `size` samples. */
export function withSample(
  samples: readonly ClockSample[],
  sample: ClockSample,
  size: number,
): readonly ClockSample[] {
  return [...samples, sample].slice(-size);
}
