import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox, signUpOwner } from '../../support/sign-up.ts';
import {
  clientIds,
  type SocialProviders,
  startSocialProviders,
  tenant,
} from '../../support/servers/social-providers.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let providers: SocialProviders;
let server: TestApp;
beforeAll(async () => {
  providers = await startSocialProviders();
  server = await createTestApp({ env: providers.env });
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

const now = () => Math.floor(server.clock.now() / 1000);
const google = (change: Record<string, unknown> = {}) => ({
  iss: providers.issuers.google,
  aud: clientIds.google,
  sub: 'somebody',
  iat: now(),
  exp: now() + 3600,
  email: 'somebody@quay.example',
  email_verified: true,
  ...change,
});
const microsoft = (change: Record<string, unknown> = {}) => ({
  ...google(),
  iss: providers.issuers.microsoft,
  aud: clientIds.microsoft,
  tid: tenant,
  oid: 'somebody',
  ...change,
});
const verify = (provider: string, token: string) =>
  server.browser().post(`/api/auth/${provider}/verify`, { provider, token });
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const hostile: [string, string, () => Promise<string>][] = [
  ['alg none', 'google', async () => `${base64url({ alg: 'none' })}.${base64url(google())}.`],
  [
    'HS256 with the public key as secret',
    'google',
    async () =>
      new SignJWT(google())
        .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
        .sign(new TextEncoder().encode(await exportSPKI(providers.publicKey))),
  ],
  [
    'a changed payload',
    'google',
    async () => {
      const [header, , signature] = (await providers.sign(google())).split('.');
      return `${header}.${base64url(google({ sub: 'the boss' }))}.${signature}`;
    },
  ],
  [
    "the attacker's own key embedded",
    'google',
    async () => {
      const { privateKey } = await generateKeyPair('RS256');
      return new SignJWT(google()).setProtectedHeader({ alg: 'RS256', jwk: providers.jwk }).sign(privateKey);
    },
  ],
  ['an unknown kid', 'google', () => providers.sign(google(), { kid: 'key-2' })],
  ['wrong audience', 'google', () => providers.sign(google({ aud: 'another-client' }))],
  ["another party's azp", 'google', () => providers.sign(google({ azp: 'another-client' }))],
  ['wrong issuer', 'google', () => providers.sign(google({ iss: 'https://evil.example' }))],
  ["another provider's token", 'google', () => providers.sign(microsoft())],
  ['expired', 'google', () => providers.sign(google({ exp: now() - 61 }))],
  ['issued in the future', 'google', () => providers.sign(google({ iat: now() + 120 }))],
  ['no subject', 'google', () => providers.sign(google({ sub: undefined }))],
  [
    'a tenant that the issuer does not name',
    'microsoft',
    () => providers.sign(microsoft({ tid: tenant.replace('1', '9') })),
  ],
  ['a tenant that is no UUID', 'microsoft', () => providers.sign(microsoft({ tid: '../evil' }))],
  ["another app's token", 'facebook', async () => providers.facebookToken('1', {}, { app_id: '999' })],
  ['a page token', 'facebook', async () => providers.facebookToken('1', {}, { type: 'PAGE' })],
  ['somebody else behind /me', 'facebook', async () => providers.facebookToken('1', { id: '2' })],
  ['an unknown code', 'linkedin', async () => 'made-up'],
  ['not a token at all', 'google', async () => 'hello'],
];

test.each(hostile)('%s is refused by %s as invalid', async (_what, provider, token) => {
  const response = await verify(provider, await token());
  expect([response.statusCode, response.json()]).toEqual([
    422,
    {
      message: 'The log-in could not be verified. Please try again.',
      errors: { token: ['The log-in could not be verified. Please try again.'] },
    },
  ]);
  expect(await server.database.selectFrom('users').select('id').execute()).toEqual([]);
});

test('a token is good once, also for two at once', async () => {
  const token = await providers.sign(google({ sub: 'once', email: 'once@quay.example' }));
  const answers = await Promise.all([verify('google', token), verify('google', token)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect((await verify('google', token)).statusCode).toBe(422);
});

test('a LinkedIn code is good once', async () => {
  const claims = google({
    iss: providers.issuers.linkedin,
    aud: clientIds.linkedin,
    sub: 'l',
    email: 'l@quay.example',
  });
  const code = providers.codeFor(await providers.sign(claims));
  expect((await verify('linkedin', code)).statusCode).toBe(200);
  expect((await verify('linkedin', code)).statusCode).toBe(422);
});

test('an address that the provider does not vouch for opens and mails nothing (nOAuth)', async () => {
  const owner = await signUpOwner(server);
  const before = await outbox(server, owner.email);
  const byMicrosoft = await verify(
    'microsoft',
    await providers.sign(microsoft({ oid: 'evil', email: owner.email })),
  );
  const byFacebook = await verify('facebook', providers.facebookToken('666', { email: owner.email }));
  for (const response of [byMicrosoft, byFacebook])
    expect([response.statusCode, response.json().code]).toEqual([422, 'USER_005']);
  expect(await outbox(server, owner.email)).toEqual(before);
});

test('a provider that is down is 503 for each of the four, and a later try works', async () => {
  const fresh = await createTestApp({ env: providers.env });
  const send = (provider: string, token: string) =>
    fresh.browser().post(`/api/auth/${provider}/verify`, { provider, token });
  const late = google({ sub: 'late', email: 'late@quay.example' });
  providers.setDown(true);
  const statuses = await Promise.all([
    send('google', await providers.sign(late)),
    send('microsoft', await providers.sign(microsoft())),
    send('linkedin', 'any code'),
    send('facebook', 'any token'),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
  providers.setDown(false);
  expect((await send('google', await providers.sign(late))).statusCode).toBe(200);
  await fresh.close();
});
