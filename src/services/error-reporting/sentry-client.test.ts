import { expect, test } from 'vitest';
import { sentryOptions } from './sentry-client.ts';

test('each rate reaches the option of its name, and nothing personal is collected', () => {
  const rates = { traces: 0.25, replays: 0.5, replaysOnError: 0.75 };
  expect(sentryOptions({ dsn: 'https://key@reports.example/1', release: 'r1', rates })).toEqual({
    dsn: 'https://key@reports.example/1',
    release: 'r1',
    tracesSampleRate: 0.25,
    replaysSessionSampleRate: 0.5,
    replaysOnErrorSampleRate: 0.75,
    tracePropagationTargets: [],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
  });
});
