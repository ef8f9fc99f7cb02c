import type { CheckUploadAnswer } from '#contract/calls/schemas/system-check.ts';
import { checkTransfer } from '#contract/rules/sessions/system-checks.ts';
import { requestFailures } from '#contract/words/en/request-failures.ts';
import { errorOfAnswer } from '../http/answer-errors.ts';

/** The timeout of each direction. */
export const transferLimitMs = 1500;

export interface LineRatesDeps {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  upload: (piece: ArrayBuffer, signal: AbortSignal) => Promise<CheckUploadAnswer>;
  now: () => number;
  /** The abort timeout, in ms. */
  expire: (ms: number) => AbortSignal;
}

/** In bit/s, without the round trip of each request. */
export interface LineRates {
  down: number;
  up: number;
}

const rateOf = (bytes: number, tookMs: number, tripMs: number) =>
  (bytes * 8 * 1000) / Math.max(1, tookMs - tripMs);

/** Rejects with an `ApiError` if the server refuses. Uses fetch directly: the client's queue would distort the rate. */
async function measureDown(deps: LineRatesDeps, tripMs: number, stop: AbortSignal): Promise<number> {
  const signal = AbortSignal.any([stop, deps.expire(transferLimitMs)]);
  const startedAt = deps.now();
  let bytes = 0;
  try {
    const answer = await deps.fetch(`${deps.baseUrl}/api/check-download`, { cache: 'no-store', signal });
    if (!answer.ok || !answer.body) {
      const { status, headers } = answer;
      // The check shows the status and the request's id in its own text.
      throw errorOfAnswer({ status, data: null, headers: Object.fromEntries(headers) }, requestFailures);
    }
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      bytes += part.value.byteLength;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return rateOf(bytes, deps.now() - startedAt, tripMs);
}

/** The rate by the last received chunk; without one, the upper bound that the first would have needed. */
async function measureUp(deps: LineRatesDeps, tripMs: number, stop: AbortSignal): Promise<number> {
  const signal = AbortSignal.any([stop, deps.expire(transferLimitMs)]);
  const [first] = checkTransfer.upPieces;
  let rate = rateOf(first, transferLimitMs, 0);
  for (const size of checkTransfer.upPieces) {
    const startedAt = deps.now();
    try {
      await deps.upload(new ArrayBuffer(size), signal);
    } catch (error) {
      if (!signal.aborted) throw error;
      return rate;
    }
    rate = rateOf(size, deps.now() - startedAt, tripMs);
  }
  return rate;
}

/** One direction after the other, because they share the connection. */
export async function measureRates(
  deps: LineRatesDeps,
  tripMs: number,
  stop: AbortSignal,
): Promise<LineRates> {
  return { down: await measureDown(deps, tripMs, stop), up: await measureUp(deps, tripMs, stop) };
}
