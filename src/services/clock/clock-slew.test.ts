import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetAt, slewTowards } from './clock-slew.ts';

test('the first estimate holds at once', () => {
  expect(offsetAt(slewTowards(undefined, 1234, 10), 10)).toBe(1234);
});

test('approaches a later target at 0.5 % and then holds it', () => {
  const slew = slewTowards(slewTowards(undefined, 100, 0), 110, 1000);
  expect([1000, 2000, 3000, 9000].map((now) => offsetAt(slew, now))).toEqual([100, 105, 110, 110]);
});

test('server time never runs backwards and never jumps, whatever the estimates say', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -500, max: 500, noNaN: true }), { minLength: 2 }), (offsets) => {
      let slew = slewTowards(undefined, offsets[0] ?? 0, 0);
      let before = offsetAt(slew, 0);
      for (const [index, offset] of offsets.entries()) {
        for (let now = index * 100; now < (index + 1) * 100; now += 20) {
          const time = now + offsetAt(slew, now);
          expect(time - before).toBeGreaterThanOrEqual(0);
          expect(time - before).toBeLessThanOrEqual(
            index === 0 && now === 0 ? Number.POSITIVE_INFINITY : 20.11,
          );
          before = time;
        }
        slew = slewTowards(slew, offset, (index + 1) * 100 - 20);
      }
    }),
  );
});
