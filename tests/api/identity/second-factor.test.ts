import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  RecoveryCodes,
  SecondFactorSecret,
} from '../../../contract/calls/schemas/second-factor/second-factor.ts';
import { secondFactor as figures } from '../../../contract/rules/business-constants.ts';
import { createSecondFactor } from '../../../server/identity/second-factor/second-factor.ts';
import { ownerPassword, type SignedUp, signUpOwner } from '../../support/sign-up.ts';
import { createTestApp, type TestApp, usualSecret } from '../../support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const stepMs = figures.periodSeconds * 1000;
const codeOf = (secret: string, at = server.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const path = '/api/profile/second-factor';
const logIn = ({ email }: SignedUp, code?: string, password = ownerPassword) =>
  server.browser().post('/api/login', { email, password, ...(code === undefined ? {} : { code }) });
const begin = async ({ browser }: SignedUp) =>
  (await browser.post(path, { password: ownerPassword })).json<SecondFactorSecret>();

/** An owner with two-factor log-in, a time step after its set-up. */
async function protectedOwner() {
  const owner = await signUpOwner(server);
  const { secret } = await begin(owner);
  const confirmed = await owner.browser.post(`${path}/confirm`, { code: codeOf(secret) });
  expect(confirmed.statusCode).toBe(200);
  await server.clock.advance(stepMs);
  return { owner, secret, codes: confirmed.json<RecoveryCodes>().codes };
}

test('a log-in asks for a code once one was confirmed, and takes each code once', async () => {
  const owner = await signUpOwner(server);
  expect((await owner.browser.get(path)).json()).toEqual({
    since: null,
    recovery_codes_left: 0,
    passkeys: [],
  });
  const { secret, uri } = await begin(owner);
  expect(uri).toContain(`otpauth://totp/Muster:${encodeURIComponent(owner.email)}?`);
  expect((await logIn(owner)).statusCode, 'not confirmed yet').toBe(200);
  const wrong = await owner.browser.post(`${path}/confirm`, { code: '000000' });
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['code']]);
  const code = codeOf(secret);
  const confirmed = await owner.browser.post(`${path}/confirm`, { code });
  const { codes } = confirmed.json<RecoveryCodes>();
  expect(new Set(codes).size).toBe(figures.recoveryCodes);
  expect((await owner.browser.get(path)).json()).toEqual({
    since: new Date(server.clock.now()).toISOString(),
    recovery_codes_left: figures.recoveryCodes,
    passkeys: [],
  });

  const asked = await logIn(owner);
  expect([asked.statusCode, asked.json().errors]).toEqual([
    422,
    { code: ['Enter the code from your authenticator app.'] },
  ]);
  expect((await logIn(owner, code)).statusCode, 'the code of the set-up').toBe(422);
  await server.clock.advance(stepMs);
  const next = codeOf(secret);
  expect((await logIn(owner, `${next.slice(0, 3)} ${next.slice(3)}`)).statusCode).toBe(200);
  expect((await logIn(owner, next)).statusCode, 'a second time').toBe(422);
  await server.clock.advance(5 * stepMs);
  expect((await logIn(owner, codeOf(secret, server.clock.now() - 2 * stepMs))).statusCode, 'old').toBe(422);
});

test('does not reveal a second factor for a wrong password', async () => {
  const { owner, secret } = await protectedOwner();
  const refused = await logIn(owner, codeOf(secret), 'not the password');
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['email']]);
  expect((await logIn(owner, codeOf(secret))).statusCode, 'the code was not used up').toBe(200);
});

test('a code is taken by one of two log-ins at once', async () => {
  const { owner, secret } = await protectedOwner();
  const code = codeOf(secret);
  const both = await Promise.all([logIn(owner, code), logIn(owner, code)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

test('a recovery code opens once, however it is typed, and new ones replace all', async () => {
  const { owner, codes } = await protectedOwner();
  const [first = '', second = ''] = codes;
  const typed = first.toLowerCase().replaceAll('-', ' ');
  expect((await logIn(owner, typed)).statusCode).toBe(200);
  expect((await logIn(owner, first)).statusCode).toBe(422);
  expect((await owner.browser.post(`${path}/recovery-codes`, { password: 'wrong one' })).statusCode).toBe(
    422,
  );
  const renewed = await owner.browser.post(`${path}/recovery-codes`, { password: ownerPassword });
  const [fresh = ''] = renewed.json<RecoveryCodes>().codes;
  expect((await logIn(owner, second)).statusCode).toBe(422);
  expect((await logIn(owner, fresh)).statusCode).toBe(200);
});

test('guesses of codes end after ten in a quarter of an hour, from whatever address', async () => {
  const { owner, secret } = await protectedOwner();
  for (let guess = 0; guess < figures.tries; guess += 1) {
    const browser = server.browser();
    const body = { email: owner.email, password: ownerPassword, code: String(100_000 + guess) };
    expect((await browser.post('/api/login', body)).statusCode).toBe(422);
  }
  expect((await logIn(owner, codeOf(secret))).statusCode).toBe(429);
  await server.clock.advance(figures.triesWindowMs);
  expect((await logIn(owner, codeOf(secret))).statusCode).toBe(200);
});

test('is removed with password and code alone, and set up only with the password', async () => {
  const { owner, secret } = await protectedOwner();
  const remove = (body: Record<string, string>) => owner.browser.post(`${path}/remove`, body);
  expect((await remove({ password: 'wrong one', code: codeOf(secret) })).statusCode).toBe(422);
  expect((await remove({ password: ownerPassword, code: '000000' })).statusCode).toBe(422);
  const again = await owner.browser.post(path, { password: ownerPassword });
  expect([again.statusCode, Object.keys(again.json().errors)], 'no other secret meanwhile').toEqual([
    422,
    ['password'],
  ]);
  const removed = await remove({ password: ownerPassword, code: codeOf(secret) });
  expect(removed.json()).toEqual({ since: null, recovery_codes_left: 0, passkeys: [] });
  expect((await logIn(owner)).statusCode).toBe(200);
  expect((await owner.browser.post(path, { password: 'wrong one' })).statusCode).toBe(422);
  expect((await server.browser().get(path)).statusCode).toBe(401);
});

test('a secret stays readable after the application’s secret was changed, and is never kept as it is', async () => {
  const { owner, secret } = await protectedOwner();
  const kept = await server.database
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', owner.userId)
    .executeTakeFirstOrThrow();
  expect(kept.secret).not.toContain(secret);
  const { config, database, clock, services } = server;
  const secrets = { secret: 'another secret of the application', formerSecrets: [usualSecret] };
  const rotated = createSecondFactor({ ...services, config, database, clock, ...secrets });
  await rotated.remove(owner.userId, { password: ownerPassword, code: codeOf(secret) });
  expect((await rotated.read(owner.userId)).since).toBeNull();
});

test('ends with the account', async () => {
  const { owner } = await protectedOwner();
  const closed = await owner.browser.post('/api/profile/close', {
    email: owner.email,
    password: ownerPassword,
  });
  expect(closed.statusCode).toBe(200);
  for (const table of ['second_factors', 'recovery_codes'] as const)
    expect(
      await server.database.selectFrom(table).select('user_id').where('user_id', '=', owner.userId).execute(),
    ).toEqual([]);
});
