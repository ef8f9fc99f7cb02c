import { expect, test } from 'vitest';
import { trimEndOf, trimStartOf } from './trim-characters.ts';

test.each([
  ['/verify//', '/verify', 'verify//'],
  ['//', '', ''],
  ['', '', ''],
  ['a', 'a', 'a'],
])('%j without the slashes at its end or its beginning', (text, begin, end) => {
  expect([trimEndOf(text, '/'), trimStartOf(text, '/')]).toEqual([begin, end]);
});
