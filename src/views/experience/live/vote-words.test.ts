import { expect, test } from 'vitest';
import { story as english } from '#contract/words/en/story.ts';
import { voteWords } from './vote-words.ts';

test.each([
  [2, 'Select an option, or press 1 or 2'],
  [3, 'Select an option, or press 1 to 3'],
  [4, 'Select an option, or press 1 to 4'],
])('with %i options only the keys that exist are named', (options, words) =>
  expect(voteWords(english.decision, { state: 'none', optionId: null, problem: null }, options, String)).toBe(
    words,
  ),
);
