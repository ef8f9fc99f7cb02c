import type { AxiosAdapter } from 'axios';
import { describe, expect, test, vi } from 'vitest';
import { consumerCalls } from '#contract/calls/consumers.ts';
import { experienceCalls } from '#contract/calls/experience.ts';
import { geoCalls } from '#contract/calls/geo.ts';
import { companyExportCalls } from '#contract/calls/company-export.ts';
import { identityCalls } from '#contract/calls/identity.ts';
import { participantCalls } from '#contract/calls/participants.ts';
import { resultCalls } from '#contract/calls/results.ts';
import { sessionCalls } from '#contract/calls/sessions.ts';
import { systemCheckCalls } from '#contract/calls/system-check.ts';
import { dashboardCalls } from '#contract/calls/dashboard.ts';
import type { ApiError } from './api-error.ts';
import { type Answer, createTestClient, failureOf } from './http-client-fixtures.ts';
import { createHttpClient } from './http-client.ts';
import { requestFailures } from '#contract/words/en/request-failures.ts';
import { createTransport } from './transport.ts';
import { requestContext, tokenKindOf } from './request-rules.ts';

describe('which token a call bears', () => {
  test.each([
    [experienceCalls.vote, 'participant'],
    [participantCalls.dataPackage, 'participant'],
    [resultCalls.ofSeat, 'participant'],
    [sessionCalls.list, 'main'],
    [consumerCalls.list, 'main'],
    [identityCalls.user, 'main'],
    [identityCalls.logIn, null],
    [identityCalls.verifySocial, null],
    [geoCalls.countries, null],
  ])('$path: %s', ({ access }, kind) => expect(tokenKindOf(access)).toBe(kind));

  test('is sent as a bearer header, and not on public paths', async () => {
    const { http, requests } = createTestClient();
    await http.call(identityCalls.user);
    await http.call(experienceCalls.snapshot);
    await http.call(geoCalls.countries);
    await http.call(participantCalls.enterByEmail, { query: { email: '', sessionId: '' } });
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
    await http.call(identityCalls.user);
    await http.call(sessionCalls.archive, { params: { id: '1' } });
    await http.call(identityCalls.updateProfile, { body: {} });
    await http.call(sessionCalls.edit, { params: { id: '1' }, body: {} });
    await http.call(sessionCalls.remove, { params: { id: '1' } });
    expect(ensureCsrf.mock.calls).toEqual([[false], [false], [false], [false]]);
  });

  test('after 419 it is fetched anew, and the call is sent once more', async () => {
    const { http, requests, ensureCsrf } = createTestClient([
      { status: 419 },
      { status: 200, data: { ok: 1 } },
    ]);
    expect(await http.call(sessionCalls.archive, { params: { id: '1' } })).toEqual({ ok: 1 });
    expect(requests).toHaveLength(2);
    expect(ensureCsrf.mock.calls).toEqual([[false], [true]]);
  });

  test('a second 419 is the end', async () => {
    const { http, requests } = createTestClient([
      { status: 419, data: { message: 'CSRF token mismatch.' } },
      { status: 419, data: { message: 'CSRF token mismatch.' } },
    ]);
    expect((await failureOf(http.call(sessionCalls.archive, { params: { id: '1' } }))).message).toBe(
      'CSRF token mismatch.',
    );
    expect(requests).toHaveLength(2);
  });
});

describe('every call', () => {
  test('is sent with credentials, the language of the page and a timeout of 30 s', async () => {
    const { http, requests } = createTestClient();
    await http.call(identityCalls.user);
    await http.call(identityCalls.updateProfile, { body: {} });
    await http.call(systemCheckCalls.upload, { body: new ArrayBuffer(1) });
    const sent = requests.map(({ timeout, withCredentials, headers }) => [
      timeout,
      withCredentials,
      headers.get('Accept'),
      headers.get('Accept-Language'),
      headers.get('Content-Type')?.toString().split(';')[0],
    ]);
    expect(sent).toEqual([
      [30_000, true, 'application/json', 'de', undefined],
      [30_000, true, 'application/json', 'de', 'application/json'],
      [30_000, true, 'application/json', 'de', 'application/octet-stream'],
    ]);
  });
});

test('a file of any size has no time limit, and is never slow', async () => {
  const { http, requests, onSlow } = createTestClient([{ status: 200, takesMs: 90_000 }]);
  await http.call(companyExportCalls.download);
  expect(requests.map(({ timeout, responseType }) => [timeout, responseType])).toEqual([[0, 'blob']]);
  expect(onSlow).not.toHaveBeenCalled();
});

test('form data is sent as form data for any call', async () => {
  const { http, requests } = createTestClient();
  const form = new FormData();
  form.set('file', new Blob(['x'], { type: 'text/plain' }), 'x.txt');
  await http.call(systemCheckCalls.upload, { body: form as never });
  await http.call(identityCalls.updateProfile, { body: form as never });
  for (const { data, headers } of requests) {
    expect(data).toBe(form);
    expect(headers.get('Content-Type')).not.toBe('application/json');
    expect(headers.get('Content-Type')).not.toBe('application/octet-stream');
  }
  expect(requests).toHaveLength(2);
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
    expect(await failureOf(http.call(identityCalls.user))).toMatchObject(expected);
  });

  test('a 401 "Unauthenticated." names the token that was sent', async () => {
    const dead = { status: 401, data: { message: 'Unauthenticated.' } };
    const { http, onUnauthenticated } = createTestClient([dead, dead]);
    await failureOf(http.call(experienceCalls.snapshot));
    await failureOf(http.call(identityCalls.user));
    expect(onUnauthenticated.mock.calls).toEqual([
      ['participant', 'participant-token', expect.objectContaining(dead.data)],
      ['main', 'main-token', expect.objectContaining(dead.data)],
    ]);
  });

  test('so does a 401 for a seat that was given up', async () => {
    const errors = { seat: ['Olga of Acme has taken you off the list.'] };
    const gone = { status: 401, data: { message: 'x', code: 'CONSUMER_002', errors } };
    const { http, onUnauthenticated } = createTestClient([gone]);
    await failureOf(http.call(experienceCalls.snapshot));
    expect(onUnauthenticated.mock.calls).toEqual([
      ['participant', 'participant-token', expect.objectContaining({ fieldErrors: errors })],
    ]);
  });

  test('reports a refused stream like any other refused call', async () => {
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
    await failureOf(http.call(identityCalls.user));
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
  await http.call(identityCalls.user);
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
    pagePath: () => '/',
    readToken: () => null,
    readLanguage: () => 'en',
    ensureCsrf: async () => undefined,
    onUnauthenticated: () => undefined,
    onSlow: () => undefined,
    onDate: () => undefined,
    now: () => 0,
    loadTransport: async () =>
      createTransport({ baseUrl: '', loadFailureWords: async () => requestFailures, adapter }),
  });
  const calls = Array.from({ length: 9 }, () => http.call(identityCalls.user));
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
