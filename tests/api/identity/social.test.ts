import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  linkIn,
  outbox,
  ownerPassword,
  registration,
  signUpOwner,
  verificationOf,
} from '../../support/sign-up.ts';
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

type OpenIdProvider = 'google' | 'microsoft' | 'linkedin';

function claimsOf(provider: OpenIdProvider, subject: string, change: Record<string, unknown> = {}) {
  const now = Math.floor(server.clock.now() / 1000);
  return {
    iss: providers.issuers[provider],
    aud: clientIds[provider],
    sub: subject,
    iat: now,
    exp: now + 3600,
    email: `${subject}@quay.example`,
    email_verified: true,
    given_name: 'Mia',
    family_name: 'Berg',
    ...(provider === 'microsoft' ? { tid: tenant, oid: subject, xms_edov: true } : {}),
    ...change,
  };
}

async function tokenOf(provider: OpenIdProvider, subject: string, change: Record<string, unknown> = {}) {
  const idToken = await providers.sign(claimsOf(provider, subject, change));
  return provider === 'linkedin' ? providers.codeFor(idToken) : idToken;
}

const verify = (provider: string, token: string, headers?: Record<string, string>) =>
  server.browser().post(`/api/auth/${provider}/verify`, { provider, token }, headers);

async function userOf(token: string) {
  const browser = server.browser();
  browser.token = token;
  return (await browser.get('/api/user')).json();
}

test('names the configured providers, without their secrets', async () => {
  const response = await server.inject({ url: '/api/auth/providers' });
  expect(response.json()).toEqual({
    providers: [
      { id: 'google', client_id: 'google-client', script_url: 'https://accounts.google.com/gsi/client' },
      {
        id: 'microsoft',
        client_id: 'microsoft-client',
        authority: 'https://login.microsoftonline.com/common',
        protocol_mode: 'AAD',
      },
      {
        id: 'linkedin',
        client_id: 'linkedin-client',
        authorize_url: 'https://www.linkedin.com/oauth/v2/authorization',
        redirect_uri: 'http://localhost:3000/login',
      },
      {
        id: 'facebook',
        client_id: '424242',
        script_url: 'https://connect.facebook.net/en_US/sdk.js',
        api_version: 'v25.0',
      },
    ],
  });
});

test.each(['google', 'microsoft', 'linkedin'] as const)(
  '%s signs up at first and in afterwards',
  async (provider) => {
    const first = await verify(provider, await tokenOf(provider, `${provider}-person`));
    expect(first.statusCode).toBe(200);
    const user = await userOf(first.json().token);
    expect(user).toMatchObject({
      email: `${provider}-person@quay.example`,
      first_name: 'Mia',
      last_name: 'Berg',
      user_type_id: 2,
      password: null,
      email_verified_at: new Date(server.clock.now()).toISOString(),
      profile: { company_id: null, country_id: null, timezone_id: null, area_code: null, phone_number: null },
    });
    await server.clock.advance(1000);
    const again = await verify(
      provider,
      await tokenOf(provider, `${provider}-person`, { email: 'moved@quay.example' }),
    );
    expect((await userOf(again.json().token)).id).toBe(user.id);
  },
);

test('facebook signs up by access token; its address still needs verification', async () => {
  const token = providers.facebookToken('77', {
    first_name: 'Noa',
    last_name: 'Lind',
    email: 'noa@quay.example',
  });
  const response = await verify('facebook', token, { 'accept-language': 'de' });
  expect(response.statusCode).toBe(200);
  expect(await userOf(response.json().token)).toMatchObject({
    first_name: 'Noa',
    email_verified_at: null,
    language: 'de',
  });
  expect((await outbox(server, 'noa@quay.example')).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['verification', 'Bestätigen Sie Ihre E-Mail-Adresse'],
  ]);
});

test('naming the company completes a social account and grants the welcome credit', async () => {
  const browser = server.browser();
  browser.token = (await verify('google', await tokenOf('google', 'founder'))).json().token;
  const change = { company_name: 'Quay', country_id: 'DE', timezone_id: 'Europe/Berlin', area_code: '+49' };
  const response = await browser.send('PUT', '/api/profile', { ...change, phone_number: '30 901820' });
  const { company_id } = response.json().profile;
  expect(await server.services.credits.balance(server.database, company_id)).toMatchObject({ available: 1 });
});

test('an existing account is connected by the link in its own mailbox, once', async () => {
  const owner = await signUpOwner(server);
  const claims = { email: owner.email };
  const refused = await verify('google', await tokenOf('google', 'owner-at-google', claims));
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['token']]);
  const mail = (await outbox(server, owner.email)).at(-1);
  expect(mail?.kind).toBe('connect-social');
  const connect = () =>
    server.browser().post('/api/email/verify', verificationOf(linkIn(mail, '/verify/connect/')));
  expect((await connect()).json()).toEqual({ message: 'Google is connected. You can log in with it now.' });
  expect((await connect()).statusCode).toBe(403);
  await server.clock.advance(1000);
  const signedIn = await verify('google', await tokenOf('google', 'owner-at-google', claims));
  expect((await userOf(signedIn.json().token)).id).toBe(owner.userId);
  const byPassword = await server
    .browser()
    .post('/api/login', { email: owner.email, password: ownerPassword });
  expect(byPassword.statusCode).toBe(200);
});

test('connecting an account with an unverified address removes its password', async () => {
  const squatter = server.browser();
  const request = registration({ email: 'victim@quay.example' });
  squatter.token = (await squatter.post('/api/auth/register', request)).json().token;
  await verify('google', await tokenOf('google', 'victim'));
  const mail = (await outbox(server, request.email)).at(-1);
  await server.browser().post('/api/email/verify', verificationOf(linkIn(mail, '/verify/connect/')));
  expect((await squatter.get('/api/user')).statusCode).toBe(401);
  const login = await server.browser().post('/api/login', { email: request.email, password: ownerPassword });
  expect(login.statusCode).toBe(422);
});

test('reports a provider without a client id', async () => {
  const bare = await createTestApp();
  const body = { provider: 'microsoft', token: 'x' };
  const response = await bare.browser().post('/api/auth/microsoft/verify', body);
  expect([response.statusCode, response.json().message]).toEqual([
    422,
    'Microsoft client ID is not configured',
  ]);
  expect((await bare.inject({ url: '/api/auth/providers' })).json()).toEqual({ providers: [] });
  await bare.close();
});

test('public addresses are refused here too: USER_011', async () => {
  const response = await verify('google', await tokenOf('google', 'hobby', { email: 'mia@gmail.com' }));
  expect([response.statusCode, response.json().code]).toEqual([422, 'USER_011']);
});

test('a link to connect an account ends with the address it was sent to', async () => {
  const owner = await signUpOwner(server);
  await verify('google', await tokenOf('google', 'former-owner', { email: owner.email }));
  const link = linkIn((await outbox(server, owner.email)).at(-1), '/verify/connect/');
  const email = `moved.${owner.email}`;
  await owner.browser.post('/api/profile/address', { email, password: ownerPassword });
  for (const address of [owner.email, email]) {
    const mail = (await outbox(server, address)).findLast(({ kind }) => kind === 'address-change');
    const token = linkIn(mail, '/change-address/').pathname.split('/').at(-1);
    expect((await server.browser().post(`/api/address-change/${token}/confirm`, {})).statusCode).toBe(200);
  }
  expect((await server.browser().post('/api/email/verify', verificationOf(link))).statusCode).toBe(403);
});
