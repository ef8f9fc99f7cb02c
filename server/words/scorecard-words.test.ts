import { expect, test } from 'vitest';
import { scorecard as english } from '#contract/words/en/scorecard.ts';
import { scorecard as german } from '#contract/words/de/scorecard.ts';

test('the sentence formats seconds as the figure beside it does', () => {
  const textsIn = (words: typeof english) =>
    [0.34, 9.96, 42.2].map((seconds) => /[\d.,]+ s/.exec(words.consensus.some(seconds))?.[0]);
  expect(textsIn(english)).toEqual(['0.3 s', '10 s', '42 s']);
  expect(textsIn(german)).toEqual(['0,3 s', '10 s', '42 s']);
});
