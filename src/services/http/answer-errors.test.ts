import { expect, test } from 'vitest';
import { requestFailures as german } from '#contract/words/de/request-failures.ts';
import { requestFailures as english } from '#contract/words/en/request-failures.ts';
import { errorOfAnswer } from './answer-errors.ts';
import { withoutAnswer } from './api-error.ts';

const answer = (status: number, data: unknown) => ({ status, data, headers: {} });

const message = 'Consumer already assigned to a session';
const refused = (names: string[], said = message) =>
  answer(422, {
    message: said,
    code: 'CONSUMER_003',
    errors: Object.fromEntries(
      names.map((name, index) => [`people.${index}.email`, [name === '' ? said : `${name}: ${said}`]]),
    ),
  });

test.each([
  [['Ana Silva (ana@x.example)'], `${message}: Ana Silva (ana@x.example)`],
  [['A', 'B', 'C', 'D', 'E'], `${message}: A, B, C and 2 more`],
  [[''], message],
  [[], message],
])('who has a seat already is named: %j', (names, text) =>
  expect(errorOfAnswer(refused(names), english).message).toBe(text),
);

const seated = german.codes.CONSUMER_003;
test.each([
  ['a code', refused(['A', 'B', 'C', 'D'], seated), `${seated}: A, B, C und 1 weitere`],
  ['no code', answer(422, { message: 'Diese Vorlage ist gelöscht.' }), 'Diese Vorlage ist gelöscht.'],
  ['a fault', answer(500, { message: 'x' }), german.kinds.server],
  ['an unknown code', answer(422, { code: 'SESSION_999' }), german.unknown],
  ['nothing', answer(418, undefined), german.status(418)],
])('an answer with %s is in the language of the page', (_, refusal, text) =>
  expect(errorOfAnswer(refusal, german).message).toBe(text),
);

test('so is a request without an answer', () =>
  expect(withoutAnswer('timeout', german, null)).toMatchObject({
    kind: 'timeout',
    status: 0,
    message: german.kinds.timeout,
  }));
