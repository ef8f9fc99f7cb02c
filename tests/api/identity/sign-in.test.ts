import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownerPassword, type SignedUp, signUpOwner } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let owner: SignedUp;
beforeAll(async () => {
  server = await createTestApp();
  owner = await signUpOwner(server);
});
afterAll(() => server.close());

const logIn = (body: Record<string, unknown>, path = '/api/login') => server.browser().post(path, body);

test.each(['/api/login', '/api/auth/login'])(
  '%s answers a token, whatever the case of the address',
  async (path) => {
    const response = await logIn({ email: owner.email.toUpperCase(), password: ownerPassword }, path);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      token: expect.stringMatching(/^\d+\|[\w-]{43}$/),
      expires_at: new Date(server.clock.now() + 8 * 3_600_000).toISOString(),
    });
  },
);

test('a refreshed token follows on the old one, which lives 30 s longer', async () => {
  const browser = server.browser();
  const { token } = (await logIn({ email: owner.email, password: ownerPassword })).json();
  browser.token = token;
  const answers = await Promise.all([browser.post('/api/refresh-token'), browser.post('/api/refresh-token')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await browser.get('/api/user')).statusCode).toBe(200);
  await server.clock.advance(30_000);
  expect((await browser.get('/api/user')).statusCode).toBe(401);
  for (const answer of answers) {
    browser.token = answer.json().token;
    expect((await browser.get('/api/user')).statusCode).toBe(200);
  }
});

test('logging out ends the token and expires both cookies', async () => {
  const browser = server.browser();
  browser.token = (await logIn({ email: owner.email, password: ownerPassword })).json().token;
  const response = await browser.post('/api/logout');
  expect(response.statusCode).toBe(200);
  expect([...browser.cookies.keys()]).toEqual([]);
  const after = await browser.get('/api/user');
  expect([after.statusCode, after.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
});
