import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-at, en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.5, de ; Q=0.9', 'de'],
  ['tlh-XX, tlh;q=0.9, de;q=0.3, *;q=0.1', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
  ['pt;q=nonsense, *', 'en'],
])('Accept-Language %j asks for %s', (header, language) => {
  expect(requestLanguage({ 'accept-language': header })).toBe(language);
});
