import { expect, test } from 'vitest';
import { requestFailures as german } from '#contract/words/de/request-failures.ts';
import { requestFailures as english } from '#contract/words/en/request-failures.ts';
import { ApiError, withoutAnswer } from './api-error.ts';
import { failureInWords } from './failure-in-words.ts';

const message = 'Consumer already assigned to a session';
const refused = (names: string[], said = message) =>
  new ApiError({
    kind: 'client',
    status: 422,
    message: said,
    code: 'CONSUMER_003',
    fieldErrors: Object.fromEntries(
      names.map((name, index) => [`people.${index}.email`, [name === '' ? said : `${name}: ${said}`]]),
    ),
  });

test.each([
  [['Ana Silva (ana@x.example)'], `${message}: Ana Silva (ana@x.example)`],
  [['A', 'B', 'C', 'D', 'E'], `${message}: A, B, C and 2 more`],
  [[''], message],
  [[], message],
])('who has a seat already is named: %j', (names, text) =>
  expect(failureInWords(refused(names), english).message).toBe(text),
);

test('the reason is in the language of the page', () => {
  const seated = german.codes.CONSUMER_003;
  expect(failureInWords(refused(['A', 'B', 'C', 'D'], seated), german).message).toBe(
    `${seated}: A, B, C und 1 weitere`,
  );
  expect(failureInWords(withoutAnswer('timeout', null), german).message).toBe(german.kinds.timeout);
  const said = new ApiError({ kind: 'client', status: 422, message: 'Diese Vorlage ist gelöscht.' });
  expect(failureInWords(said, german).message).toBe('Diese Vorlage ist gelöscht.');
  const faulty = new ApiError({ kind: 'server', status: 500, message: 'x', requestId: 'r1' });
  expect(failureInWords(faulty, german)).toMatchObject({ message: german.kinds.server, requestId: 'r1' });
});
