import type { CheckUploadAnswer } from '#contract/calls/schemas/system-check.ts';
import { checkTransfer } from '#contract/rules/sessions/system-checks.ts';
import { requestFailures } from '#contract/words/en/request-failures.ts';
import { errorOfAnswer } from '../http/answer-errors.ts';

/** Either way ends here, however little was moved by then. */
export const transferLimitMs = 1500;

export interface LineRatesDeps {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  upload: (piece: ArrayBuffer, signal: AbortSignal) => Promise<CheckUploadAnswer>;
  now: () => number;
  /** Aborts after so many ms. */
  expire: (ms: number) => AbortSignal;
}

/** In bit/s, without the round trip that every request waits for. */
export interface LineRates {
  down: number;
  up: number;
}

const rateOf = (bytes: number, tookMs: number, tripMs: number) =>
  (bytes * 8 * 1000) / Math.max(1, tookMs - tripMs);

/** Rejects with an `ApiError` where the server refuses. Fetch is used directly: the client's queue is no line. */
async function measureDown(deps: LineRatesDeps, tripMs: number, stop: AbortSignal): Promise<number> {
  const signal = AbortSignal.any([stop, deps.expire(transferLimitMs)]);
  const startedAt = deps.now();
  let bytes = 0;
  try {
    const answer = await deps.fetch(`${deps.baseUrl}/api/check-download`, { cache: 'no-store', signal });
    if (!answer.ok || !answer.body) {
      const { status, headers } = answer;
      // The check shows the status and the request's id in words of its own.
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

/** By the last piece that arrived; where none did, the rate that the first would have needed. */
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

/** One after the other, as they share the line. */
export async function measureRates(
  deps: LineRatesDeps,
  tripMs: number,
  stop: AbortSignal,
): Promise<LineRates> {
  return { down: await measureDown(deps, tripMs, stop), up: await measureUp(deps, tripMs, stop) };
}
