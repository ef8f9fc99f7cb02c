import { afterAll, beforeAll, expect, test } from 'vitest';
import { createThrottle } from '../../../server/http/load/throttle.ts';
import { createCompany } from '../../support/company-fixture.ts';
import { ownerPassword, registration, type SignedUp, signUpOwner } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let owner: SignedUp;
beforeAll(async () => {
  server = await createTestApp();
  owner = await signUpOwner(server);
});
afterAll(() => server.close());

const logIn = (email: string, password: string, remoteAddress = '10.9.0.1', headers = {}) =>
  server.inject({ method: 'POST', url: '/api/login', payload: { email, password }, remoteAddress, headers });
const userAs = (token: string) =>
  server.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } });

test('wrong password, unknown address and social account are answered alike, and as slowly', {
  retry: 2,
}, async () => {
  const company = await createCompany(server);
  const social = `rosa@company-${company.companyId}.example`;
  const accounts = [owner.email, 'nobody@harbour.example', social];
  const times: number[][] = accounts.map(() => []);
  const measure = async (account: number) => {
    const began = performance.now();
    const response = await logIn(accounts[account] ?? '', 'not the password', `10.9.1.${account}`);
    times[account]?.push(performance.now() - began);
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        message: 'These credentials do not match our records.',
        errors: { email: ['These credentials do not match our records.'] },
      },
    ]);
  };
  for (let round = 0; round < 11; round += 1) {
    for (const account of accounts.keys()) await measure((account + round) % accounts.length);
    await server.clock.advance(15_000);
  }
  const quickest = times.map((all) => Math.min(...all));
  expect(Math.min(...quickest)).toBeGreaterThanOrEqual(195);
  expect(Math.max(...quickest) / Math.min(...quickest)).toBeLessThan(1.2);
});

test('the sixth try of an account in a minute waits, others do not, and no header resets it', async () => {
  const ip = '10.9.2.1';
  for (let round = 0; round < 5; round += 1)
    expect((await logIn(round % 2 ? owner.email : owner.email.toUpperCase(), 'wrong', ip)).statusCode).toBe(
      422,
    );
  const sixth = await logIn(owner.email, ownerPassword, ip);
  expect([sixth.statusCode, sixth.headers['retry-after'], sixth.json()]).toEqual([
    429,
    '60',
    { message: 'Too Many Attempts.', reason: { name: 'tooManyAttempts', values: { seconds: 60 } } },
  ]);
  const inGerman = await logIn(owner.email, ownerPassword, ip, { 'accept-language': 'de' });
  expect(inGerman.json().message).toBe(
    'Zu viele Versuche. Versuchen Sie es in ein paar Minuten noch einmal.',
  );
  for (const headers of [
    { 'x-forwarded-for': '1.2.3.4' },
    { forwarded: 'for=1.2.3.4' },
    { 'x-real-ip': '1.2.3.4' },
  ])
    expect((await logIn(owner.email, ownerPassword, ip, headers)).statusCode).toBe(429);
  for (const variant of [` ${owner.email}`, `${owner.email} `, owner.email.toUpperCase()])
    expect((await logIn(variant, ownerPassword, ip)).statusCode).not.toBe(200);
  expect((await logIn('another@harbour.example', 'wrong', ip)).statusCode).toBe(422);
  await server.clock.advance(60_000);
  expect((await logIn(owner.email, ownerPassword, ip)).statusCode).toBe(200);
});

test('behind a trusted proxy uses the address that the proxy added', async () => {
  const proxied = await createTestApp({ env: { TRUST_PROXY: '1' } });
  const person = await signUpOwner(proxied);
  const tryAs = (forwarded: string) =>
    proxied.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: person.email, password: 'wrong' },
      headers: { 'x-forwarded-for': forwarded },
    });
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1)
    statuses.push((await tryAs(`203.0.113.${round}, 198.51.100.7`)).statusCode);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  expect((await tryAs('203.0.113.1, 198.51.100.8')).statusCode).toBe(422);
  await proxied.close();
});

test('the count survives a restart', async () => {
  const ip = '10.9.3.1';
  for (let round = 0; round < 5; round += 1) await logIn(owner.email, 'wrong', ip);
  const restarted = createThrottle(server.services);
  await expect(restarted('login', `${owner.email}|${ip}`, 5, 60_000)).rejects.toMatchObject({ status: 429 });
});

test('one password tried on many accounts from one address meets the limit of the address', async () => {
  const statuses: number[] = [];
  for (let account = 0; account < 20; account += 1)
    statuses.push((await logIn(`person${account}@harbour.example`, 'Lantern1', '10.9.4.1')).statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(15);
  expect(statuses.slice(15)).toEqual([429, 429, 429, 429, 429]);
});

test('a token that is old, cut, mixed or monstrous is 401, never 500', async () => {
  const { token } = await server.services.accessTokens.issueUserToken(owner.userId);
  const other = await server.services.accessTokens.issueUserToken(owner.userId);
  const [id, secret] = token.split('|');
  const bad = [
    token.slice(0, -1),
    `${other.token.split('|')[0]}|${secret}`,
    `${id}|`,
    '1|',
    '|',
    secret ?? '',
    `-1|${secret}`,
    `99999999999999999999|${secret}`,
    `${id}|${'x'.repeat(5000)}`,
    "1' or '1'='1",
    '',
  ];
  for (const text of bad) {
    const response = await userAs(text);
    expect([response.statusCode, response.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  }
  expect((await userAs(token)).statusCode).toBe(200);
  await server.clock.advance(8 * 3_600_000 + 1000);
  expect((await userAs(token)).statusCode).toBe(401);
});

test('the database holds no token in the clear', async () => {
  const { token } = await server.services.accessTokens.issueUserToken(owner.userId);
  const rows = await server.database.selectFrom('access_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token.split('|')[1]);
});

test('two refreshes at once both give a usable token, and the old one ends after 30 s', async () => {
  const { token } = await server.services.accessTokens.issueUserToken(owner.userId);
  const refresh = () =>
    server.inject({
      method: 'POST',
      url: '/api/refresh-token',
      headers: { authorization: `Bearer ${token}` },
    });
  const answers = await Promise.all([refresh(), refresh()]);
  for (const answer of answers) expect((await userAs(answer.json().token)).statusCode).toBe(200);
  await server.clock.advance(30_001);
  expect((await userAs(token)).statusCode).toBe(401);
  for (const answer of answers) expect((await userAs(answer.json().token)).statusCode).toBe(200);
});

test('logging out twice does no harm', async () => {
  const { token } = await server.services.accessTokens.issueUserToken(owner.userId);
  const out = () =>
    server.inject({ method: 'POST', url: '/api/logout', headers: { authorization: `Bearer ${token}` } });
  expect([(await out()).statusCode, (await out()).statusCode, (await userAs(token)).statusCode]).toEqual([
    200, 401, 401,
  ]);
});

test('a disabled user and a deleted company are out at once', async () => {
  const disabled = await signUpOwner(server);
  const deleted = await signUpOwner(server);
  const at = new Date(server.clock.now());
  await server.database
    .updateTable('users')
    .set({ disabled_at: at })
    .where('id', '=', disabled.userId)
    .execute();
  await server.database
    .updateTable('companies')
    .set({ deleted_at: at })
    .where('id', '=', deleted.companyId)
    .execute();
  for (const { browser } of [disabled, deleted]) {
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect((await browser.get('/api/session')).statusCode).toBe(401);
  }
  expect((await logIn(disabled.email, ownerPassword, '10.9.5.1')).statusCode).toBe(422);
});

test.each([
  ['seven77', 422, 'USER_013'],
  ['👩‍🚀🚀🛰', 422, 'USER_013'],
  ['Password123', 422, undefined],
  ['aaaaaaaaaaaa', 422, undefined],
  [`${'a'.repeat(63)}b`, 201, undefined],
  ['🏮🌊⛵🌙⭐🔥🏔🌲', 201, undefined],
  ['x'.repeat(30_000), 422, undefined],
  ['x'.repeat(1_000_000), 413, undefined],
] as const)('the password %.20s is answered with %d', { retry: 2 }, async (password, status, code) => {
  const began = performance.now();
  const body = registration({
    password,
    password_confirmation: status === 422 && password.length > 9999 ? 'x' : password,
  });
  const response = await server.browser().post('/api/auth/register', body);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
  expect(performance.now() - began).toBeLessThan(3000);
});
