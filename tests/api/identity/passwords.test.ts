import { afterAll, beforeAll, expect, test } from 'vitest';
import { auth } from '../../../contract/rules/business-constants.ts';
import { linkIn, outbox, ownerPassword, signUpOwner } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

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

const check = (token: string) => server.browser().post('/api/auth/reset-password/check', { token });

test('asking whether a link still opens uses nothing up, however often a mail scanner does', async () => {
  const owner = await signUpOwner(server);
  const token = await askForLink(owner.email);
  for (const _ of [1, 2, 3]) expect((await check(token)).statusCode).toBe(204);
  expect((await reset(owner.email, token)).statusCode).toBe(200);
});

test('a link that was used, has run out, was replaced or never was is answered alike', async () => {
  const [used, replaced, late] = [
    await signUpOwner(server),
    await signUpOwner(server),
    await signUpOwner(server),
  ];
  const usedToken = await askForLink(used.email);
  await reset(used.email, usedToken);
  const replacedToken = await askForLink(replaced.email);
  await server.clock.advance(61_000);
  const newer = await askForLink(replaced.email);
  expect((await check(newer)).statusCode).toBe(204);
  const lateToken = await askForLink(late.email);
  await server.clock.advance(auth.passwordResetMs);
  const answers = [];
  for (const token of [usedToken, replacedToken, lateToken, 'never', '']) {
    const { statusCode, body } = await check(token);
    answers.push([statusCode, body]);
  }
  const text = 'This password reset token is invalid.';
  expect(new Set(answers.map(([status]) => status))).toEqual(new Set([422]));
  expect(new Set(answers.map(([, body]) => body))).toEqual(
    new Set([JSON.stringify({ message: text, errors: { token: [text] } })]),
  );
});

test('guessing at links is slowed down, and opening good ones is not', async () => {
  const owner = await signUpOwner(server);
  const token = await askForLink(owner.email);
  const browser = server.browser();
  const ask = (guess: string) => browser.post('/api/auth/reset-password/check', { token: guess });
  for (let tries = 0; tries < 40; tries += 1) expect((await ask(token)).statusCode).toBe(204);
  const answers = [];
  for (let tries = 0; tries < 35; tries += 1) answers.push((await ask(`guess ${tries}`)).statusCode);
  expect(answers.at(0)).toBe(422);
  expect(answers.at(-1)).toBe(429);
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
