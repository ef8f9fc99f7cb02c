import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { App } from './app-type.ts';
import { errorHandling } from './error-handler.ts';

async function answerTo(failure: Error) {
  const app = Fastify() as unknown as App;
  errorHandling(app);
  app.get('/', async () => Promise.reject(failure));
  const { statusCode, headers, json } = await app.inject({ url: '/' });
  return { statusCode, retryAfter: headers['retry-after'], message: json().message };
}

const codes = ['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', '53100', '53300', '40P01'];
const texts = [
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
];

test.each([
  ...codes.map((code) => Object.assign(new Error('as the driver says'), { code })),
  ...texts.map((text) => new Error(text)),
])(
  'a database that is away or full, or ended a deadlock, is 503, and to be tried again: %s',
  async (failure) => {
    expect(await answerTo(failure)).toEqual({
      statusCode: 503,
      retryAfter: expect.stringMatching(/^\d+$/),
      message: 'Server error. Please try again later.',
    });
  },
);

test.each([
  Object.assign(new Error('duplicate key'), { code: '23505' }),
  new Error('select * from users at /srv/secret'),
])('any other failure is 500 and says nothing of itself', async (failure) => {
  expect(await answerTo(failure)).toEqual({
    statusCode: 500,
    retryAfter: undefined,
    message: 'Server error. Please try again later.',
  });
});

test('a failed call of a person names the act that was not done', async () => {
  const app = Fastify() as unknown as App;
  errorHandling(app);
  app.post('/', { config: { fault: 'SESSION_011' } }, async () =>
    Promise.reject(new Error('at /srv/secret')),
  );
  const { statusCode, json } = await app.inject({ method: 'POST', url: '/' });
  expect([statusCode, json()]).toEqual([
    500,
    { message: 'Failed to cancel session', code: 'SESSION_011', requestId: expect.any(String) },
  ]);
});

test('malformed JSON is an invalid request', async () => {
  const app = Fastify() as unknown as App;
  errorHandling(app);
  app.post('/', async () => 'never');
  const headers = { 'content-type': 'application/json' };
  const { statusCode, json } = await app.inject({ method: 'POST', url: '/', headers, payload: '{"a"' });
  expect([statusCode, json()]).toEqual([400, { message: 'Invalid request', code: 'REQUEST_001' }]);
});
