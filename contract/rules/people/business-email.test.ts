import { expect, test } from 'vitest';
import { isBusinessEmail } from './business-email.ts';

test.each([
  ['ana@harbour.example', true],
  ['ana@notgmail.com', true],
  ['ana@gmail.com', false],
  ['ana@GMAIL.com', false],
  ['ana@mail.yahoo.co.uk', false],
  ['ana@yopmail.com', false],
])('%s is a business address: %s', (email, expected) => {
  expect(isBusinessEmail(email)).toBe(expected);
});
