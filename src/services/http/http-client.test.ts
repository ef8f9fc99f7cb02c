import axios, { type AxiosAdapter } from 'axios';
import { describe, expect, test, vi } from 'vitest';
import { dashboardCalls } from '#contract/calls/dashboard.ts';
import type { ApiError } from './api-error.ts';
import { type Answer, createTestClient, failureOf } from './http-client-fixtures.ts';
import { createHttpClient } from './http-client.ts';
import { requestContext, tokenKindFor } from './request-rules.ts';

describe('which token a call bears', () => {
  test.each([
    ['/api/exp/vote', 'participant'],
    ['/api/consumer/getdatapackage?sessionId=x', 'participant'],
    ['/api/session/scorecard/x', 'participant'],
    ['/api/session', 'main'],
    ['/api/consumer', 'main'],
    ['/api/user', 'main'],
    ['/api/login', null],
    ['/api/auth/google/verify', null],
    ['/api/auth/linkedin/verify', null],
    ['/api/geo/countries', null],
    ['/sanctum/csrf-cookie', null],
    ['/api/checkout/success?id=1', null],
  ])('%s: %s', (path, kind) => expect(tokenKindFor(path)).toBe(kind));

  test('it goes out as a bearer header, and not on public paths', async () => {
    const { http, requests } = createTestClient();
    await http.get('/api/user');
    await http.get('/api/exp/snapshot');
    await http.get('/api/geo/countries');
    await http.get('/api/exp/auth', { skipAuth: true });
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer main-token',
      'Bearer participant-token',
      undefined,
      undefined,
    ]);
  });

  test('the context is the experience only under /experience', () => {
    expect(requestContext('/experience/live/x')).toBe('experience');
    expect(requestContext('/dashboard')).toBe('dashboard');
  });
});

describe('the anti-forgery cookie', () => {
  test('is ensured before every call that changes state, and before no other', async () => {
    const { http, ensureCsrf } = createTestClient();
    await http.get('/api/user');
    await http.post('/api/session', {});
    await http.put('/api/profile', {});
    await http.patch('/api/session/1', {});
    await http.delete('/api/session/1');
    expect(ensureCsrf.mock.calls).toEqual([[false], [false], [false], [false]]);
  });

  test('after 419 it is fetched anew, and the call is sent once more', async () => {
    const { http, requests, ensureCsrf } = createTestClient([
      { status: 419 },
      { status: 200, data: { ok: 1 } },
    ]);
    expect(await http.post('/api/session', {})).toEqual({ ok: 1 });
    expect(requests).toHaveLength(2);
    expect(ensureCsrf.mock.calls).toEqual([[false], [true]]);
  });

  test('a second 419 is the end', async () => {
    const { http, requests } = createTestClient([
      { status: 419, data: { message: 'CSRF token mismatch.' } },
      { status: 419, data: { message: 'CSRF token mismatch.' } },
    ]);
    expect((await failureOf(http.post('/api/session', {}))).message).toBe('CSRF token mismatch.');
    expect(requests).toHaveLength(2);
  });
});

describe('every call', () => {
  test('goes out with credentials and 30 s to answer in', async () => {
    const { http, requests } = createTestClient();
    await http.get('/api/user');
    await http.post('/api/session', { title: 'x' });
    await http.post('/api/session', new FormData());
    const sent = requests.map(({ timeout, withCredentials, headers }) => [
      timeout,
      withCredentials,
      headers.get('Accept'),
      headers.get('Content-Type')?.toString().split(';')[0],
    ]);
    expect(sent).toEqual([
      [30_000, true, 'application/json', undefined],
      [30_000, true, 'application/json', 'application/json'],
      [30_000, true, 'application/json', expect.not.stringContaining('json')],
    ]);
  });
});

describe('failures', () => {
  test.each<[string, Answer[], Partial<ApiError>]>([
    ['time-out', ['timeout'], { kind: 'timeout', message: 'Request timed out. Please try again.' }],
    [
      'no network',
      ['network', 'network'],
      { kind: 'network', message: 'Unable to connect to the server. Please check your connection.' },
    ],
    [
      '5xx',
      [{ status: 501, data: { message: 'stack' } }],
      { kind: 'server', status: 501, message: 'Server error. Please try again later.' },
    ],
    ['4xx with a message', [{ status: 403, data: { message: 'No.' } }], { kind: 'client', message: 'No.' }],
    ['4xx without one', [{ status: 418 }], { kind: 'client', message: 'Request failed with status 418' }],
    [
      'a catalogue code',
      [{ status: 422, data: { message: 'x', code: 'SESSION_002', requestId: 'r' } }],
      { message: 'Insufficient credits', code: 'SESSION_002', requestId: 'r' },
    ],
    [
      'an unknown code and nothing else',
      [{ status: 422, data: { code: 'SESSION_999' } }],
      { message: 'An unknown error occurred', code: 'SESSION_999' },
    ],
    [
      'fields',
      [{ status: 422, data: { message: 'x', errors: { email: ['taken'] } } }],
      { message: 'x', fieldErrors: { email: ['taken'] } },
    ],
  ])('%s', async (_name, answers, expected) => {
    const { http } = createTestClient(answers);
    expect(await failureOf(http.get('/api/user'))).toMatchObject(expected);
  });

  test('a 401 "Unauthenticated." names the token that was sent', async () => {
    const dead = { status: 401, data: { message: 'Unauthenticated.' } };
    const { http, onUnauthenticated } = createTestClient([dead, dead]);
    await failureOf(http.get('/api/exp/snapshot'));
    await failureOf(http.get('/api/user'));
    expect(onUnauthenticated.mock.calls).toEqual([
      ['participant', 'participant-token', expect.objectContaining(dead.data)],
      ['main', 'main-token', expect.objectContaining(dead.data)],
    ]);
  });

  test('so does a 401 that tells of a place given up', async () => {
    const errors = { seat: ['Olga of Acme has taken you off the list.'] };
    const gone = { status: 401, data: { message: 'x', code: 'CONSUMER_002', errors } };
    const { http, onUnauthenticated } = createTestClient([gone]);
    await failureOf(http.get('/api/exp/snapshot'));
    expect(onUnauthenticated.mock.calls).toEqual([
      ['participant', 'participant-token', expect.objectContaining({ fieldErrors: errors })],
    ]);
  });

  test('a stream that is refused says so as any other call does', async () => {
    const { http, onUnauthenticated } = createTestClient();
    const refusal = Response.json({ message: 'Unauthenticated.' }, { status: 401 });
    const called = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(refusal);
    const open = () =>
      failureOf(
        http.stream(dashboardCalls.changes, new AbortController().signal)[Symbol.asyncIterator]().next(),
      );
    expect(await open()).toMatchObject({ kind: 'client', status: 401, message: 'Unauthenticated.' });
    expect(onUnauthenticated.mock.calls).toEqual([
      ['main', 'main-token', expect.objectContaining({ message: 'Unauthenticated.' })],
    ]);
    called.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await open()).toMatchObject({ kind: 'network', status: 0 });
  });

  test('another 401 reports nothing', async () => {
    const { http, onUnauthenticated } = createTestClient([{ status: 401, data: { message: 'Wrong.' } }]);
    await failureOf(http.get('/api/user'));
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});

test.each([
  [2999, []],
  [3000, ['warned']],
  [4999, ['warned']],
  [5000, ['reported']],
])('a response after %i ms: %j', async (takesMs, levels) => {
  const { http, onSlow } = createTestClient([{ status: 200, takesMs }]);
  await http.get('/api/user');
  expect(onSlow.mock.calls.map(([slow]) => slow.level)).toEqual(levels);
});

test('six calls run at once, the rest wait in line', async () => {
  const waiting: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const adapter: AxiosAdapter = (config) => {
    running += 1;
    most = Math.max(most, running);
    return new Promise((resolve) =>
      waiting.push(() => {
        running -= 1;
        resolve({ status: 200, statusText: '', data: {}, headers: {}, config });
      }),
    );
  };
  const http = createHttpClient({
    baseUrl: '',
    pagePath: () => '/',
    readToken: () => null,
    ensureCsrf: async () => undefined,
    onUnauthenticated: () => undefined,
    onSlow: () => undefined,
    now: () => 0,
    axiosInstance: axios.create({ adapter }),
  });
  const calls = Array.from({ length: 9 }, () => http.get('/api/user'));
  await vi.waitFor(() => expect(waiting).toHaveLength(6));
  waiting.shift()?.();
  await vi.waitFor(() => expect(running).toBe(6));
  while (waiting.length > 0 || running > 0) {
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(calls);
  expect(most).toBe(6);
});
