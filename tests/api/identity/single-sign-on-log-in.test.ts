import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignOnStart, SingleSignOn } from '../../../contract/calls/schemas/single-sign-on.ts';
import { signOn } from '../../../contract/rules/people/single-sign-on.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { downloadExport } from '../../support/company-export.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { companySecret, openidClients, startOpenidProvider } from '../../support/servers/openid-provider.ts';
import { ownerPassword, type SignedUp, signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import {
  messageOf,
  openSingleSignOn,
  path,
  queryOf,
  type SingleSignOnTest,
} from '../../support/single-sign-on.ts';

let sso: SingleSignOnTest;
beforeAll(async () => {
  sso = await openSingleSignOn();
});
afterAll(() => sso?.close());
beforeEach(() => sso.reset());

describe('logging in', () => {
  test('the first log-in makes a sub-administrator in the company of the domain, and later ones find that account', async () => {
    const { owner, domain } = await sso.connectedOwner();
    const email = `mia@${domain}`;
    const first = await sso.holderOf(await sso.signOnAs(email));
    expect(first.user).toMatchObject({
      email,
      user_type_id: userTypes.CONSUMER_ADMIN_SUB,
      first_name: 'Mia',
      password: null,
      email_verified_at: expect.any(String),
      profile: { company_id: owner.companyId },
    });
    const second = await sso.holderOf(await sso.signOnAs(email, { email: `mia.berg@${domain}` }));
    expect(second.user.id, 'known by the subject').toBe(first.user.id);
    const start = (await sso.begin(`kai@${domain}`)).json<SignOnStart>();
    const german = await sso.finish(await sso.finishBody(start, `kai@${domain}`), {
      'accept-language': 'de',
    });
    expect([first.user.language, (await sso.holderOf(german)).user.language]).toEqual(['en', 'de']);
    const log = await owner.browser.get('/api/company/audit?act=admin.join');
    expect(log.json().entries).toMatchObject([{ by: 'Mia Berg' }, { by: 'Mia Berg' }]);
  });

  test('a log-in connects an account that exists, and an owner stays an owner', async () => {
    const { owner, domain } = await sso.connectedOwner();
    const sub = await signUpSubAdmin(sso.server, owner);
    const email = `ben@${domain}`;
    await sso.server.database.updateTable('users').set({ email }).where('id', '=', sub.userId).execute();
    expect((await sso.holderOf(await sso.signOnAs(email))).user.id).toBe(sub.userId);
    const boss = `boss@${domain}`;
    await sso.server.database
      .updateTable('users')
      .set({ email: boss })
      .where('id', '=', owner.userId)
      .execute();
    expect((await sso.holderOf(await sso.signOnAs(boss))).user).toMatchObject({
      id: owner.userId,
      user_type_id: userTypes.CONSUMER_ADMIN,
    });
  });

  test('a log-in is bound to its browser, is used up by its first answer and expires after ten minutes', async () => {
    const { domain } = await sso.connectedOwner();
    const start = (await sso.begin(`mia@${domain}`)).json<SignOnStart>();
    expect(Object.fromEntries(queryOf(start))).toMatchObject({
      response_type: 'code',
      client_id: sso.provider.client.id,
      redirect_uri: 'http://localhost:3000/login/sso',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      login_hint: `mia@${domain}`,
    });
    const body = await sso.finishBody(start, `mia@${domain}`);
    expect((await sso.finish({ ...body, binding: 'another browser' })).statusCode).toBe(422);
    expect((await sso.finish(body)).statusCode, 'the state is used up').toBe(422);
    const late = (await sso.begin(`mia@${domain}`)).json<SignOnStart>();
    const lateBody = await sso.finishBody(late, `mia@${domain}`);
    await sso.server.clock.advance(signOn.attemptMs);
    expect((await sso.finish(lateBody)).statusCode, 'ten minutes later').toBe(422);
    const twice = (await sso.begin(`mia@${domain}`)).json<SignOnStart>();
    const twiceBody = await sso.finishBody(twice, `mia@${domain}`);
    const both = await Promise.all([sso.finish(twiceBody), sso.finish(twiceBody)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('a code of another log-in is refused', async () => {
    const { domain } = await sso.connectedOwner();
    const [one, two] = [
      (await sso.begin(`mia@${domain}`)).json<SignOnStart>(),
      (await sso.begin(`mia@${domain}`)).json<SignOnStart>(),
    ];
    const ofOne = await sso.finishBody(one, `mia@${domain}`);
    const { state, binding } = await sso.finishBody(two, `mia@${domain}`);
    expect((await sso.finish({ code: ofOne.code, state, binding })).statusCode, 'PKCE').toBe(422);
    const replayed = await sso.finishBody(one, `mia@${domain}`, { nonce: queryOf(two).get('nonce') ?? '' });
    expect(messageOf(await sso.finish(replayed))).toContain('another log-in');
  });

  test.each<[string, (now: number) => JWTPayload]>([
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['another audience', () => ({ aud: 'another client' })],
    ['many audiences, for another party', () => ({ aud: [sso.provider.client.id, 'x'], azp: 'x' })],
    ['many audiences, for nobody', () => ({ aud: [sso.provider.client.id, 'x'] })],
    ['an expired token', (now) => ({ iat: now - 900, exp: now - 300 })],
    ['a token of the future', (now) => ({ iat: now + 900, exp: now + 1200 })],
    ['no nonce', () => ({ nonce: undefined })],
    ['no address', () => ({ email: undefined })],
    ['an address that is none', () => ({ email: 'mia' })],
    ['an unverified address', () => ({ email_verified: false })],
    ['an address of unknown state', () => ({ email_verified: undefined })],
    ['a foreign domain', () => ({ email: 'mia@elsewhere.example' })],
    ['a subdomain', () => ({ email: 'mia@sub.wren.example' })],
  ])('a log-in with %s is refused', async (_what, change) => {
    const { domain } = await sso.connectedOwner();
    const answer = await sso.signOnAs(`mia@${domain}`, change(sso.seconds()));
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
      422,
      [expect.stringMatching(/^(code|token)$/)],
    ]);
  });

  test('a token signed by another key or by none is refused, and so is an answer from another provider', async () => {
    const { domain } = await sso.connectedOwner();
    const email = `mia@${domain}`;
    const attempt = async (idToken: (start: SignOnStart) => Promise<string>, iss?: string) => {
      const start = (await sso.begin(email)).json<SignOnStart>();
      const { state = '', binding } = await sso.finishBody(start, email);
      const code = sso.codeFor(start, await idToken(start));
      return (await sso.finish({ state, binding, code, ...(iss ? { iss } : {}) })).statusCode;
    };
    const good = (start: SignOnStart) => sso.provider.sign(sso.claimsOf(start, email));
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect(await attempt((start) => sso.provider.forge(sso.claimsOf(start, email)))).toBe(422);
    expect(
      await attempt(async (start) => `${encode({ alg: 'none' })}.${encode(sso.claimsOf(start, email))}.`),
    ).toBe(422);
    expect(await attempt(good, 'https://evil.example')).toBe(422);
    expect(await attempt(good, sso.provider.issuer)).toBe(200);
  });

  test('a log-in is 503 while the provider is down', async () => {
    const { domain } = await sso.connectedOwner();
    const start = (await sso.begin(`mia@${domain}`)).json<SignOnStart>();
    const body = await sso.finishBody(start, `mia@${domain}`);
    sso.provider.setDown(true);
    expect((await sso.finish(body)).statusCode).toBe(503);
  });

  test('the first listed group decides on the role, and the default never raises a role that an owner chose', async () => {
    const { owner, domain } = await sso.connectedOwner({
      group_roles: [
        { group: 'hosts', role: userTypes.CONSUMER_ADMIN_SUB },
        { group: 'board', role: userTypes.READER },
      ],
    });
    const roleOf = async (email: string, groups: string[]) =>
      (await sso.holderOf(await sso.signOnAs(email, { groups }))).user.user_type_id;
    expect(await roleOf(`mia@${domain}`, ['board', 'hosts'])).toBe(userTypes.CONSUMER_ADMIN_SUB);
    expect(await roleOf(`mia@${domain}`, ['board'])).toBe(userTypes.READER);
    const invited = `ada@${domain}`;
    await owner.browser.post('/api/company/admins', { email: invited, user_type_id: userTypes.READER });
    expect(await roleOf(invited, [])).toBe(userTypes.READER);
    expect(await roleOf(invited, []), 'the default is sub-administrator').toBe(userTypes.READER);
    expect(await roleOf(invited, ['hosts'])).toBe(userTypes.CONSUMER_ADMIN_SUB);
  });

  test('without groups the owner’s choice of a role stays, and with groups leaving one lowers it to the default', async () => {
    const promote = async (owner: SignedUp, id: number) =>
      owner.browser.send('PUT', `/api/company/admins/${id}/role`, {
        user_type_id: userTypes.CONSUMER_ADMIN_SUB,
      });
    const plain = await sso.connectedOwner({ default_role: userTypes.READER });
    const mia = `mia@${plain.domain}`;
    const { user } = await sso.holderOf(await sso.signOnAs(mia));
    expect(user.user_type_id).toBe(userTypes.READER);
    expect((await promote(plain.owner, user.id)).statusCode).toBe(204);
    expect((await sso.holderOf(await sso.signOnAs(mia))).user.user_type_id).toBe(
      userTypes.CONSUMER_ADMIN_SUB,
    );

    const { domain } = await sso.connectedOwner({
      default_role: userTypes.READER,
      group_roles: [{ group: 'hosts', role: userTypes.CONSUMER_ADMIN_SUB }],
    });
    const ada = `ada@${domain}`;
    const inGroup = await sso.holderOf(await sso.signOnAs(ada, { groups: ['hosts'] }));
    expect(inGroup.user.user_type_id).toBe(userTypes.CONSUMER_ADMIN_SUB);
    expect((await sso.holderOf(await sso.signOnAs(ada))).user.user_type_id).toBe(userTypes.READER);
  });

  test('groups decide on admission at each log-in where there is no default role', async () => {
    const { domain } = await sso.connectedOwner({
      default_role: null,
      group_roles: [{ group: 'hosts', role: userTypes.CONSUMER_ADMIN_SUB }],
    });
    const email = `mia@${domain}`;
    expect(messageOf(await sso.signOnAs(email, { groups: ['staff'] }))).toContain('None of your groups');
    expect((await sso.signOnAs(email, { groups: ['staff', 'hosts'] })).statusCode).toBe(200);
    expect((await sso.signOnAs(email, { groups: 'hosts' })).statusCode).toBe(200);
    expect((await sso.signOnAs(email)).statusCode, 'no longer in the group').toBe(422);
  });

  test('a removed person stays out until they are invited again', async () => {
    const { owner, domain } = await sso.connectedOwner();
    const email = `mia@${domain}`;
    const { browser, user } = await sso.holderOf(await sso.signOnAs(email));
    await owner.browser.send('DELETE', `/api/company/admins/${user.id}`);
    expect((await browser.get('/api/user')).statusCode).toBe(401);
    expect(messageOf(await sso.signOnAs(email))).toContain('removed your access');
    expect((await owner.browser.post('/api/company/admins', { email })).statusCode).toBe(200);
    const back = await sso.holderOf(await sso.signOnAs(email));
    expect(back.user.id).not.toBe(user.id);
    const { invitations } = (await owner.browser.get('/api/company/admins')).json();
    expect(invitations, 'the invitation is accepted').toEqual([]);
    expect((await sso.signOnAs(email)).statusCode).toBe(200);
  });

  test('a log-in makes no account where the operator makes them all', async () => {
    const { domain } = await sso.connectedOwner();
    await sso.signOnAs(`mia@${domain}`);
    sso.server.config.signUp = 'closed';
    const [known, fresh] = [await sso.signOnAs(`mia@${domain}`), await sso.signOnAs(`ada@${domain}`)];
    sso.server.config.signUp = 'open';
    expect([known.statusCode, fresh.statusCode]).toEqual([200, 422]);
    expect(messageOf(fresh)).toContain('Accounts here are created by the operator');
  });

  test('an account outside the company is not taken over', async () => {
    const { domain } = await sso.connectedOwner();
    const stranger = await signUpOwner(sso.server, { email: `zoe@${domain}` });
    expect(messageOf(await sso.signOnAs(stranger.email))).toContain('outside your company');
    expect((await sso.server.browser().post('/api/login', stranger)).statusCode).toBe(200);
  });

  test('closing the company deletes its domains, its connection and its log-ins', async () => {
    const { owner, domain } = await sso.connectedOwner();
    await sso.signOnAs(`mia@${domain}`);
    const file = await downloadExport(owner.browser);
    expect(file.json('company/company.json')).toMatchObject({
      domains: [{ domain }],
      single_sign_on: [{ issuer: sso.provider.issuer, client_id: sso.provider.client.id }],
    });
    expect(file.whole()).not.toContain(sso.provider.client.secret);
    const closed = await owner.browser.post('/api/profile/close', {
      email: owner.email,
      password: ownerPassword,
    });
    expect(closed.statusCode).toBe(200);
    for (const table of ['company_domains', 'sign_on_connections', 'sign_on_accounts', 'sign_ons'] as const)
      expect(
        await sso.server.database
          .selectFrom(table)
          .select('company_id')
          .where('company_id', '=', owner.companyId)
          .execute(),
      ).toEqual([]);
  });
});

describe('back-channel logout', () => {
  const event = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const logoutClaims = (change: JWTPayload = {}): JWTPayload => ({
    iss: sso.provider.issuer,
    aud: sso.provider.client.id,
    iat: sso.seconds(),
    exp: sso.seconds() + 120,
    jti: crypto.randomUUID(),
    events: event,
    ...change,
  });
  const post = (url: string, token: string) =>
    sso.server.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    });

  async function signedOn() {
    const { owner, domain } = await sso.connectedOwner();
    const email = `mia@${domain}`;
    const { connection } = (await owner.browser.get(path)).json<SingleSignOn>();
    const first = await sso.holderOf(await sso.signOnAs(email, { sid: 'phone' }));
    const second = await sso.holderOf(await sso.signOnAs(email, { sid: 'desk' }));
    const live = async () =>
      Promise.all([first, second].map(async ({ browser }) => (await browser.get('/api/user')).statusCode));
    return { url: connection?.logout_url ?? '', sub: `sub of ${email}`, live, first };
  }

  test('a logout token ends one session with its refreshed tokens, or all sessions of a person', async () => {
    const { url, sub, live, first } = await signedOn();
    const refreshed = await first.browser.post('/api/refresh-token', {});
    first.browser.token = refreshed.json().token;
    const answer = await post(url, await sso.provider.sign(logoutClaims({ sub, sid: 'phone' })));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await live()).toEqual([401, 200]);
    expect((await post(url, await sso.provider.sign(logoutClaims({ sub })))).statusCode).toBe(200);
    expect(await live()).toEqual([401, 401]);
  });

  test.each<[string, (sub: string) => JWTPayload]>([
    ['of another issuer', (sub) => ({ sub, iss: 'https://evil.example' })],
    ['for another client', (sub) => ({ sub, aud: 'another' })],
    ['that has expired', (sub) => ({ sub, iat: sso.seconds() - 900, exp: sso.seconds() - 300 })],
    ['that never expires', (sub) => ({ sub, exp: undefined })],
    ['that is an ID token', (sub) => ({ sub, events: undefined, nonce: 'n' })],
    ['with a nonce', (sub) => ({ sub, nonce: 'n' })],
    ['about nobody', () => ({})],
    ['without an identifier of its own', (sub) => ({ sub, jti: undefined })],
  ])('a logout token %s is refused', async (_what, change) => {
    const { url, sub, live } = await signedOn();
    expect((await post(url, await sso.provider.sign(logoutClaims(change(sub))))).statusCode).toBe(400);
    expect(await live()).toEqual([200, 200]);
  });

  test('a logout token that is forged, used before or sent to another company’s address ends nothing', async () => {
    const { url, sub, live } = await signedOn();
    expect((await post(url, await sso.provider.forge(logoutClaims({ sub })))).statusCode).toBe(400);
    expect((await post(url, 'nonsense')).statusCode).toBe(400);
    expect(
      (await post(url.replace(/[^/]+$/, 'unknown'), await sso.provider.sign(logoutClaims({ sub }))))
        .statusCode,
    ).toBe(400);
    expect(await live()).toEqual([200, 200]);
    const token = await sso.provider.sign(logoutClaims({ sid: 'desk' }));
    expect((await post(url, token)).statusCode).toBe(200);
    expect((await post(url, token)).statusCode).toBe(400);
    const other = await signedOn();
    await post(other.url, await sso.provider.sign(logoutClaims({ sub })));
    expect(await live()).toEqual([200, 401]);
  });
});

test('a real OpenID provider is discovered and logs its user in', async () => {
  sso.server.clock.step(Date.now() - sso.server.clock.now());
  const port = await freePort();
  const real = await startOpenidProvider({
    port,
    appUrl: 'http://localhost:3000',
    certificate: sso.certificate,
  });
  try {
    const owner = await signUpOwner(sso.server);
    await sso.verifiedDomain(owner, 'quay.example');
    const saved = await sso.save(owner, {
      issuer: `https://127.0.0.1:${port}/.well-known/openid-configuration`,
      client_id: openidClients.company,
      client_secret: companySecret,
    });
    expect(saved.json()).toMatchObject({ issuer: `https://127.0.0.1:${port}` });
    const start = (await sso.begin('lia@quay.example')).json<SignOnStart>();
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
    const done = await sso.finish({ state, code, binding: start.binding, ...(iss ? { iss } : {}) });
    expect((await sso.holderOf(done)).user.email).toBe('lia@quay.example');
  } finally {
    await real.close();
  }
});
