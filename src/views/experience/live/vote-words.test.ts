import { expect, test } from 'vitest';
import { story as english } from '../words/english/story.ts';
import { voteWords } from './vote-words.ts';

test.each([
  [2, 'Choose with a tap, or with the keys 1 and 2'],
  [3, 'Choose with a tap, or with the keys 1 to 3'],
  [4, 'Choose with a tap, or with the keys 1 to 4'],
])('with %i options only the keys that exist are named', (options, words) =>
  expect(voteWords(english.decision, { state: 'none', optionId: null, problem: null }, options)).toBe(words),
);
