import { expect, test } from 'vitest';
import { languageFacts } from '../rules/languages.ts';

test.each([
  ['en', '“She is packing.”', '“She is packing.” has 2 of 3 votes.', '“Go” has 1 of 1 vote.'],
  ['de', '„Sie packt.“', '„Sie packt.“ hat 2 von 3 Stimmen.', '„Go“ hat 1 von 1 Stimme.'],
])('an option that is something said is quoted once, in %s', (language, option, said, plain) => {
  const { most } = languageFacts(language).reasons;
  expect([most(option, 2, 3), most('Go', 1, 1)]).toEqual([said, plain]);
});
