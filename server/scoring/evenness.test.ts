import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenness } from './evenness.ts';

test('is 1 when all gave the same and 0 when one gave everything', () => {
  expect([evenness([3, 3, 3]), evenness([5, 0, 0]), evenness([2, 1, 1])]).toEqual([1, 0, 0.946]);
});

test('is unknown for nothing and for one', () => {
  expect([evenness([]), evenness([4]), evenness([0, 0])]).toEqual([null, null, null]);
});

test('lies between 0 and 1 and does not mind the order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 2, maxLength: 12 }), (amounts) => {
      const value = evenness(amounts);
      if (value === null) return;
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
      expect(evenness(amounts.toReversed())).toBeCloseTo(value, 3);
    }),
  );
});
