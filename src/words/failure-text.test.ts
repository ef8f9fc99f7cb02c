import { expect, test } from 'vitest';
import { failures as german } from '#contract/words/de/failures.ts';
import { failures as english } from '#contract/words/en/failures.ts';
import { ApiError } from '../services/http/api-error.ts';
import { toFailure } from '../services/http/failure.ts';
import { failureText } from './failure-text.ts';

const inGerman = (error: unknown) => failureText(german, toFailure(error));
const of = (name: string, values: Record<string, string | number> = {}) =>
  new ApiError({ kind: 'client', status: 422, message: 'In English', reason: { name, values } });

test.each(Object.keys(english.reasons))('%s is put into the guest’s words', (name) => {
  const person = { host: 'Ana', company: 'Firm', title: 'Light', on: '2026-11-27' };
  const values = { ...person, seconds: 1, limit: 300, free: 2, domains: '@firm.test' };
  const text = inGerman(of(name, values));
  expect(text).not.toBe('In English');
  expect(text).not.toContain('undefined');
  expect(text).not.toBe(failureText(english, toFailure(of(name, values))));
});

test('the values of a reason are written as its language writes them', () => {
  expect(inGerman(of('tooManyAttempts', { seconds: 1 }))).toBe(
    'Zu viele Versuche. Versuche es in 1 Sekunde noch einmal.',
  );
  const values = { host: 'Ana', company: 'Firm', title: 'Light', on: '2026-11-27' };
  expect(inGerman(of('seatRemoved', values))).toBe(
    'Ana von Firm hat dich am 27. November 2026 von der Gästeliste für „Light“ gestrichen.',
  );
});

test('without a reason the code is translated, then what kind of failure it is', () => {
  const server = new ApiError({ kind: 'server', status: 500, message: 'Server error.' });
  const gone = new ApiError({
    kind: 'client',
    status: 404,
    message: 'Session not found',
    code: 'SESSION_001',
  });
  const other = new ApiError({
    kind: 'client',
    status: 422,
    message: 'From a newer server',
    reason: { name: 'newer', values: {} },
  });
  expect([server, gone, other].map(inGerman)).toEqual([
    german.kinds.server,
    'Diese Session gibt es nicht.',
    'From a newer server',
  ]);
});
