import { expect, it } from 'vitest';
import { comingSentence, welcomeLead, welcomeSentence } from './welcome-words.ts';

it.each([
  [undefined, 'An account takes a minute.', '', ''],
  [0, 'An account takes a minute.', '', ''],
  [
    1,
    'Your first session is on us: one credit, no card.',
    ' The first credit comes with your account.',
    ' Your first credit comes when you open it.',
  ],
  [
    3,
    'Your first 3 sessions are on us: 3 credits, no card.',
    ' The first 3 credits come with your account.',
    ' Your first 3 credits come when you open it.',
  ],
])('with %s credits for an account, it is promised just those', (credits, lead, sentence, coming) => {
  expect(welcomeLead(credits)).toBe(lead);
  expect(welcomeSentence(credits)).toBe(sentence);
  expect(comingSentence(credits)).toBe(coming);
});
