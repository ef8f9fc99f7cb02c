import { afterAll, beforeAll, expect, test } from 'vitest';
import { registration, type SignedUp, signUpOwner } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let owner: SignedUp;
beforeAll(async () => {
  server = await createTestApp();
  owner = await signUpOwner(server);
});
afterAll(() => server.close());

const origin = 'http://localhost:3000';
const mismatch = [419, { message: 'CSRF token mismatch.' }];
const countUsers = async () => (await server.database.selectFrom('users').select('id').execute()).length;

function register(headers: Record<string, string>) {
  return server.inject({ method: 'POST', url: '/api/auth/register', payload: registration(), headers });
}

async function cookiesOf() {
  const { cookies } = await server.inject({ url: '/sanctum/csrf-cookie' });
  const value = (name: string) => cookies.find((cookie) => cookie.name === name)?.value ?? '';
  return { session: value('muster_session'), token: value('XSRF-TOKEN') };
}

test('no, a wrong, a forged and another session’s token are 419, and nothing is written', async () => {
  const mine = await cookiesOf();
  const theirs = await cookiesOf();
  const cookie = `muster_session=${mine.session}; XSRF-TOKEN=${mine.token}`;
  const [nonce] = mine.token.split('.');
  const before = await countUsers();
  const attempts: Record<string, string>[] = [
    { cookie },
    { cookie, 'x-xsrf-token': '' },
    { cookie, 'x-xsrf-token': 'wrong' },
    { cookie, 'x-xsrf-token': `${nonce}.${'A'.repeat(43)}` },
    { cookie, 'x-xsrf-token': theirs.token },
    { cookie: `XSRF-TOKEN=${mine.token}`, 'x-xsrf-token': mine.token },
    { cookie: `muster_session=evil; XSRF-TOKEN=evil`, 'x-xsrf-token': 'evil' },
    { origin, 'x-xsrf-token': mine.token },
    { referer: `${origin}/signup` },
    { 'sec-fetch-site': 'same-origin' },
  ];
  for (const headers of attempts) {
    const response = await register(headers);
    expect([response.statusCode, response.json()]).toEqual(mismatch);
  }
  expect(await countUsers()).toBe(before);
  const valid = await register({ cookie, origin, 'x-xsrf-token': mine.token });
  expect(valid.statusCode).toBe(201);
});

test('every unsafe route asks for it, with a bearer token as well', async () => {
  for (const [method, url] of [
    ['PUT', '/api/profile'],
    ['POST', '/api/logout'],
    ['POST', '/api/session'],
    ['DELETE', '/api/session/x'],
    ['PATCH', '/api/session/x'],
  ] as const) {
    const headers = { origin, authorization: `Bearer ${owner.browser.token}` };
    const response = await server.inject({ method, url, headers });
    expect([response.statusCode, response.json()]).toEqual(mismatch);
  }
});

test('a program without cookies or Origin needs none', async () => {
  expect((await register({})).statusCode).toBe(201);
});

test('what a foreign page can send, a form or a simple request, has no effect', async () => {
  const before = await countUsers();
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];
  for (const type of forms) {
    const response = await server.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { ...foreign, 'content-type': type },
      payload: JSON.stringify(registration()),
    });
    expect([415, 419]).toContain(response.statusCode);
  }
  expect(await countUsers()).toBe(before);
});

test.each(['https://evil.example', 'null'])('returns no allowed origin to %s', async (foreign) => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await server.inject({
      method,
      url: '/api/geo/countries',
      headers: { origin: foreign, 'access-control-request-method': 'GET' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('the policy allows no inline script, no framing, no foreign origin', async () => {
  const { headers } = await server.inject({ url: '/healthz' });
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((part) => part.split(/ (.*)/, 2)),
  );
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
  });
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('answers are not stored, and logging out expires the HttpOnly cookie that script cannot', async () => {
  const { headers } = await owner.browser.get('/api/user');
  expect(headers['cache-control']).toBe('no-store');
  const leaving = await signUpOwner(server);
  const response = await leaving.browser.post('/api/logout');
  const expired = response.cookies.map(({ name, value, expires }) => [name, value, expires?.getTime()]);
  expect(expired).toEqual([
    ['muster_session', '', 0],
    ['XSRF-TOKEN', '', 0],
  ]);
});
