import { readFileSync } from 'node:fs';
import tls from 'node:tls';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type {
  CompanyDomain,
  SignOnStart,
  SingleSignOn,
} from '../../../contract/calls/schemas/single-sign-on.ts';
import { proofFileUrl, proofRecordName, signOn } from '../../../contract/rules/people/single-sign-on.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { createOutgoingRequests } from '../../../server/http/outgoing/outgoing-requests.ts';
import { downloadExport } from '../../support/company-export.ts';
import { createLoopbackCertificate } from '../../support/servers/loopback-certificate.ts';
import { type CompanyProvider, startCompanyProvider } from '../../support/servers/company-provider.ts';
import { companySecret, openidClients, startOpenidProvider } from '../../support/servers/openid-provider.ts';
import { freePort } from '../../support/servers/free-port.ts';
import {
  linkIn,
  outbox,
  ownerPassword,
  type SignedUp,
  signUpOwner,
  signUpSubAdmin,
} from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const path = '/api/company/single-sign-on';
const certificate = createLoopbackCertificate();
const trusted = tls.getCACertificates('default');
const records = new Map<string, string[] | null>();
const files = new Map<string, string>();
let provider: CompanyProvider;
let server: TestApp;
let domains = 0;

beforeAll(async () => {
  tls.setDefaultCACertificates([...trusted, readFileSync(certificate.file, 'utf8')]);
  provider = await startCompanyProvider(certificate);
  const requests = createOutgoingRequests({ config: { privateProviders: true, dnsServers: [] } });
  server = await createTestApp({
    outgoing: {
      fetch: (url, init) => {
        if (url.startsWith('https://127.0.0.1:')) return requests.fetch(url, init);
        const file = files.get(url);
        return file === undefined
          ? Promise.reject(new Error('no such host'))
          : Promise.resolve(new Response(file));
      },
      textRecords: async (name) => (records.has(name) ? (records.get(name) ?? null) : []),
    },
  });
});
afterAll(async () => {
  await server?.close();
  await provider?.close();
  tls.setDefaultCACertificates(trusted);
  certificate.remove();
});
beforeEach(() => {
  provider.setDown(false);
  provider.setMetadata({});
});

const freshDomain = () => {
  domains += 1;
  return `wren${domains}.example`;
};
const addDomain = async ({ browser }: SignedUp, domain: string) =>
  (await browser.post(`${path}/domains`, { domain })).json<CompanyDomain>();
const check = ({ browser }: SignedUp, { id }: CompanyDomain) =>
  browser.post(`${path}/domains/${id}/check`, {});
const connectionTo = ({ issuer, client }: CompanyProvider, change: Record<string, unknown> = {}) => ({
  issuer,
  client_id: client.id,
  client_secret: client.secret,
  group_claim: 'groups',
  group_roles: [],
  default_role: userTypes.CONSUMER_ADMIN_SUB,
  ...change,
});
const save = ({ browser }: SignedUp, change: Record<string, unknown> = {}) =>
  browser.send('PUT', `${path}/connection`, connectionTo(provider, change));

async function verifiedDomain(owner: SignedUp, domain = freshDomain()) {
  const added = await addDomain(owner, domain);
  records.set(proofRecordName(domain), [added.proof]);
  expect((await check(owner, added)).json()).toMatchObject({ state: 'verified' });
  return { ...added, domain };
}

const begin = async (email: string) => server.browser().post('/api/auth/single-sign-on', { email });

const queryOf = ({ url }: SignOnStart) => new URL(url).searchParams;
const seconds = () => Math.floor(server.clock.now() / 1000);

function claimsOf(start: SignOnStart, email: string, change: JWTPayload = {}): JWTPayload {
  return {
    iss: provider.issuer,
    aud: provider.client.id,
    sub: `sub of ${email}`,
    iat: seconds(),
    exp: seconds() + 300,
    nonce: queryOf(start).get('nonce') ?? '',
    email,
    email_verified: true,
    given_name: 'Mia',
    family_name: 'Berg',
    ...change,
  };
}

const codeFor = (start: SignOnStart, idToken: string) =>
  provider.codeFor(idToken, queryOf(start).get('code_challenge') ?? '');

const finishBody = async (start: SignOnStart, email: string, change: JWTPayload = {}) => ({
  state: queryOf(start).get('state') ?? '',
  binding: start.binding,
  code: codeFor(start, await provider.sign(claimsOf(start, email, change))),
});
const finish = (body: Record<string, unknown>, headers?: Record<string, string>) =>
  server.browser().post('/api/auth/single-sign-on/finish', body, headers);

/** A whole log-in through the provider. */
async function signOnAs(email: string, change: JWTPayload = {}) {
  const start = (await begin(email)).json<SignOnStart>();
  return finish(await finishBody(start, email, change));
}

async function holderOf(answer: { json(): { token: string } }) {
  const browser = server.browser();
  browser.token = answer.json().token;
  return { browser, user: (await browser.get('/api/user')).json() };
}

async function connectedOwner(change: Record<string, unknown> = {}) {
  const owner = await signUpOwner(server);
  const { domain, ...proved } = await verifiedDomain(owner);
  expect((await save(owner, change)).statusCode).toBe(200);
  return { owner, domain, proved: { ...proved, domain } };
}

async function runTest({ browser, email }: SignedUp, address: string, change: JWTPayload = {}) {
  void email;
  const start = (await browser.post(`${path}/test`, {})).json<SignOnStart>();
  return browser.post(`${path}/test/finish`, await finishBody(start, address, change));
}

async function enforcedOwner() {
  const connected = await connectedOwner();
  const { owner, domain } = connected;
  expect((await runTest(owner, `boss@${domain}`)).statusCode).toBe(200);
  expect((await owner.browser.send('PUT', `${path}/enforced`, { is_enforced: true })).statusCode).toBe(200);
  return connected;
}

/** Also once the owner's token has run out. */
const domainsOf = ({ companyId }: SignedUp) => server.services.companyDomains.list(companyId);

const messageOf = (answer: { json(): { message: string } }) => answer.json().message;

describe('a domain', () => {
  test('is proved by a TXT record or by a file, and its absence says what to do', async () => {
    const owner = await signUpOwner(server);
    const domain = freshDomain();
    const added = await addDomain(owner, ` https://${domain.toUpperCase()}/ `);
    expect(added).toMatchObject({ domain, state: 'unproved', record_name: `_muster.${domain}` });
    const missing = await check(owner, added);
    expect([missing.statusCode, messageOf(missing)]).toEqual([
      422,
      expect.stringContaining('neither the TXT record nor the file'),
    ]);
    records.set(proofRecordName(domain), ['muster-domain=another', added.proof]);
    expect((await check(owner, added)).json()).toMatchObject({ state: 'verified' });

    const byFile = await addDomain(owner, freshDomain());
    files.set(proofFileUrl(byFile.domain), `${byFile.proof}\n`);
    expect((await check(owner, byFile)).json()).toMatchObject({ state: 'verified' });
    const unanswered = await addDomain(owner, freshDomain());
    records.set(proofRecordName(unanswered.domain), null);
    expect(messageOf(await check(owner, unanswered))).toContain('do not answer');
  });

  test.each([
    'gmail.com',
    'mail.gmail.com',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'a b.example',
    'example',
    '-x.example',
    'x.example/path',
    '',
    'example.com:8443',
  ])('"%s" is refused', async (domain) => {
    const owner = await signUpOwner(server);
    expect((await owner.browser.post(`${path}/domains`, { domain })).statusCode).toBe(422);
  });

  test('belongs to one company, also of two that prove it at once', async () => {
    const [one, two] = [await signUpOwner(server), await signUpOwner(server)];
    const domain = freshDomain();
    const [first, second] = [await addDomain(one, domain), await addDomain(two, domain)];
    records.set(proofRecordName(domain), [first.proof, second.proof]);
    const checks = await Promise.all([check(one, first), check(two, second)]);
    expect(checks.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const refused = checks.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().message).toContain('Another company has verified this domain');
    const again = await one.browser.post(`${path}/domains`, { domain });
    expect(again.json().errors.domain).toEqual(['This domain is in your list already.']);
    expect((await two.browser.post(`${path}/domains/${first.id}/check`, {})).statusCode, 'of another').toBe(
      404,
    );
    expect((await two.browser.send('DELETE', `${path}/domains/${first.id}`)).statusCode).toBe(404);
  });

  test('is suspended after three failed checks, with a mail to the owner, and restored with its proof', async () => {
    const { owner, domain, proved } = await enforcedOwner();
    const member = `mia@${domain}`;
    const { user } = await holderOf(await signOnAs(member));
    const tokens = server.database.selectFrom('access_tokens').select('by_password');
    expect(await tokens.where('user_id', '=', user.id).execute()).toEqual([{ by_password: false }]);
    const { recheckDue } = server.services.companyDomains;
    const state = async () => (await domainsOf(owner)).map((each) => each.state);
    records.set(proofRecordName(domain), null);
    await server.clock.advance(signOn.recheckMs);
    for (let look = 0; look < 5; look += 1) {
      await recheckDue();
      await server.clock.advance(signOn.recheckMs);
    }
    expect(await state(), 'silent name servers prove nothing').toEqual(['verified']);
    records.set(proofRecordName(domain), []);
    await recheckDue();
    await recheckDue();
    expect(await state()).toEqual(['verified']);
    await server.clock.advance(signOn.recheckMissedMs);
    await recheckDue();
    expect(await state()).toEqual(['verified']);
    await server.clock.advance(signOn.recheckMissedMs);
    await recheckDue();
    expect(await state()).toEqual(['lost']);
    const mails = (await outbox(server, owner.email)).filter(({ kind }) => kind === 'domain-lost');
    expect(mails.map(({ subject }) => subject)).toEqual([`Single sign-on is off for ${domain}`]);
    expect((await begin(member)).statusCode).toBe(422);
    await server.browser().post('/api/auth/forgot-password', { email: member });
    const reset = (await outbox(server, member)).find(({ kind }) => kind === 'password-reset');
    const token = linkIn(reset, '/reset-password/').pathname.split('/').at(-1);
    const password = 'a heron by the river';
    await server
      .browser()
      .post('/api/auth/reset-password', { email: member, token, password, password_confirmation: password });
    const byPassword = await server.browser().post('/api/login', { email: member, password });
    expect((await holderOf(byPassword)).user.id, 'the password opens it again').toBe(user.id);
    records.set(proofRecordName(domain), [proved.proof]);
    await server.clock.advance(signOn.recheckMs);
    await recheckDue();
    expect(await state()).toEqual(['verified']);
    expect((await begin(member)).statusCode).toBe(200);
    expect((await server.browser().post('/api/login', { email: member, password })).statusCode).toBe(422);
  });

  test('that another company proved meanwhile stays with that company', async () => {
    const { owner, domain } = await connectedOwner();
    records.set(proofRecordName(domain), []);
    await server.clock.advance(signOn.recheckMs);
    const { recheckDue } = server.services.companyDomains;
    for (let look = 0; look < signOn.missesUntilLost; look += 1) {
      await recheckDue();
      await server.clock.advance(signOn.recheckMissedMs);
    }
    const other = await signUpOwner(server);
    const theirs = await addDomain(other, domain);
    const [mine] = await domainsOf(owner);
    records.set(proofRecordName(domain), [theirs.proof, mine?.proof ?? '']);
    expect((await check(other, theirs)).statusCode).toBe(200);
    await server.clock.advance(signOn.recheckMs);
    await recheckDue();
    expect((await domainsOf(owner))[0]?.state).toBe('lost');
  });
});

describe('a connection', () => {
  test('is made with what the provider says of itself, and never shows its secret', async () => {
    const { owner } = await connectedOwner();
    const settings = (await owner.browser.get(path)).json<SingleSignOn>();
    expect(settings).toMatchObject({
      redirect_url: 'http://localhost:3000/login/sso',
      connection: { issuer: provider.issuer, tested_at: null, is_enforced: false },
    });
    expect(JSON.stringify(settings)).not.toContain(provider.client.secret);
    const { client_secret: kept } = await server.database
      .selectFrom('sign_on_connections')
      .select('client_secret')
      .where('company_id', '=', owner.companyId)
      .executeTakeFirstOrThrow();
    expect(kept).not.toContain(provider.client.secret);
    const withoutSecret = await save(owner, { client_secret: undefined, group_claim: 'teams' });
    expect(withoutSecret.json()).toMatchObject({ group_claim: 'teams' });
    const otherClient = await save(owner, { client_secret: undefined, client_id: 'another' });
    expect(otherClient.json().errors).toHaveProperty('client_secret');
  });

  test('is refused for another issuer, no provider, a private address or http, and 503 while it is down', async () => {
    const owner = await signUpOwner(server);
    provider.setMetadata({ issuer: 'https://evil.example' });
    expect((await save(owner, { issuer: `${provider.issuer}/` })).json().errors.issuer[0]).toContain(
      'https://evil.example',
    );
    provider.setMetadata({ token_endpoint: 'http://127.0.0.1/token' });
    expect((await save(owner, { issuer: `${provider.issuer}//` })).statusCode).toBe(422);
    expect((await save(owner, { issuer: `${provider.issuer}/nothing` })).statusCode).toBe(422);
    provider.setDown(true);
    expect((await save(owner, { issuer: `${provider.issuer}/a` })).statusCode).toBe(503);
    const strict = createOutgoingRequests({ config: { privateProviders: false, dnsServers: [] } });
    for (const url of [
      provider.issuer,
      'https://localhost/',
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://2130706433/',
      'https://169.254.169.254/latest/meta-data',
      'http://example.com/',
      'https://user:secret@example.com/',
      'file:///etc/passwd',
    ])
      await expect(strict.fetch(url), url).rejects.toThrow(/private network|Only https/);
  });

  test('has to be tested and to have a domain before it is enforced; a change takes that back', async () => {
    const owner = await signUpOwner(server);
    const enforce = () => owner.browser.send('PUT', `${path}/enforced`, { is_enforced: true });
    expect((await enforce()).statusCode).toBe(404);
    await save(owner);
    expect(messageOf(await enforce())).toBe('Test the connection first.');
    const { domain } = await verifiedDomain(owner);
    const tested = await runTest(owner, `boss@${domain}`, { groups: ['hosts', 7, 'staff'] });
    expect(tested.json()).toEqual({
      email: `boss@${domain}`,
      groups: ['hosts', 'staff'],
      role: userTypes.CONSUMER_ADMIN_SUB,
    });
    expect((await enforce()).json()).toMatchObject({ is_enforced: true, tested_at: expect.any(String) });
    expect((await save(owner, { group_claim: 'roles', client_secret: undefined })).json()).toMatchObject({
      is_enforced: true,
    });
    expect((await save(owner)).json()).toMatchObject({ is_enforced: false, tested_at: null });
    expect((await owner.browser.send('DELETE', `${path}/connection`)).statusCode).toBe(204);
    expect((await begin(`mia@${domain}`)).statusCode).toBe(422);
  });

  test('a test of the connection signs nobody in, and is its owner’s own', async () => {
    const { owner, domain } = await connectedOwner();
    const start = (await owner.browser.post(`${path}/test`, {})).json<SignOnStart>();
    expect((await finish(await finishBody(start, `boss@${domain}`))).statusCode).toBe(422);
    const other = await connectedOwner();
    const theirs = (await other.owner.browser.post(`${path}/test`, {})).json<SignOnStart>();
    const taken = await owner.browser.post(`${path}/test/finish`, await finishBody(theirs, `boss@${domain}`));
    expect(taken.statusCode).toBe(422);
    await save(owner, { client_secret: 'not the secret' });
    const wrong = await runTest(owner, `boss@${domain}`);
    expect(messageOf(wrong)).toContain('refuses the client ID or the client secret');
  });
});

describe('a log-in through the provider', () => {
  test('makes a sub-administrator once, in the company of the domain', async () => {
    const { owner, domain } = await connectedOwner();
    const email = `mia@${domain}`;
    const first = await holderOf(await signOnAs(email));
    expect(first.user).toMatchObject({
      email,
      user_type_id: userTypes.CONSUMER_ADMIN_SUB,
      first_name: 'Mia',
      password: null,
      email_verified_at: expect.any(String),
      profile: { company_id: owner.companyId },
    });
    const second = await holderOf(await signOnAs(email, { email: `mia.berg@${domain}` }));
    expect(second.user.id, 'known by the subject').toBe(first.user.id);
    const start = (await begin(`kai@${domain}`)).json<SignOnStart>();
    const german = await finish(await finishBody(start, `kai@${domain}`), { 'accept-language': 'de' });
    expect([first.user.language, (await holderOf(german)).user.language]).toEqual(['en', 'de']);
    const log = await owner.browser.get('/api/company/audit?act=admin.join');
    expect(log.json().entries).toMatchObject([{ by: 'Mia Berg' }, { by: 'Mia Berg' }]);
  });

  test('connects the accounts that are there, the owner’s too, who keeps the role', async () => {
    const { owner, domain } = await connectedOwner();
    const sub = await signUpSubAdmin(server, owner);
    const email = `ben@${domain}`;
    await server.database.updateTable('users').set({ email }).where('id', '=', sub.userId).execute();
    expect((await holderOf(await signOnAs(email))).user.id).toBe(sub.userId);
    const boss = `boss@${domain}`;
    await server.database.updateTable('users').set({ email: boss }).where('id', '=', owner.userId).execute();
    expect((await holderOf(await signOnAs(boss))).user).toMatchObject({
      id: owner.userId,
      user_type_id: userTypes.CONSUMER_ADMIN,
    });
  });

  test('asks for the right things and binds them to the browser', async () => {
    const { domain } = await connectedOwner();
    const start = (await begin(`mia@${domain}`)).json<SignOnStart>();
    expect(Object.fromEntries(queryOf(start))).toMatchObject({
      response_type: 'code',
      client_id: provider.client.id,
      redirect_uri: 'http://localhost:3000/login/sso',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      login_hint: `mia@${domain}`,
    });
    const body = await finishBody(start, `mia@${domain}`);
    expect((await finish({ ...body, binding: 'another browser' })).statusCode).toBe(422);
    expect((await finish(body)).statusCode, 'the state is used up').toBe(422);
    const late = (await begin(`mia@${domain}`)).json<SignOnStart>();
    const lateBody = await finishBody(late, `mia@${domain}`);
    await server.clock.advance(signOn.attemptMs);
    expect((await finish(lateBody)).statusCode, 'ten minutes later').toBe(422);
    const twice = (await begin(`mia@${domain}`)).json<SignOnStart>();
    const twiceBody = await finishBody(twice, `mia@${domain}`);
    const both = await Promise.all([finish(twiceBody), finish(twiceBody)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('a code of another log-in is not taken', async () => {
    const { domain } = await connectedOwner();
    const [one, two] = [
      (await begin(`mia@${domain}`)).json<SignOnStart>(),
      (await begin(`mia@${domain}`)).json<SignOnStart>(),
    ];
    const ofOne = await finishBody(one, `mia@${domain}`);
    const { state, binding } = await finishBody(two, `mia@${domain}`);
    expect((await finish({ code: ofOne.code, state, binding })).statusCode, 'PKCE').toBe(422);
    const replayed = await finishBody(one, `mia@${domain}`, { nonce: queryOf(two).get('nonce') ?? '' });
    expect(messageOf(await finish(replayed))).toContain('another log-in');
  });

  test.each<[string, (now: number) => JWTPayload]>([
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['another audience', () => ({ aud: 'another client' })],
    ['many audiences, for another party', () => ({ aud: [provider.client.id, 'x'], azp: 'x' })],
    ['many audiences, for nobody', () => ({ aud: [provider.client.id, 'x'] })],
    ['an expired token', (now) => ({ iat: now - 900, exp: now - 300 })],
    ['a token of the future', (now) => ({ iat: now + 900, exp: now + 1200 })],
    ['no nonce', () => ({ nonce: undefined })],
    ['no address', () => ({ email: undefined })],
    ['an address that is none', () => ({ email: 'mia' })],
    ['an unverified address', () => ({ email_verified: false })],
    ['an address of unknown state', () => ({ email_verified: undefined })],
    ['a foreign domain', () => ({ email: 'mia@elsewhere.example' })],
    ['a subdomain', () => ({ email: 'mia@sub.wren.example' })],
  ])('refuses %s', async (_what, change) => {
    const { domain } = await connectedOwner();
    const answer = await signOnAs(`mia@${domain}`, change(seconds()));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      422,
      [expect.stringMatching(/^(code|token)$/)],
    ]);
  });

  test('refuses tokens by another key or by none, and an answer from another provider', async () => {
    const { domain } = await connectedOwner();
    const email = `mia@${domain}`;
    const attempt = async (idToken: (start: SignOnStart) => Promise<string>, iss?: string) => {
      const start = (await begin(email)).json<SignOnStart>();
      const { state = '', binding } = await finishBody(start, email);
      const code = codeFor(start, await idToken(start));
      return (await finish({ state, binding, code, ...(iss ? { iss } : {}) })).statusCode;
    };
    const good = (start: SignOnStart) => provider.sign(claimsOf(start, email));
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect(await attempt((start) => provider.forge(claimsOf(start, email)))).toBe(422);
    expect(
      await attempt(async (start) => `${encode({ alg: 'none' })}.${encode(claimsOf(start, email))}.`),
    ).toBe(422);
    expect(await attempt(good, 'https://evil.example')).toBe(422);
    expect(await attempt(good, provider.issuer)).toBe(200);
  });

  test('is 503 while the provider is down', async () => {
    const { domain } = await connectedOwner();
    const start = (await begin(`mia@${domain}`)).json<SignOnStart>();
    const body = await finishBody(start, `mia@${domain}`);
    provider.setDown(true);
    expect((await finish(body)).statusCode).toBe(503);
  });

  test('the first listed group decides; the default never raises a role that an owner chose', async () => {
    const { owner, domain } = await connectedOwner({
      group_roles: [
        { group: 'hosts', role: userTypes.CONSUMER_ADMIN_SUB },
        { group: 'board', role: userTypes.READER },
      ],
    });
    const roleOf = async (email: string, groups: string[]) =>
      (await holderOf(await signOnAs(email, { groups }))).user.user_type_id;
    expect(await roleOf(`mia@${domain}`, ['board', 'hosts'])).toBe(userTypes.CONSUMER_ADMIN_SUB);
    expect(await roleOf(`mia@${domain}`, ['board'])).toBe(userTypes.READER);
    const invited = `ada@${domain}`;
    await owner.browser.post('/api/company/admins', { email: invited, user_type_id: userTypes.READER });
    expect(await roleOf(invited, [])).toBe(userTypes.READER);
    expect(await roleOf(invited, []), 'the default is sub-administrator').toBe(userTypes.READER);
    expect(await roleOf(invited, ['hosts'])).toBe(userTypes.CONSUMER_ADMIN_SUB);
  });

  test('without groups the owner’s choice stays; with groups, leaving one lowers the role to the default', async () => {
    const promote = async (owner: SignedUp, id: number) =>
      owner.browser.send('PUT', `/api/company/admins/${id}/role`, {
        user_type_id: userTypes.CONSUMER_ADMIN_SUB,
      });
    const plain = await connectedOwner({ default_role: userTypes.READER });
    const mia = `mia@${plain.domain}`;
    const { user } = await holderOf(await signOnAs(mia));
    expect(user.user_type_id).toBe(userTypes.READER);
    expect((await promote(plain.owner, user.id)).statusCode).toBe(204);
    expect((await holderOf(await signOnAs(mia))).user.user_type_id).toBe(userTypes.CONSUMER_ADMIN_SUB);

    const { domain } = await connectedOwner({
      default_role: userTypes.READER,
      group_roles: [{ group: 'hosts', role: userTypes.CONSUMER_ADMIN_SUB }],
    });
    const ada = `ada@${domain}`;
    const inGroup = await holderOf(await signOnAs(ada, { groups: ['hosts'] }));
    expect(inGroup.user.user_type_id).toBe(userTypes.CONSUMER_ADMIN_SUB);
    expect((await holderOf(await signOnAs(ada))).user.user_type_id).toBe(userTypes.READER);
  });

  test('groups decide on the role and on admission at each log-in', async () => {
    const { domain } = await connectedOwner({
      default_role: null,
      group_roles: [{ group: 'hosts', role: userTypes.CONSUMER_ADMIN_SUB }],
    });
    const email = `mia@${domain}`;
    expect(messageOf(await signOnAs(email, { groups: ['staff'] }))).toContain('None of your groups');
    expect((await signOnAs(email, { groups: ['staff', 'hosts'] })).statusCode).toBe(200);
    expect((await signOnAs(email, { groups: 'hosts' })).statusCode).toBe(200);
    expect((await signOnAs(email)).statusCode, 'no longer in the group').toBe(422);
  });

  test('a removed person stays out until they are invited again', async () => {
    const { owner, domain } = await connectedOwner();
    const email = `mia@${domain}`;
    const { browser, user } = await holderOf(await signOnAs(email));
    await owner.browser.send('DELETE', `/api/company/admins/${user.id}`);
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect(messageOf(await signOnAs(email))).toContain('removed your access');
    expect((await owner.browser.post('/api/company/admins', { email })).statusCode).toBe(200);
    const back = await holderOf(await signOnAs(email));
    expect(back.user.id).not.toBe(user.id);
    const { invitations } = (await owner.browser.get('/api/company/admins')).json();
    expect(invitations, 'the invitation is accepted').toEqual([]);
    expect((await signOnAs(email)).statusCode).toBe(200);
  });

  test('makes no account where the operator makes them all', async () => {
    const { domain } = await connectedOwner();
    await signOnAs(`mia@${domain}`);
    server.config.signUp = 'closed';
    const [known, fresh] = [await signOnAs(`mia@${domain}`), await signOnAs(`ada@${domain}`)];
    server.config.signUp = 'open';
    expect([known.statusCode, fresh.statusCode]).toEqual([200, 422]);
    expect(messageOf(fresh)).toContain('Accounts are made by the operator here');
  });

  test('an address with an account elsewhere is not taken over', async () => {
    const { domain } = await connectedOwner();
    const stranger = await signUpOwner(server, { email: `zoe@${domain}` });
    expect(messageOf(await signOnAs(stranger.email))).toContain('outside your company');
    expect((await server.browser().post('/api/login', stranger)).statusCode).toBe(200);
  });

  test('ends with the company', async () => {
    const { owner, domain } = await connectedOwner();
    await signOnAs(`mia@${domain}`);
    const file = await downloadExport(owner.browser);
    expect(file.json('company/company.json')).toMatchObject({
      domains: [{ domain }],
      single_sign_on: [{ issuer: provider.issuer, client_id: provider.client.id }],
    });
    expect(file.whole()).not.toContain(provider.client.secret);
    const closed = await owner.browser.post('/api/profile/close', {
      email: owner.email,
      password: ownerPassword,
    });
    expect(closed.statusCode).toBe(200);
    for (const table of ['company_domains', 'sign_on_connections', 'sign_on_accounts', 'sign_ons'] as const)
      expect(
        await server.database
          .selectFrom(table)
          .select('company_id')
          .where('company_id', '=', owner.companyId)
          .execute(),
      ).toEqual([]);
  });
});

describe('an enforced connection', () => {
  test('ends the members’ log-ins and passwords, keeps the owner’s, and says nothing of addresses', async () => {
    const { owner, domain } = await connectedOwner();
    const inside = await signUpSubAdmin(server, owner);
    const outside = await signUpSubAdmin(server, owner);
    inside.email = `ben@${domain}`;
    await server.database
      .updateTable('users')
      .set({ email: inside.email })
      .where('id', '=', inside.userId)
      .execute();
    owner.email = `boss@${domain}`;
    await server.database
      .updateTable('users')
      .set({ email: owner.email })
      .where('id', '=', owner.userId)
      .execute();
    await runTest(owner, owner.email);
    await owner.browser.send('PUT', `${path}/enforced`, { is_enforced: true });
    expect((await inside.browser.get('/api/user')).statusCode).toBe(401);
    expect((await outside.browser.get('/api/user')).statusCode, 'at another domain').toBe(200);
    expect((await owner.browser.get('/api/user')).statusCode).toBe(200);
    const logIn = (email: string, password = ownerPassword) =>
      server.browser().post('/api/login', { email, password });
    const refused = await logIn(inside.email);
    expect([refused.statusCode, messageOf(refused)]).toEqual([
      422,
      expect.stringContaining('single sign-on'),
    ]);
    for (const [email, password] of [
      [inside.email, 'wrong password'],
      [`nobody@${domain}`, ownerPassword],
      [owner.email, 'wrong password'],
    ] as const)
      expect((await logIn(email, password)).json(), email).toEqual(refused.json());
    expect((await logIn(owner.email)).statusCode).toBe(200);
    expect((await logIn(outside.email)).statusCode).toBe(200);
    expect((await signOnAs(inside.email)).statusCode).toBe(200);
    await owner.browser.send('PUT', `${path}/enforced`, { is_enforced: false });
    expect((await logIn(inside.email)).statusCode).toBe(200);
  });

  test('an invitation is accepted through it and by no password', async () => {
    const { owner, domain } = await enforcedOwner();
    const email = `ada@${domain}`;
    await owner.browser.post('/api/company/admins', { email });
    const [mail] = await outbox(server, email);
    const token = linkIn(mail, '/invite-admin/').pathname.split('/').at(-1);
    const invitation = `/api/admin-invitation/${token}`;
    expect((await server.browser().get(invitation)).json()).toMatchObject({ sign_on: 'enforced' });
    const password = { password: ownerPassword, password_confirmation: ownerPassword };
    const accepted = await server.browser().post(`${invitation}/accept`, { first_name: 'Ada', ...password });
    expect([accepted.statusCode, messageOf(accepted)]).toEqual([
      422,
      expect.stringContaining('single sign-on'),
    ]);
    expect((await signOnAs(email)).statusCode).toBe(200);
    expect((await server.browser().get(invitation)).json()).toMatchObject({ state: 'used' });
  });
});

describe('the back-channel logout', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const logoutClaims = (change: JWTPayload = {}): JWTPayload => ({
    iss: provider.issuer,
    aud: provider.client.id,
    iat: seconds(),
    exp: seconds() + 120,
    jti: crypto.randomUUID(),
    events: event,
    ...change,
  });
  const post = (url: string, token: string) =>
    server.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });

  async function signedOn() {
    const { owner, domain } = await connectedOwner();
    const email = `mia@${domain}`;
    const { connection } = (await owner.browser.get(path)).json<SingleSignOn>();
    const first = await holderOf(await signOnAs(email, { sid: 'phone' }));
    const second = await holderOf(await signOnAs(email, { sid: 'desk' }));
    const live = async () =>
      Promise.all([first, second].map(async ({ browser }) => (await browser.get('/api/user')).statusCode));
    return { url: connection?.logout_url ?? '', sub: `sub of ${email}`, live, first };
  }

  test('ends one session, with what was refreshed from it, or everything of a person', async () => {
    const { url, sub, live, first } = await signedOn();
    const refreshed = await first.browser.post('/api/refresh-token', {});
    first.browser.token = refreshed.json().token;
    const answer = await post(url, await provider.sign(logoutClaims({ sub, sid: 'phone' })));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await live()).toEqual([401, 200]);
    expect((await post(url, await provider.sign(logoutClaims({ sub })))).statusCode).toBe(200);
    expect(await live()).toEqual([401, 401]);
  });

  test.each<[string, (sub: string) => JWTPayload]>([
    ['another issuer', (sub) => ({ sub, iss: 'https://evil.example' })],
    ['another client', (sub) => ({ sub, aud: 'another' })],
    ['an expired one', (sub) => ({ sub, iat: seconds() - 900, exp: seconds() - 300 })],
    ['one that never ends', (sub) => ({ sub, exp: undefined })],
    ['an ID token', (sub) => ({ sub, events: undefined, nonce: 'n' })],
    ['one with a nonce', (sub) => ({ sub, nonce: 'n' })],
    ['one of nobody', () => ({})],
    ['one without a number of its own', (sub) => ({ sub, jti: undefined })],
  ])('refuses %s', async (_what, change) => {
    const { url, sub, live } = await signedOn();
    expect((await post(url, await provider.sign(logoutClaims(change(sub))))).statusCode).toBe(400);
    expect(await live()).toEqual([200, 200]);
  });

  test('refuses a forged token, one a second time, and one at another company', async () => {
    const { url, sub, live } = await signedOn();
    expect((await post(url, await provider.forge(logoutClaims({ sub })))).statusCode).toBe(400);
    expect((await post(url, 'nonsense')).statusCode).toBe(400);
    expect(
      (await post(url.replace(/[^/]+$/, 'unknown'), await provider.sign(logoutClaims({ sub })))).statusCode,
    ).toBe(400);
    expect(await live()).toEqual([200, 200]);
    const token = await provider.sign(logoutClaims({ sid: 'desk' }));
    expect((await post(url, token)).statusCode).toBe(200);
    expect((await post(url, token)).statusCode).toBe(400);
    const other = await signedOn();
    await post(other.url, await provider.sign(logoutClaims({ sub })));
    expect(await live()).toEqual([200, 401]);
  });
});

test('a real OpenID provider is discovered, asked and believed', async () => {
  server.clock.step(Date.now() - server.clock.now());
  const port = await freePort();
  const real = await startOpenidProvider({ port, appUrl: 'http://localhost:3000', certificate });
  try {
    const owner = await signUpOwner(server);
    await verifiedDomain(owner, 'quay.example');
    const saved = await save(owner, {
      issuer: `https://127.0.0.1:${port}/.well-known/openid-configuration`,
      client_id: openidClients.company,
      client_secret: companySecret,
    });
    expect(saved.json()).toMatchObject({ issuer: `https://127.0.0.1:${port}` });
    const start = (await begin('lia@quay.example')).json<SignOnStart>();
    const cookies = new Map<string, string>();
    let url = new URL(start.url);
    for (let step = 0; step < 8 && url.pathname !== '/login/sso'; step += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const [name = '', value = ''] = pair.split('=');
        cookies.set(name, value);
      }
      url = answer.headers.has('location')
        ? new URL(answer.headers.get('location') ?? '', url)
        : new URL('?login=lia', url);
    }
    const { state = '', code = '', iss } = Object.fromEntries(url.searchParams);
    const done = await finish({ state, code, binding: start.binding, ...(iss ? { iss } : {}) });
    expect((await holderOf(done)).user.email).toBe('lia@quay.example');
  } finally {
    await real.close();
  }
});
