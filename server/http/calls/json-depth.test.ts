import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeeperThan } from './json-depth.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  [nested(32), false],
  [nested(33), true],
  ['{"a":'.repeat(33), true],
  [nested(100_000), true],
  [JSON.stringify({ text: '[{'.repeat(100) }), false],
  [JSON.stringify({ text: `\\"${'['.repeat(100)}` }), false],
  [JSON.stringify(Array.from({ length: 100 }, () => [[]])), false],
])('%.40s: %s', (text, deeper) => expect(isDeeperThan(32, text)).toBe(deeper));

test('agrees with the depth of what it parses to', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map((each) => depthOf(each)))
      : 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(6), (value, limit) => {
      expect(isDeeperThan(limit, JSON.stringify(value))).toBe(depthOf(value) > limit);
    }),
  );
});
