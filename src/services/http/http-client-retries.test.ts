import { afterEach, describe, expect, test, vi } from 'vitest';
import { identityCalls } from '#contract/calls/identity.ts';
import { sessionCalls } from '#contract/calls/sessions.ts';
import { createTestClient, failureOf } from './http-client-fixtures.ts';
import type { HttpClient } from './http-client.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('retries', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('GET is tried again once on %i', async (status) => {
    const { http, requests } = createTestClient([{ status }, { status: 200, data: 'back' }]);
    expect(await http.call(identityCalls.user)).toBe('back');
    expect(requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 422, 501])('GET is not tried again on %i', async (status) => {
    const { http, requests } = createTestClient([{ status }]);
    await failureOf(http.call(identityCalls.user));
    expect(requests).toHaveLength(1);
  });

  test('a second failure of GET is the end', async () => {
    const { http, requests } = createTestClient([{ status: 503 }, { status: 503 }]);
    await failureOf(http.call(identityCalls.user));
    expect(requests).toHaveLength(2);
  });

  test('retries a GET after the time that the server names, not before', async () => {
    vi.useFakeTimers();
    const { http, requests } = createTestClient([{ status: 503, headers: { 'retry-after': '1' } }]);
    const answered = http.call(identityCalls.user);
    await vi.advanceTimersByTimeAsync(999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await answered;
    expect(requests).toHaveLength(2);
  });

  test('GET is not tried again where the server asks for a minute', async () => {
    const { http, requests } = createTestClient([{ status: 429, headers: { 'retry-after': '60' } }]);
    expect((await failureOf(http.call(identityCalls.user))).retryAfterSeconds).toBe(60);
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['POST', (http: HttpClient) => http.call(sessionCalls.archive, { params: { id: '1' } })],
    ['PUT', (http: HttpClient) => http.call(identityCalls.updateProfile, { body: {} })],
    ['PATCH', (http: HttpClient) => http.call(sessionCalls.edit, { params: { id: '1' }, body: {} })],
    ['DELETE', (http: HttpClient) => http.call(sessionCalls.remove, { params: { id: '1' } })],
  ] as const)('%s is never tried again', async (_method, send) => {
    const { http, requests } = createTestClient([{ status: 503 }]);
    await failureOf(send(http));
    expect(requests).toHaveLength(1);
  });
});
