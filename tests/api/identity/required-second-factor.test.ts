import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SecondFactorSecret } from '../../../contract/calls/schemas/second-factor/second-factor.ts';
import { secondFactor as figures } from '../../../contract/rules/business-constants.ts';
import { allCalls } from '../../../server/calls.ts';
import { createOperatorActs } from '../../../server/operator/operator-acts.ts';
import type { TestBrowser } from '../../support/browser/test-browser.ts';
import { ownerPassword, type SignedUp, signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const password = ownerPassword;
const requirement = '/api/company/second-factor';
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() });

async function setUpApp(browser: TestBrowser): Promise<string> {
  const begun = await browser.post('/api/profile/second-factor', { password });
  const { secret } = begun.json<SecondFactorSecret>();
  const confirmed = await browser.post('/api/profile/second-factor/confirm', { code: codeOf(secret) });
  expect(confirmed.statusCode).toBe(200);
  await server.clock.advance(figures.periodSeconds * 1000);
  return secret;
}

const requireIt = ({ browser }: SignedUp, is_required = true) =>
  browser.send('PUT', requirement, { is_required });

async function logIn({ email }: SignedUp) {
  const browser = server.browser();
  browser.token = (await browser.post('/api/login', { email, password })).json().token;
  return browser;
}

/** A company that requires one, with a sub-administrator who has none. */
async function requiringCompany() {
  const owner = await signUpOwner(server);
  const ben = await signUpSubAdmin(server, owner);
  const secret = await setUpApp(owner.browser);
  expect((await requireIt(owner)).statusCode).toBe(200);
  return { owner, ben, secret };
}

test('is required by an owner who has one, who sees how many have none', async () => {
  const owner = await signUpOwner(server);
  const ben = await signUpSubAdmin(server, owner);
  const without = { is_required: false, people_without: 2, is_own_missing: true };
  expect((await owner.browser.get(requirement)).json()).toEqual(without);
  const refused = await requireIt(owner);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['is_required']]);
  await setUpApp(owner.browser);
  const on = { is_required: true, people_without: 1, is_own_missing: false };
  expect((await requireIt(owner)).json()).toEqual(on);
  expect((await ben.browser.get('/api/user')).statusCode, 'logged out').toBe(401);
  expect((await owner.browser.get('/api/dashboard')).statusCode).toBe(200);
  const [entry] = (await owner.browser.get('/api/company/audit')).json().entries;
  expect(entry).toMatchObject({
    act: 'secondFactor.require',
    before: { second_factor_required: 'false' },
    after: { second_factor_required: 'true' },
  });
  expect((await requireIt(owner, false)).json()).toEqual({ ...on, is_required: false });
  expect((await (await logIn(ben)).get('/api/dashboard')).statusCode).toBe(200);
});

test('before it is set up nothing opens but the set-up and the way out', async () => {
  const { ben } = await requiringCompany();
  const browser = await logIn(ben);
  const opened: string[] = [];
  for (const { address, spec } of allCalls(server.services, 'test')) {
    const { method, path, access } = address;
    if (access === 'public' || access === 'participant') continue;
    if (spec.beforeSecondFactor) {
      opened.push(`${method} ${path}`);
      continue;
    }
    const answer = await browser.send(
      method,
      path.replaceAll(/:\w+/g, '1'),
      method === 'GET' ? undefined : {},
    );
    expect([answer.statusCode, answer.json().code, Object.keys(answer.json().errors ?? {})], path).toEqual([
      403,
      'USER_009',
      ['second_factor'],
    ]);
  }
  expect(opened.sort()).toEqual([
    'GET /api/profile/second-factor',
    'GET /api/user',
    'POST /api/logout',
    'POST /api/logout/everywhere',
    'POST /api/profile/passkeys',
    'POST /api/profile/passkeys/begin',
    'POST /api/profile/second-factor',
    'POST /api/profile/second-factor/confirm',
    'POST /api/refresh-token',
  ]);
});

test('a refreshed token opens no more, and the set-up opens everything', async () => {
  const { ben } = await requiringCompany();
  const browser = await logIn(ben);
  expect((await browser.get('/api/user')).json().needs_second_factor).toBe(true);
  browser.token = (await browser.post('/api/refresh-token', {})).json().token;
  expect((await browser.get('/api/dashboard')).statusCode).toBe(403);
  await setUpApp(browser);
  expect((await browser.get('/api/user')).json().needs_second_factor).toBeUndefined();
  expect((await browser.get('/api/dashboard')).statusCode).toBe(200);
});

test('a new password and an accepted invitation open nothing before', async () => {
  const { owner } = await requiringCompany();
  const mia = await signUpSubAdmin(server, owner);
  const first = await mia.browser.get('/api/dashboard');
  expect([first.statusCode, Object.keys(first.json().errors)]).toEqual([403, ['second_factor']]);
  const change = {
    current_password: password,
    password: 'a new lantern',
    password_confirmation: 'a new lantern',
  };
  expect((await mia.browser.post('/api/profile/password', change)).statusCode).toBe(403);
});

test('the last one is not removed while it is required, and who lost it by the operator sets one up again', async () => {
  const { owner, secret } = await requiringCompany();
  const remove = () =>
    owner.browser.post('/api/profile/second-factor/remove', { password, code: codeOf(secret) });
  const refused = await remove();
  expect(refused.statusCode).toBe(422);
  expect(refused.json().message).toContain('Your company requires two-factor log-in.');
  const call = {
    verb: 'user remove-second-factor' as const,
    words: [owner.email],
    options: { reason: 'Lost phone' },
    isDryRun: false,
  };
  expect((await createOperatorActs(server.services).run(call)).code).toBe(0);
  expect((await owner.browser.get('/api/dashboard')).statusCode).toBe(403);
  await setUpApp(owner.browser);
  expect((await owner.browser.get('/api/dashboard')).statusCode).toBe(200);
});

test('who logs in through a provider needs none', async () => {
  const { ben } = await requiringCompany();
  const browser = server.browser();
  const { accessTokens } = server.services;
  browser.token = (
    await accessTokens.issueUserToken(ben.userId, server.database, { byPassword: false })
  ).token;
  expect((await browser.get('/api/dashboard')).statusCode).toBe(200);
  browser.token = (await browser.post('/api/refresh-token', {})).json().token;
  expect((await browser.get('/api/dashboard')).statusCode, 'refreshed').toBe(200);
});
