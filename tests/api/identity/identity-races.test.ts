import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PasskeyCreation } from '../../../contract/calls/schemas/second-factor/passkeys.ts';
import type { SecondFactorSecret } from '../../../contract/calls/schemas/second-factor/second-factor.ts';
import { whileHeld } from '../../support/held-lock.ts';
import { createPasskeyAuthenticator } from '../../support/passkey-authenticator.ts';
import { ownerPassword, signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { openSingleSignOn, path, type SingleSignOnTest } from '../../support/single-sign-on.ts';

const password = ownerPassword;

let sso: SingleSignOnTest;
beforeAll(async () => {
  sso = await openSingleSignOn();
});
afterAll(() => sso?.close());
beforeEach(() => sso.reset());

type Held = Parameters<typeof whileHeld>[1];
const user =
  (id: number): Held =>
  (transaction) =>
    transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: sso.server.clock.now() });

test('a password that is checked while single sign-on becomes enforced opens nothing', async () => {
  const { database } = sso.server;
  const { owner, domain } = await sso.connectedOwner();
  await sso.runTest(owner, `boss@${domain}`);
  const colleague = await signUpSubAdmin(sso.server, owner);
  const email = `ben@${domain}`;
  await database.updateTable('users').set({ email }).where('id', '=', colleague.userId).execute();
  const [enforced] = await whileHeld(database, user(colleague.userId), [
    () => owner.browser.send('PUT', `${path}/enforced`, { is_enforced: true }),
    () => sso.server.browser().post('/api/login', { email, password }),
  ]);
  expect(enforced?.statusCode).toBe(200);
  const tokens = database.selectFrom('access_tokens').select('id').where('user_id', '=', colleague.userId);
  expect(await tokens.execute()).toEqual([]);
});

test('the test of a connection that another has replaced meanwhile does not count for that one', async () => {
  const { owner } = await sso.connectedOwner();
  const { signOnConnections } = sso.server.services;
  const tested = await signOnConnections.find(owner.companyId);
  if (!tested) throw new Error('no connection');
  await sso.save(owner, { client_secret: 'another secret' });
  await expect(signOnConnections.noteTest(tested)).rejects.toMatchObject({ status: 422 });
  expect(await signOnConnections.read(owner.companyId)).toMatchObject({ tested_at: null });
});

test('a code of an authenticator app confirms the secret it was made from, not one that is begun meanwhile', async () => {
  const { browser, userId, email } = await signUpOwner(sso.server);
  const factor = '/api/profile/second-factor';
  const begin = async () => (await browser.post(factor, { password })).json<SecondFactorSecret>().secret;
  const first = await begin();
  let second = '';
  const [, confirmed] = await whileHeld<number>(
    sso.server.database,
    (transaction) =>
      transaction
        .selectFrom('second_factors')
        .select('user_id')
        .where('user_id', '=', userId)
        .forUpdate()
        .execute(),
    [
      async () => {
        second = await begin();
        return 200;
      },
      async () => (await browser.post(`${factor}/confirm`, { code: codeOf(first) })).statusCode,
    ],
  );
  expect([200, 422]).toContain(confirmed);
  const valid = confirmed === 200 ? first : second;
  if (confirmed !== 200)
    expect((await browser.post(`${factor}/confirm`, { code: codeOf(valid) })).statusCode).toBe(200);
  await sso.server.clock.advance(60_000);
  const logIn = await sso.server.browser().post('/api/login', { email, password, code: codeOf(valid) });
  expect(logIn.statusCode).toBe(200);
});

test('a passkey is not added by a sign-in that has been ended meanwhile', async () => {
  const { database, config } = sso.server;
  const { browser, userId } = await signUpOwner(sso.server);
  const begun = await browser.post('/api/profile/passkeys/begin', { password });
  const credential = createPasskeyAuthenticator(config.publicUrl).create(begun.json<PasskeyCreation>());
  const [added] = await whileHeld(
    database,
    user(userId),
    [() => browser.post('/api/profile/passkeys', { name: 'My key', credential })],
    {
      meanwhile: (transaction) =>
        transaction.deleteFrom('access_tokens').where('user_id', '=', userId).execute(),
    },
  );
  expect(added?.statusCode).toBe(401);
});
