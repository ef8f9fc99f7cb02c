import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  linkIn,
  outbox,
  ownerPassword,
  registration,
  type SignedUp,
  signUpOwner,
} from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let owner: SignedUp;
beforeAll(async () => {
  server = await createTestApp({ env: { TRUST_PROXY: '1' } });
  owner = await signUpOwner(server);
});
afterAll(() => server.close());

const post = (url: string, payload: object, from: string) =>
  server.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from } });
const logIn = async (email: string, password: string, from: string) =>
  (await post('/api/login', { email, password }, from)).statusCode;
const minute = 60_000;

async function statusesOf(times: number, work: (time: number) => Promise<number>) {
  const statuses: Record<number, number> = {};
  for (let time = 0; time < times; time += 1) {
    const status = await work(time);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

test.each([
  ['of one /64 network', (n: number) => `2001:db8:7:1::${n.toString(16)}`],
  ['of one network, each with a port', (n: number) => `[2001:db8:7:2::${n.toString(16)}]:${40_000 + n}`],
  ['with a port each', (n: number) => `198.51.100.1:${40_000 + n}`],
  ['mapped into IPv6 or not', (n: number) => (n % 2 ? '198.51.100.2' : '::ffff:198.51.100.2')],
  ['that are none', (n: number) => `unknown-${n}`],
])('60 wrong logins from 60 addresses %s meet the limit of one', async (_which, address) => {
  const statuses = await statusesOf(60, (n) => logIn(`guest${n}@harbour.example`, 'wrong', address(n)));
  expect(statuses).toEqual({ 422: 15, 429: 45 });
});

test.each([
  ['/api/auth/forgot-password', 10],
  ['/api/email/verify/resend', 20],
])('%s counts a /64 network as one', async (url, limit) => {
  const statuses = await statusesOf(25, async (n) => {
    const body = { email: `${url.length}.${n}@harbour.example` };
    return (await post(url, body, `2001:db8:8:${url.length}::${n.toString(16)}`)).statusCode;
  });
  expect(statuses).toEqual({ 200: limit, 429: 25 - limit });
});

const strange = (n: number) => `203.0.113.${n}`;

test('an account takes twenty guesses from anywhere in fifteen minutes, one that is unknown too', async () => {
  for (const email of [owner.email, 'nobody@harbour.example'])
    expect(await statusesOf(60, (n) => logIn(email, `guess ${n}`, strange(n)))).toEqual({ 422: 20, 429: 40 });
  expect(await logIn(owner.email, ownerPassword, '192.0.2.9')).toBe(429);
  await server.clock.advance(15 * minute);
  expect(await logIn(owner.email, ownerPassword, '192.0.2.9')).toBe(200);
});

test('guesses of strangers keep the owner out neither where they have signed in, nor behind a reset link', async () => {
  const person = await signUpOwner(server);
  const home = '192.0.2.10';
  expect(await logIn(person.email, ownerPassword, home)).toBe(200);
  await statusesOf(30, (n) => logIn(person.email, `guess ${n}`, strange(n)));
  expect(await logIn(person.email, ownerPassword, '192.0.2.11')).toBe(429);
  expect(await logIn(person.email, ownerPassword, `${home}:4000`)).toBe(200);

  await post('/api/auth/forgot-password', { email: person.email }, '192.0.2.12');
  const mail = (await outbox(server, person.email)).findLast(({ kind }) => kind === 'password-reset');
  const token = linkIn(mail, '/reset-password/').pathname.split('/').at(-1);
  const password = 'another lantern in the harbour';
  const reset = { email: person.email, token, password, password_confirmation: password };
  expect((await post('/api/auth/reset-password', reset, '192.0.2.12')).statusCode).toBe(200);
  expect(await logIn(person.email, password, '192.0.2.12')).toBe(200);
  expect(await logIn(person.email, password, '192.0.2.13')).toBe(429);
});

test('where an account is familiar its tries are limited all the same', async () => {
  const person = await signUpOwner(server);
  expect(await logIn(person.email, ownerPassword, '192.0.2.20')).toBe(200);
  expect(await statusesOf(10, () => logIn(person.email, 'wrong', '192.0.2.20'))).toEqual({ 422: 5, 429: 5 });
});

test('a place is familiar for thirty days', async () => {
  const person = await signUpOwner(server);
  const home = '192.0.2.30';
  expect(await logIn(person.email, ownerPassword, home)).toBe(200);
  await server.clock.advance(30 * 24 * 60 * minute + 1);
  await statusesOf(20, (n) => logIn(person.email, `guess ${n}`, strange(n)));
  expect(await logIn(person.email, ownerPassword, home)).toBe(429);
});

test('right passwords from many places do not use the limit up', async () => {
  const person = await signUpOwner(server);
  expect(await statusesOf(30, (n) => logIn(person.email, ownerPassword, strange(n)))).toEqual({ 200: 30 });
});

test.each(['/api/auth/forgot-password', '/api/email/verify/resend'])(
  '%s mails one address five times an hour, known or not, from any client',
  async (url) => {
    const person = registration();
    await post('/api/auth/register', person, '192.0.2.39');
    await server.clock.advance(2 * minute);
    for (const email of [person.email, `unknown-${url.length}@harbour.example`]) {
      const statuses = await statusesOf(12, async (n) => {
        await server.clock.advance(minute);
        return (await post(url, { email }, strange(n))).statusCode;
      });
      expect(statuses).toEqual({ 200: 5, 429: 7 });
    }
    const kind = url.includes('forgot') ? 'password-reset' : 'verification';
    const sent = (await outbox(server, person.email)).filter((mail) => mail.kind === kind).length;
    expect(sent).toBe(kind === 'verification' ? 6 : 5);
  },
);

test('a new verification link is answered as slowly for an unknown address', async () => {
  const person = registration();
  await post('/api/auth/register', person, '192.0.2.40');
  await server.clock.advance(2 * minute);
  for (const email of [person.email, 'nobody-at-all@harbour.example']) {
    const began = performance.now();
    await post('/api/email/verify/resend', { email }, '192.0.2.40');
    expect(performance.now() - began).toBeGreaterThanOrEqual(195);
  }
});

test('the form of the join link and codes count a /64 network as one', async () => {
  const at = (n: number) => `2001:db8:9:9::${n.toString(16)}`;
  const enter = (n: number) =>
    server.inject({
      url: '/api/exp/auth',
      query: { email: `a${n}@harbour.example`, sessionId: 'x'.repeat(22) },
      headers: { 'x-forwarded-for': at(n) },
    });
  expect(await statusesOf(80, async (n) => (await enter(n)).statusCode)).toEqual({ 422: 60, 429: 20 });
  const codes = await statusesOf(5, async (n) => {
    const body = { email: `a${n}@harbour.example`, session_id: 'x'.repeat(22), code: '000000' };
    return (await post('/api/exp/code/enter', body, at(n))).statusCode;
  });
  expect(codes).toEqual({ 429: 5 });
});
