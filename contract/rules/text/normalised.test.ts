import { expect, test } from 'vitest';
import { normalised } from './normalised.ts';

test.each([
  ['e\u0301', 'NFC', 'é'],
  ['é', 'NFD', 'e\u0301'],
  ['ﬁ', 'NFKD', 'fi'],
  ['a\u0301\u0316', 'NFD', 'a\u0316\u0301'],
  ['ก็้', 'NFC', 'ก็้'],
] as const)('%j in %s is what it is without a bound', (text, form, expected) => {
  expect(normalised(text, form)).toBe(expected);
  expect(normalised(text, form)).toBe(text.normalize(form));
});

test('a character keeps thirty marks', () => {
  expect(normalised(`a${'\u0316'.repeat(200)}b`, 'NFC')).toBe(`a${'\u0316'.repeat(30)}b`);
});
