import { expect, it } from 'vitest';
import { welcome } from './en/site/welcome.ts';

it.each([
  [undefined, 'An account takes a minute.', '', '', ''],
  [0, 'An account takes a minute.', '', '', ''],
  [
    1,
    'Your first session is on us: one credit, no card.',
    ' Your account includes your first credit.',
    ' You’ll get your first credit when you confirm your email address.',
    'First session free',
  ],
  [
    3,
    'Your first 3 sessions are on us: 3 credits, no card.',
    ' The first 3 credits come with your account.',
    ' You’ll get your first 3 credits when you confirm your email address.',
    'First 3 sessions free',
  ],
])('with %s credits for an account, it is promised just those', (credits, lead, sentence, coming, fact) => {
  expect(welcome.lead(credits)).toBe(lead);
  expect(welcome.sentence(credits)).toBe(sentence);
  expect(welcome.coming(credits)).toBe(coming);
  expect(welcome.fact(credits)).toBe(fact);
});
