import { expect, test } from 'vitest';
import { ApiError } from '../../../services/http/api-error.ts';
import { toFailure } from '../../../services/http/failure.ts';
import { sortFailure } from './form-failure.ts';

const failure = (facts: { code?: string; fieldErrors?: Record<string, string[]> }) =>
  toFailure(new ApiError({ kind: 'client', status: 422, message: 'said by the server', ...facts }));

test('nothing failed', () => {
  expect(sortFailure(null, ['email'])).toEqual({ fieldErrors: {}, general: undefined });
});

test('a message is shown at its field', () => {
  const given = failure({ fieldErrors: { email: ['taken', 'and short'], other: ['unseen'] } });
  expect(sortFailure(given, ['email'])).toEqual({ fieldErrors: { email: 'taken' }, general: undefined });
});

test('a catalogue code alone finds its field', () => {
  expect(sortFailure(failure({ code: 'USER_012' }), ['current_password'])).toEqual({
    fieldErrors: { current_password: 'said by the server' },
    general: undefined,
  });
});

test('a message without a field is shown above the buttons', () => {
  expect(sortFailure(failure({ fieldErrors: { name: ['long'] } }), ['email'])).toEqual({
    fieldErrors: {},
    general: 'said by the server',
  });
});
