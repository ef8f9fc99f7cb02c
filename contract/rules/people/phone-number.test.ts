import { expect, test } from 'vitest';
import { nationalNumber, phoneNumberPattern } from './phone-number.ts';

test.each([
  ['+49', '030/123456', '030/123456'],
  ['+49', ' 30 – 123456 ', '30 – 123456'],
  ['+49', '+49 (0)30 123456', '30 123456'],
  ['+49', '0049-30-123456', '30-123456'],
  ['+49', '(+49) 30.123.456', '30.123.456'],
  ['+1', '+1 (415) 555-0100', '415) 555-0100'.replace('415)', '(415)')],
  ['', '030 123456', '030 123456'],
])('beside %j, %j is %j', (area, text, number) => {
  expect(nationalNumber(area, text)).toBe(number);
  expect(new RegExp(phoneNumberPattern, 'u').test(text.trim())).toBe(true);
});

test.each([
  ['+49', '+351 912 345 678'],
  ['', '+49 30 123456'],
  ['+49', '123'],
  ['+49', '1234567890123456'],
  ['+49', 'call me'],
  ['+49', '(((((('],
])('beside %j, %j is none', (area, text) => expect(nationalNumber(area, text)).toBeNull());
