import { expect, it } from 'vitest';
import { memoize } from './memoize.ts';

it('makes each answer once, as long as it is among the last ones', () => {
  const made: string[] = [];
  const read = memoize(2, (text) => {
    made.push(text);
    return text.toUpperCase();
  });
  expect(['a', 'b', 'a', 'c', 'b', 'a'].map(read)).toEqual(['A', 'B', 'A', 'C', 'B', 'A']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});
