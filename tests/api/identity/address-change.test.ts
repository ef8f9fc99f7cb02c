import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkIn, outbox, ownerPassword, type SignedUp, signUpOwner } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const path = '/api/profile/address';

let server: TestApp;
let owner: SignedUp;
let serial = 0;
let fresh: string;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  owner = await signUpOwner(server);
  serial += 1;
  fresh = `olga.${serial}@harbour-new.example`;
});
afterAll(() => server.close());

const begin = (email = fresh, password = ownerPassword) => owner.browser.post(path, { email, password });
const tokenTo = async (address: string) => {
  const mail = (await outbox(server, address)).findLast(({ kind }) => kind === 'address-change');
  return linkIn(mail, '/change-address/').pathname.split('/').at(-1) ?? '';
};
const read = (token: string) => server.browser().get(`/api/address-change/${token}`);
const confirm = (token: string) => server.browser().post(`/api/address-change/${token}/confirm`, {});
const logIn = (email: string) =>
  server.browser().post('/api/auth/login', { email, password: ownerPassword, remember_me: false });
const codeOf = async (request: ReturnType<typeof begin>) => {
  const { statusCode, json } = await request;
  const { code, errors } = json();
  return [statusCode, code ?? Object.keys(errors ?? {})];
};

test.each([['current', 'new'] as const, ['new', 'current'] as const])(
  'an address changes once both were confirmed, the %s one first',
  async (first, second) => {
    const begun = await begin();
    expect([begun.statusCode, begun.json().change]).toMatchObject([
      200,
      { email: fresh, current_confirmed: false, new_confirmed: false },
    ]);
    const tokens = { current: await tokenTo(owner.email), new: await tokenTo(fresh) };
    expect((await read(tokens[first])).json()).toEqual({ current: owner.email, email: fresh, proves: first });
    expect((await confirm(tokens[first])).json()).toEqual({ email: fresh, waits_for: second });
    expect((await confirm(tokens[first])).json()).toEqual({ email: fresh, waits_for: second });
    expect((await logIn(owner.email)).statusCode).toBe(200);
    expect((await confirm(tokens[second])).json()).toEqual({ email: fresh, waits_for: null });
    expect((await owner.browser.get('/api/user')).json()).toMatchObject({
      email: fresh,
      email_verified_at: new Date(server.clock.now()).toISOString(),
    });
    expect([(await logIn(owner.email)).statusCode, (await logIn(fresh)).statusCode]).toEqual([422, 200]);
    expect((await owner.browser.get(path)).json()).toEqual({ change: null });
    expect([(await read(tokens.new)).statusCode, (await confirm(tokens.new)).statusCode]).toEqual([404, 404]);
  },
);

test('a wrong password, the same address, a taken and a private one are refused by name', async () => {
  const other = await signUpOwner(server);
  expect(await codeOf(begin(fresh, 'not my password 1'))).toEqual([422, 'USER_012']);
  expect(await codeOf(owner.browser.post(path, { email: fresh }))).toEqual([422, 'USER_012']);
  expect(await codeOf(begin(owner.email.toUpperCase()))).toEqual([422, ['email']]);
  expect(await codeOf(begin(other.email))).toEqual([422, 'USER_005']);
  expect(await codeOf(begin('olga@gmail.com'))).toEqual([422, 'USER_011']);
  expect((await owner.browser.get(path)).json()).toEqual({ change: null });
});

test('a newer change replaces the links, giving up and a day end them', async () => {
  await begin();
  const older = await tokenTo(owner.email);
  await begin(`other.${fresh}`);
  expect((await confirm(older)).statusCode).toBe(404);
  const newer = await tokenTo(owner.email);
  expect((await owner.browser.send('DELETE', path)).json()).toEqual({ change: null });
  expect((await confirm(newer)).statusCode).toBe(404);
  await begin();
  const late = await tokenTo(fresh);
  await server.database
    .updateTable('address_changes')
    .set({ expires_at: new Date(server.clock.now()) })
    .execute();
  expect((await confirm(late)).statusCode).toBe(404);
  expect((await read('x'.repeat(43))).statusCode).toBe(404);
});

test('an address that another account has taken meanwhile is refused', async () => {
  await begin();
  const tokens = [await tokenTo(owner.email), await tokenTo(fresh)] as const;
  await confirm(tokens[0]);
  const other = await signUpOwner(server);
  await server.database.updateTable('users').set({ email: fresh }).where('email', '=', other.email).execute();
  expect(await codeOf(confirm(tokens[1]))).toEqual([422, 'USER_005']);
  expect((await owner.browser.get('/api/user')).json().email).toBe(owner.email);
});

test('both links at once: one of them changes the address, and a reset link to the former one opens nothing', async () => {
  await server.browser().post('/api/auth/forgot-password', { email: owner.email });
  await begin();
  const tokens = [await tokenTo(owner.email), await tokenTo(fresh)];
  const answers = await Promise.all(tokens.map(confirm));
  expect(answers.map((answer) => answer.json().waits_for).filter((one) => one === null)).toHaveLength(1);
  const left = await server.database
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('user_id')
    .where('users.email', '=', fresh)
    .execute();
  expect(left).toEqual([]);
});

test('where the present address was never confirmed, the new one alone is asked', async () => {
  await server.database
    .updateTable('users')
    .set({ email_verified_at: null })
    .where('email', '=', owner.email)
    .execute();
  expect((await begin()).json().change).toMatchObject({ current_confirmed: true });
  const mails = await outbox(server, owner.email);
  expect(mails.some(({ kind }) => kind === 'address-change')).toBe(false);
  expect((await confirm(await tokenTo(fresh))).json()).toEqual({ email: fresh, waits_for: null });
});
