import { expect, test } from 'vitest';
import { ApiError, readableMessage } from './api-error.ts';

const message = 'Consumer already assigned to a session';
const refused = (names: string[]) =>
  new ApiError({
    kind: 'client',
    status: 422,
    message,
    code: 'CONSUMER_003',
    fieldErrors: Object.fromEntries(
      names.map((name, index) => [`people.${index}.email`, [name === '' ? message : `${name}: ${message}`]]),
    ),
  });

test.each([
  [['Ana Silva (ana@x.example)'], `${message}: Ana Silva (ana@x.example)`],
  [['A', 'B', 'C', 'D', 'E'], `${message}: A, B, C and 2 more`],
  [[''], message],
  [[], message],
])('who has a seat already is named: %j', (names, text) =>
  expect(readableMessage(refused(names))).toBe(text),
);
