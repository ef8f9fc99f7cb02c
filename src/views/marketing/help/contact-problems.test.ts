import { expect, test } from 'vitest';
import { contactProblems } from './contact-problems.ts';

test('a whole message has no problems', () => {
  expect(contactProblems({ name: 'Ana', email: 'ana@example.org', message: 'Hello' })).toEqual({});
});

test('every empty or malformed field is named', () => {
  expect(contactProblems({ name: ' ', email: 'ana@example', message: '' })).toEqual({
    name: 'Tell us your name',
    email: 'This does not look like an email address',
    message: 'Write a few words',
  });
});
