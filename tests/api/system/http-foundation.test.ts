import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test('reports that it is alive and ready', async () => {
  expect((await server.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await server.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' });
  expect((await server.inject({ url: '/build.json' })).json()).toEqual({ build: 'development' });
});

test('serves the redirects of the configuration, within the build and from outside', async () => {
  const env = {
    REDIRECTS: '/plans=/pricing,/jobs=https://jobs.example/open',
    VITE_REDIRECT_HOSTS: 'jobs.example',
  };
  const redirecting = await createTestApp({ env });
  expect((await redirecting.inject({ url: '/build.json' })).json()).toEqual({
    build: 'development',
    redirects: { '/plans': '/pricing', '/jobs': 'https://jobs.example/open' },
  });
  const asked = ['/plans', '/jobs/', '/jobs?next=//evil.example', '/plans/more', '/__proto__'];
  const answers = await Promise.all(asked.map((url) => redirecting.inject({ url })));
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [302, '/pricing'],
    [302, 'https://jobs.example/open'],
    [302, 'https://jobs.example/open'],
    [404, undefined],
    [404, undefined],
  ]);
  await redirecting.close();
  await expect(createTestApp({ env: { REDIRECTS: '/jobs=https://evil.example' } })).rejects.toThrow(
    'REDIRECTS leads /jobs to "https://evil.example"',
  );
});

test('sets the CSRF cookie with 204, readable, beside an HttpOnly session cookie', async () => {
  const response = await server.inject({ url: '/sanctum/csrf-cookie' });
  expect(response.statusCode).toBe(204);
  expect(
    response.cookies.map(({ name, httpOnly, sameSite, path }) => ({ name, httpOnly, sameSite, path })),
  ).toEqual([
    { name: 'muster_session', httpOnly: true, sameSite: 'Lax', path: '/' },
    { name: 'XSRF-TOKEN', httpOnly: undefined, sameSite: 'Lax', path: '/' },
  ]);
});

test('an unknown route of the API is 404, a wrong method 405 with the right ones', async () => {
  const unknown = await server.inject({ url: '/api/nowhere?email=a@b.example' });
  expect([unknown.statusCode, unknown.json()]).toEqual([
    404,
    { message: 'The route api/nowhere could not be found.' },
  ]);
  const wrong = await server.inject({ method: 'DELETE', url: '/api/openapi.json' });
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('an address that the router cannot read is refused in the words of the product', async () => {
  const refused = async (url: string) => {
    const answer = await server.inject({ url });
    return [answer.statusCode, answer.json()];
  };
  const unreadable = { message: 'Invalid request', code: 'REQUEST_001' };
  expect(await refused('/%E0%A4%A')).toEqual([400, unreadable]);
  expect(await refused('/api/session/%')).toEqual([400, unreadable]);
  const tooLong = { message: 'The address is too long.' };
  expect(await refused(`/api/session/${'x'.repeat(300)}`)).toEqual([414, tooLong]);
});

test('serves the OpenAPI document', async () => {
  expect((await server.inject({ url: '/api/openapi.json' })).json()).toMatchObject({ openapi: '3.1.0' });
});
