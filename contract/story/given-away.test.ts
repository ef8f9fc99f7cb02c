import { expect, test } from 'vitest';
import { isGivenAway } from './given-away.ts';

const ids = (text: string) => [...text];

test.each([
  ['abcde', 'abc', true, 'begins with the answer'],
  ['bacde', 'abc', true, 'begins with the parts of the answer'],
  ['dexac', 'abc', false, 'lacks a part'],
  ['deabc', 'bac', true, 'ends with the parts of the answer'],
  ['adbec', 'abc', true, 'has them one after another, others between'],
  ['cdbea', 'abc', true, 'has them one after another, backwards'],
  ['bdaec', 'abc', false, 'has them in another order'],
  ['abc', 'bac', false, 'is the answer in another order'],
  ['abcd', 'bac', false, 'has but one part more'],
  ['ba', 'ab', false, 'has two parts, the last first'],
  ['ab', 'ab', true, 'has two parts in their order'],
  ['bdace', 'abab', false, 'has a part that the answer has twice'],
  ['dacbe', 'aab', true, 'has the parts as they are first needed'],
])('%s for the answer %s: %s, since it %s', (list, answer, isGiven) => {
  expect(isGivenAway([ids(answer)], ids(list))).toBe(isGiven);
});
