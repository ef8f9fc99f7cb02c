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

const codes = ['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', '53100', '53300'];
const texts = [
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
];

test.each([
  ...codes.map((code) => Object.assign(new Error('as the driver says'), { code })),
  ...texts.map((text) => new Error(text)),
])('48, 56: a database that is away or full is 503, and to be tried again: %s', async (failure) => {
  expect(await answerTo(failure)).toEqual({
    statusCode: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
    message: 'Server error. Please try again later.',
  });
});

test.each([
  Object.assign(new Error('duplicate key'), { code: '23505' }),
  new Error('select * from users at /srv/secret'),
])('59: any other failure is 500 and says nothing of itself', async (failure) => {
  expect(await answerTo(failure)).toEqual({
    statusCode: 500,
    retryAfter: undefined,
    message: 'Server error. Please try again later.',
  });
});
