import { expect, test } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import type { LineRates } from './line-rates.ts';
import { checkNetwork, lineNeeds } from './network-check.ts';
import { resultInEnglish } from './result-in-english.ts';

const wide: LineRates = { down: 40_000_000, up: 2_000_000 };

/** A line with the given round trips; null: no answer. */
async function check(trips: readonly (number | null)[], measure: () => Promise<LineRates>) {
  let time = 0;
  let asked = 0;
  const ping = async () => {
    const trip = trips[asked % trips.length] ?? null;
    asked += 1;
    const sentAt = time;
    time += trip ?? 0;
    if (trip === null) throw new Error('no answer');
    return { sentAt, returnedAt: time, serverReceivedAt: 0, serverSentAt: 0 };
  };
  const expire = () => new AbortController().signal;
  const signal = new AbortController().signal;
  return resultInEnglish(await checkNetwork({ ping, measure, now: () => time, expire }, signal));
}

test('reports round trip, jitter and bandwidth', async () => {
  expect(await check([20, 24], async () => wide)).toEqual({
    state: 'passed',
    detail: 'Response time 22 ms, varying by 2 ms. Your connection: 40 Mbit/s download, 2.0 Mbit/s upload.',
  });
});

test.each([
  [{ ...wide, down: lineNeeds.anyPicture - 1 }, 'failed', 'too little for a film'],
  [{ ...wide, down: lineNeeds.goodPicture - 1 }, 'warned', 'low quality'],
  [{ ...wide, up: lineNeeds.voices - 1 }, 'warned', 'voice may cut out'],
  [{ ...wide, up: lineNeeds.cameras - 1 }, 'warned', 'little for cameras'],
  [{ ...wide, up: lineNeeds.cameras }, 'passed', 'Your connection:'],
])('%o has %s: %s', async (rates, state, words) => {
  const result = await check([20], async () => rates);
  expect(result).toMatchObject({ state, detail: expect.stringContaining(words) });
  expect(result.remedy === undefined).toBe(state === 'passed');
});

test('reports high latency, jitter and packet loss', async () => {
  expect((await check([450], async () => wide)).state).toBe('warned');
  expect((await check([20, 200], async () => wide)).state).toBe('warned');
  const lossy = await check([20, 20, null], async () => wide);
  expect([lossy.state, lossy.detail.includes('4 of 12 requests lost')]).toEqual(['warned', true]);
  expect((await check([null], async () => wide)).state).toBe('failed');
});

test('pings no longer than a person waits', async () => {
  const result = await check([1300], async () => wide);
  expect(result.detail).toContain('Response time 1300 ms');
});

test('reports why a measurement failed, with the request id', async () => {
  const refused = (status: number) => async () => {
    throw new ApiError({ kind: 'client', status, message: 'refused', requestId: 'request 7' });
  };
  expect(await check([20], refused(429))).toMatchObject({
    state: 'warned',
    remedy: 'Many devices on your network are running this check right now. Try again in a minute.',
    requestId: 'request 7',
  });
  expect((await check([20], refused(502))).remedy).toContain('A proxy may be in the way.');
});
