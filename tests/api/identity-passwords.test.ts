import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn, outbox, ownerPassword, signUpOwner } from '../support/sign-up.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const password = 'a second lantern';
const resetToken = (link: URL) => link.pathname.split('/').at(-1) ?? '';

async function askForLink(email: string): Promise<string> {
  await server.browser().post('/api/auth/forgot-password', { email });
  const mails = await outbox(server, email);
  return resetToken(
    linkIn(
      mails.findLast(({ kind }) => kind === 'password-reset'),
      '/reset-password/',
    ),
  );
}

const reset = (email: string, token: string) =>
  server
    .browser()
    .post('/api/auth/reset-password', { email, token, password, password_confirmation: password });

test('a forgotten password is set anew by the link, and every token dies', async () => {
  const owner = await signUpOwner(server);
  const token = await askForLink(owner.email);
  const done = await reset(owner.email, token);
  expect([done.statusCode, done.json()]).toEqual([200, { message: 'Your password has been reset.' }]);
  expect((await owner.browser.get('/api/user')).statusCode).toBe(401);
  const old = await server.browser().post('/api/login', { email: owner.email, password: ownerPassword });
  expect(old.statusCode).toBe(422);
  const fresh = await server.browser().post('/api/login', { email: owner.email, password });
  expect(fresh.statusCode).toBe(200);
});

test('the link carries the address in its fragment, which no server sees', async () => {
  const owner = await signUpOwner(server);
  await server.browser().post('/api/auth/forgot-password', { email: owner.email });
  const link = linkIn((await outbox(server, owner.email)).at(-1), '/reset-password/');
  expect([link.search, decodeURIComponent(link.hash)]).toEqual(['', `#email=${owner.email}`]);
});

test('a changed password answers a new token and ends all others', async () => {
  const owner = await signUpOwner(server);
  const change = { current_password: ownerPassword, password, password_confirmation: password };
  const response = await owner.browser.send('POST', '/api/profile/password', change);
  expect(response.statusCode).toBe(200);
  expect((await owner.browser.get('/api/user')).statusCode).toBe(401);
  owner.browser.token = response.json().token;
  expect((await owner.browser.get('/api/user')).statusCode).toBe(200);
});

test.each([
  ['USER_012', 'current_password', { current_password: 'wrong' }],
  ['USER_013', 'password', { password: 'short', password_confirmation: 'short' }],
  ['USER_014', 'password_confirmation', { password_confirmation: 'different' }],
])('changing the password: %s', async (code, field, wrong) => {
  const owner = await signUpOwner(server);
  const body = { current_password: ownerPassword, password, password_confirmation: password, ...wrong };
  const response = await owner.browser.post('/api/profile/password', body);
  expect(response.statusCode).toBe(422);
  const { message, ...rest } = response.json();
  expect(rest).toEqual({ code, errors: { [field]: [message] } });
  expect((await owner.browser.get('/api/user')).statusCode).toBe(200);
});
