import { expect, test } from 'vitest';
import { createServerTime } from './server-time.ts';

test('follows the server where the device is a day slow, and the device before the first answer', () => {
  let device = Date.parse('2026-11-21T10:00:00.700Z');
  const time = createServerTime(() => device);
  expect(time.now()).toBe(device);
  for (const nothing of [undefined, 'nonsense', 12]) time.note(nothing);
  expect(time.now()).toBe(device);
  time.note('Sun, 22 Nov 2026 10:00:00 GMT');
  device += 60_000;
  expect(new Date(time.now()).toISOString()).toBe('2026-11-22T10:01:00.500Z');
});
