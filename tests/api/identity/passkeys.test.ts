import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondFactor as codes } from '../../../contract/rules/business-constants.ts';
import { passkeys as figures } from '../../../contract/rules/people/passkey-limits.ts';
import type {
  PasskeyCreation,
  PasskeyRequest,
} from '../../../contract/calls/schemas/second-factor/passkeys.ts';
import type {
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
} from '../../../contract/calls/schemas/second-factor/second-factor.ts';
import { createOperatorActs } from '../../../server/operator/operator-acts.ts';
import { createPasskeyAuthenticator } from '../../support/passkey-authenticator.ts';
import { outbox, ownerPassword, type SignedUp, signUpOwner } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const origin = 'https://muster.example';
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ config: { publicUrl: origin } });
});
afterAll(() => server.close());

const path = '/api/profile/passkeys';
const password = ownerPassword;
const authenticator = () => createPasskeyAuthenticator(origin);
type Authenticator = ReturnType<typeof authenticator>;

const begin = async ({ browser }: SignedUp) =>
  (await browser.post(`${path}/begin`, { password })).json<PasskeyCreation>();
const add = async (owner: SignedUp, key: Authenticator, name = 'My key') =>
  owner.browser.post(path, { name, credential: key.create(await begin(owner)) });
const state = async ({ browser }: SignedUp) =>
  (await browser.get('/api/profile/second-factor')).json<SecondFactorState>();
const logIn = ({ email }: SignedUp, factor: object = {}) =>
  server.browser().post('/api/login', { email, password, ...factor });
const challenge = async ({ email }: SignedUp, typed = password) =>
  server.browser().post('/api/login/passkey', { email, password: typed });
const challenged = async (owner: SignedUp) => (await challenge(owner)).json<PasskeyRequest>();
const refusedAt = ({ json }: { json(): { errors?: object } }) => Object.keys(json().errors ?? {});
const mails = async ({ email }: SignedUp) =>
  (await outbox(server, email)).filter(({ kind }) => kind === 'second-factor').map(({ subject }) => subject);

async function protectedOwner() {
  const owner = await signUpOwner(server);
  const key = authenticator();
  const added = await add(owner, key);
  expect(added.statusCode).toBe(200);
  return { owner, key, recovery: added.json<RecoveryCodes>().codes };
}

describe('a passkey', () => {
  test('is added with the password, asked for at a log-in, and opens it', async () => {
    const { owner, key, recovery } = await protectedOwner();
    expect(new Set(recovery).size, 'recovery codes with the first factor').toBe(codes.recoveryCodes);
    expect((await state(owner)).passkeys).toEqual([
      { id: expect.any(Number), name: 'My key', created_at: expect.any(String), used_at: null },
    ]);
    const asked = await logIn(owner);
    expect([asked.statusCode, refusedAt(asked)]).toEqual([422, ['passkey']]);
    const request = await challenged(owner);
    expect(request).toMatchObject({
      rpId: 'muster.example',
      allowCredentials: [{ id: key.id, type: 'public-key', transports: ['usb'] }],
    });
    expect((await logIn(owner, { passkey: key.get(request) })).statusCode).toBe(200);
    expect((await state(owner)).passkeys[0]?.used_at).toEqual(expect.any(String));
    expect((await logIn(owner, { code: recovery[0] })).statusCode, 'a recovery code instead').toBe(200);
  });

  test('works beside an authenticator app and other passkeys, with one set of recovery codes', async () => {
    const { owner, key, recovery } = await protectedOwner();
    const second = authenticator();
    await server.clock.advance(1);
    expect((await add(owner, second, ' At home ')).json()).toEqual({ codes: [] });
    const { secret } = (
      await owner.browser.post('/api/profile/second-factor', { password })
    ).json<SecondFactorSecret>();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now() });
    const confirmed = await owner.browser.post('/api/profile/second-factor/confirm', { code });
    expect(confirmed.json()).toEqual({ codes: [] });
    expect((await state(owner)).passkeys.map(({ name }) => name)).toEqual(['My key', 'At home']);
    expect((await logIn(owner, { passkey: second.get(await challenged(owner)) })).statusCode).toBe(200);
    expect((await logIn(owner, { passkey: key.get(await challenged(owner)) })).statusCode).toBe(200);
    expect((await state(owner)).recovery_codes_left).toBe(recovery.length);
    expect(await mails(owner)).toEqual([
      'A passkey was added',
      'A passkey was added',
      'An authenticator app was set up',
    ]);
  });

  test('is renamed, and removed with the password and a second factor alone', async () => {
    const { owner, key, recovery } = await protectedOwner();
    const id = (await state(owner)).passkeys[0]?.id;
    expect((await owner.browser.send('PATCH', `${path}/${id}`, { name: 'Blue key' })).statusCode).toBe(204);
    expect((await state(owner)).passkeys[0]?.name).toBe('Blue key');
    const remove = (body: object) => owner.browser.post(`${path}/${id}/remove`, body);
    expect(refusedAt(await remove({ password: 'wrong one', code: recovery[0] }))).toEqual(['password']);
    expect(refusedAt(await remove({ password }))).toEqual(['passkey']);
    const request = (await owner.browser.post(`${path}/challenge`, {})).json<PasskeyRequest>();
    const removed = await remove({ password, passkey: key.get(request) });
    expect(removed.json()).toEqual({ since: null, recovery_codes_left: 0, passkeys: [] });
    expect((await logIn(owner)).statusCode).toBe(200);
    expect(await mails(owner)).toEqual(['A passkey was added', 'A passkey was removed']);
  });

  test('of one account is neither renamed nor removed by another, and is added to no second one', async () => {
    const { owner, key } = await protectedOwner();
    const { owner: other, recovery } = await protectedOwner();
    const id = (await state(owner)).passkeys[0]?.id;
    expect((await other.browser.send('PATCH', `${path}/${id}`, { name: 'Mine' })).statusCode).toBe(404);
    const removal = { password, code: recovery[0] };
    expect((await other.browser.post(`${path}/${id}/remove`, removal)).statusCode).toBe(404);
    expect(refusedAt(await add(other, key))).toEqual(['credential']);
    expect((await state(owner)).passkeys).toHaveLength(1);
  });

  test('is not the eleventh', async () => {
    const { owner } = await protectedOwner();
    for (let more = 1; more < figures.perAccount; more += 1) {
      await server.clock.advance(codes.triesWindowMs);
      expect((await add(owner, authenticator())).statusCode).toBe(200);
    }
    await server.clock.advance(codes.triesWindowMs);
    expect(refusedAt(await add(owner, authenticator()))).toEqual(['credential']);
  });

  test('is removed by the operator, with recovery codes and a mail', async () => {
    const { owner } = await protectedOwner();
    const call = {
      verb: 'user remove-second-factor' as const,
      words: [owner.email],
      options: { reason: 'Lost phone' },
      isDryRun: false,
    };
    const { run } = createOperatorActs(server.services);
    expect((await run(call)).code).toBe(0);
    expect(await state(owner)).toEqual({ since: null, recovery_codes_left: 0, passkeys: [] });
    expect((await logIn(owner)).statusCode).toBe(200);
    expect(await mails(owner)).toEqual(['A passkey was added', 'Two-factor log-in was turned off']);
    expect((await run(call)).code, 'there is none').toBe(1);
  });

  test('ends with the account, and is part of the own data', async () => {
    const { owner } = await protectedOwner();
    await challenged(owner);
    expect((await owner.browser.get('/api/profile/data')).json().passkeys).toHaveLength(1);
    await owner.browser.post('/api/profile/close', { email: owner.email, password });
    for (const table of ['passkeys', 'passkey_challenges'] as const)
      expect(
        await server.database
          .selectFrom(table)
          .select('user_id')
          .where('user_id', '=', owner.userId)
          .execute(),
      ).toEqual([]);
  });
});

describe('a registration is refused', () => {
  test('without the password, of another origin, a second time, and of another account’s challenge', async () => {
    const owner = await signUpOwner(server);
    const wrong = await owner.browser.post(`${path}/begin`, { password: 'wrong one' });
    expect(refusedAt(wrong)).toEqual(['password']);
    const send = (credential: object, { browser } = owner) => browser.post(path, { name: 'Key', credential });
    const elsewhere = authenticator().create(await begin(owner), { origin: 'https://muster.example.evil' });
    expect(refusedAt(await send(elsewhere))).toEqual(['credential']);
    const options = await begin(owner);
    expect((await send(authenticator().create(options), await signUpOwner(server))).statusCode).toBe(422);
    expect((await send(authenticator().create(options))).statusCode).toBe(200);
    expect(refusedAt(await send(authenticator().create(options)))).toEqual(['credential']);
    expect((await state(owner)).passkeys).toHaveLength(1);
  });

  test('when its challenge has run out, and where it is no registration', async () => {
    const owner = await signUpOwner(server);
    const late = authenticator().create(await begin(owner));
    await server.clock.advance(figures.challengeMs);
    expect((await owner.browser.post(path, { name: 'Key', credential: late })).statusCode).toBe(422);
    const broken = authenticator().create(await begin(owner));
    broken.response.attestationObject = 'AAAA';
    expect((await owner.browser.post(path, { name: 'Key', credential: broken })).statusCode).toBe(422);
    broken.response.clientDataJSON = '{';
    expect((await owner.browser.post(path, { name: 'Key', credential: broken })).statusCode).toBe(422);
    expect((await state(owner)).passkeys).toEqual([]);
  });
});

describe('a log-in is refused', () => {
  const wrongs: [string, Parameters<Authenticator['get']>[1]][] = [
    ['of another origin', { origin: 'https://muster.example.evil' }],
    ['of another host’s passkey', { rpId: 'evil.example' }],
    ['whose counter stands still', { counter: 1 }],
    ['whose counter goes back', { counter: 0 }],
  ];
  test.each(wrongs)('%s, and has spent its challenge', async (_, change) => {
    const { owner, key } = await protectedOwner();
    expect((await logIn(owner, { passkey: key.get(await challenged(owner)) })).statusCode).toBe(200);
    const request = await challenged(owner);
    expect(refusedAt(await logIn(owner, { passkey: key.get(request, change) }))).toEqual(['passkey']);
    expect(refusedAt(await logIn(owner, { passkey: key.get(request, { counter: 9 }) }))).toEqual(['passkey']);
  });

  test('by an answer that was used, by one of two at once, by an old one, and by one of another purpose', async () => {
    const { owner, key } = await protectedOwner();
    const answer = key.get(await challenged(owner));
    const both = await Promise.all([logIn(owner, { passkey: answer }), logIn(owner, { passkey: answer })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(refusedAt(await logIn(owner, { passkey: answer }))).toEqual(['passkey']);
    const old = key.get(await challenged(owner));
    await server.clock.advance(figures.challengeMs);
    expect(refusedAt(await logIn(owner, { passkey: old }))).toEqual(['passkey']);
    const request = (await owner.browser.post(`${path}/challenge`, {})).json<PasskeyRequest>();
    expect(refusedAt(await logIn(owner, { passkey: key.get(request) }))).toEqual(['passkey']);
  });

  test('by another account’s passkey, also under the name of the own, and by another account’s challenge', async () => {
    const { owner, key } = await protectedOwner();
    const { owner: thief, key: other } = await protectedOwner();
    expect((await logIn(owner, { passkey: other.get(await challenged(owner)) })).statusCode).toBe(422);
    const renamed = other.get(await challenged(owner), { id: key.id });
    expect((await logIn(owner, { passkey: renamed })).statusCode).toBe(422);
    await server.clock.advance(60_000);
    const foreign = key.get(await challenged(thief));
    expect((await logIn(owner, { passkey: foreign })).statusCode).toBe(422);
  });

  test('and a challenge as well, without the password, and alike for addresses without an account', async () => {
    const { owner } = await protectedOwner();
    const wrong = await challenge(owner, 'not the password');
    const unknown = await challenge({ ...owner, email: 'nobody@harbour.example' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toEqual(unknown.json());
    for (let guess = 0; guess < 4; guess += 1) await challenge(owner, 'not the password');
    const without = await signUpOwner(server);
    expect(refusedAt(await challenge(without))).toEqual(['passkey']);
  });
});
