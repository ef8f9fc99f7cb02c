import { expect, test } from 'vitest';
import { english } from './english.ts';
import { german } from './german.ts';

test('the sentence tells the seconds as the figure beside it does, in its language', () => {
  const told = (words: typeof english) =>
    [0.34, 9.96, 42.2].map((seconds) => /[\d.,]+ s/.exec(words.consensus.some(seconds))?.[0]);
  expect(told(english)).toEqual(['0.3 s', '10 s', '42 s']);
  expect(told(german)).toEqual(['0,3 s', '10 s', '42 s']);
});
