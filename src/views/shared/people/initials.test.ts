import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ana Lindqvist', 'AL'],
  ['Ana Maria de Souza', 'AS'],
  ['Cher', 'C'],
  ['  élodie   durand ', 'ÉD'],
  ['ßan ﬁn', 'SF'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
