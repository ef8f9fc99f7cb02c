import { expect, it } from 'vitest';
import { welcomeLead, welcomeSentence } from './welcome-words.ts';

it.each([
  [undefined, 'An account takes a minute.', ''],
  [0, 'An account takes a minute.', ''],
  [1, 'Your first session is on us: one credit, no card.', ' The first credit comes with your account.'],
  [3, 'Your first 3 sessions are on us: 3 credits, no card.', ' The first 3 credits come with your account.'],
])('with %s credits for an account, it is promised just those', (credits, lead, sentence) => {
  expect(welcomeLead(credits)).toBe(lead);
  expect(welcomeSentence(credits)).toBe(sentence);
});
