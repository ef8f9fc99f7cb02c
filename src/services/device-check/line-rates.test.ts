import { expect, test } from 'vitest';
import { checkTransfer } from '#contract/rules/sessions/system-checks.ts';
import { ApiError } from '../http/api-error.ts';
import { type LineRatesDeps, measureRates, transferLimitMs } from './line-rates.ts';

/** A line of so many bytes a millisecond each way, on a clock of its own; every request waits 50 ms besides. */
function createConcurrencyLimit(bytesPerMs: number, answer: (body: ReadableStream<Uint8Array>) => Response) {
  let time = 0;
  let sent = 0;
  let expiry: { at: number; controller: AbortController } | undefined;
  const pass = (ms: number) => {
    time += ms;
    if (!expiry || time < expiry.at) return;
    time = expiry.at;
    expiry.controller.abort();
    throw new Error('aborted');
  };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        if (sent >= checkTransfer.downBytes) return stream.close();
        pass(8192 / bytesPerMs);
        sent += 8192;
        stream.enqueue(new Uint8Array(8192));
      },
    },
    { highWaterMark: 0 },
  );
  const deps: LineRatesDeps = {
    baseUrl: '',
    fetch: async () => {
      pass(50);
      return answer(body);
    },
    upload: async (piece) => {
      pass(50 + piece.byteLength / bytesPerMs);
      return { received_bytes: piece.byteLength };
    },
    now: () => time,
    expire: (ms) => {
      expiry = { at: time + ms, controller: new AbortController() };
      return expiry.controller.signal;
    },
  };
  return { deps, elapsed: () => time };
}

const fine = (body: ReadableStream<Uint8Array>) => new Response(body);
const never = new AbortController().signal;

test('finds the rate of a line each way, without the round trip', async () => {
  const { deps } = createConcurrencyLimit(1000, fine);
  const { down, up } = await measureRates(deps, 50, never);
  expect([Math.round(down), Math.round(up)]).toEqual([8_000_000, 8_000_000]);
});

test('a slow line is left after the limit, and judged by what came through', async () => {
  const { deps, elapsed } = createConcurrencyLimit(40, fine);
  const { down, up } = await measureRates(deps, 50, never);
  expect(elapsed()).toBeLessThanOrEqual(2 * transferLimitMs);
  expect(down).toBeGreaterThan(0.85 * 320_000);
  expect(down).toBeLessThanOrEqual(320_000);
  expect(Math.round(up)).toBe(320_000);
});

test('where not even the first piece arrives the rate is what it would have needed', async () => {
  const { up } = await measureRates(createConcurrencyLimit(1, fine).deps, 50, never);
  expect(Math.round(up)).toBe(Math.round((checkTransfer.upPieces[0] * 8 * 1000) / transferLimitMs));
});

test('a refusal of the server is reported with its request', async () => {
  const { deps } = createConcurrencyLimit(
    1000,
    () => new Response(null, { status: 429, headers: { 'x-request-id': 'request 9' } }),
  );
  const refused = await measureRates(deps, 50, never).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 429, requestId: 'request 9' });
});
