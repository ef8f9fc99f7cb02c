import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignOnStart, SingleSignOn } from '../../../contract/calls/schemas/single-sign-on.ts';
import { proofFileUrl, proofRecordName, signOn } from '../../../contract/rules/people/single-sign-on.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { createOutgoingRequests } from '../../../server/http/outgoing/outgoing-requests.ts';
import { linkIn, outbox, ownerPassword, signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { messageOf, openSingleSignOn, path, type SingleSignOnTest } from '../../support/single-sign-on.ts';

let sso: SingleSignOnTest;
beforeAll(async () => {
  sso = await openSingleSignOn();
});
afterAll(() => sso?.close());
beforeEach(() => sso.reset());

describe('domains', () => {
  test('a domain is proved by a TXT record or a file; without a proof the error has the remedy', async () => {
    const owner = await signUpOwner(sso.server);
    const domain = sso.freshDomain();
    const added = await sso.addDomain(owner, ` https://${domain.toUpperCase()}/ `);
    expect(added).toMatchObject({ domain, state: 'unproved', record_name: `_muster.${domain}` });
    const missing = await sso.check(owner, added);
    expect([missing.statusCode, messageOf(missing)]).toEqual([
      422,
      expect.stringContaining('neither the TXT record nor the file'),
    ]);
    sso.records.set(proofRecordName(domain), ['muster-domain=another', added.proof]);
    expect((await sso.check(owner, added)).json()).toMatchObject({ state: 'verified' });

    const byFile = await sso.addDomain(owner, sso.freshDomain());
    sso.files.set(proofFileUrl(byFile.domain), `${byFile.proof}\n`);
    expect((await sso.check(owner, byFile)).json()).toMatchObject({ state: 'verified' });
    const unanswered = await sso.addDomain(owner, sso.freshDomain());
    sso.records.set(proofRecordName(unanswered.domain), null);
    expect(messageOf(await sso.check(owner, unanswered))).toContain('aren’t answering');
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
  ])('"%s" is refused as a domain', async (domain) => {
    const owner = await signUpOwner(sso.server);
    expect((await owner.browser.post(`${path}/domains`, { domain })).statusCode).toBe(422);
  });

  test('a domain belongs to one company, even when two prove it at once', async () => {
    const [one, two] = [await signUpOwner(sso.server), await signUpOwner(sso.server)];
    const domain = sso.freshDomain();
    const [first, second] = [await sso.addDomain(one, domain), await sso.addDomain(two, domain)];
    sso.records.set(proofRecordName(domain), [first.proof, second.proof]);
    const checks = await Promise.all([sso.check(one, first), sso.check(two, second)]);
    expect(checks.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    const refused = checks.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().message).toContain('Another company has verified this domain');
    const again = await one.browser.post(`${path}/domains`, { domain });
    expect(again.json().errors.domain).toEqual(['This domain is already in your list.']);
    expect((await two.browser.post(`${path}/domains/${first.id}/check`, {})).statusCode, 'of another').toBe(
      404,
    );
    expect((await two.browser.send('DELETE', `${path}/domains/${first.id}`)).statusCode).toBe(404);
  });

  test('a domain is suspended after three failed checks, with a mail to the owner, and restored with its proof', async () => {
    const { owner, domain, proved } = await sso.enforcedOwner();
    const member = `mia@${domain}`;
    const { user } = await sso.holderOf(await sso.signOnAs(member));
    const tokens = sso.server.database.selectFrom('access_tokens').select('by_password');
    expect(await tokens.where('user_id', '=', user.id).execute()).toEqual([{ by_password: false }]);
    const { recheckDue } = sso.server.services.companyDomains;
    const state = async () => (await sso.domainsOf(owner)).map((each) => each.state);
    sso.records.set(proofRecordName(domain), null);
    await sso.server.clock.advance(signOn.recheckMs);
    for (let look = 0; look < 5; look += 1) {
      await recheckDue();
      await sso.server.clock.advance(signOn.recheckMs);
    }
    expect(await state(), 'silent name servers prove nothing').toEqual(['verified']);
    sso.records.set(proofRecordName(domain), []);
    await recheckDue();
    await recheckDue();
    expect(await state()).toEqual(['verified']);
    await sso.server.clock.advance(signOn.recheckMissedMs);
    await recheckDue();
    expect(await state()).toEqual(['verified']);
    await sso.server.clock.advance(signOn.recheckMissedMs);
    await recheckDue();
    expect(await state()).toEqual(['lost']);
    const mails = (await outbox(sso.server, owner.email)).filter(({ kind }) => kind === 'domain-lost');
    expect(mails.map(({ subject }) => subject)).toEqual([`Single sign-on is off for ${domain}`]);
    expect((await sso.begin(member)).statusCode).toBe(422);
    await sso.server.browser().post('/api/auth/forgot-password', { email: member });
    const reset = (await outbox(sso.server, member)).find(({ kind }) => kind === 'password-reset');
    const token = linkIn(reset, '/reset-password/').pathname.split('/').at(-1);
    const password = 'a heron by the river';
    await sso.server
      .browser()
      .post('/api/auth/reset-password', { email: member, token, password, password_confirmation: password });
    const byPassword = await sso.server.browser().post('/api/login', { email: member, password });
    expect((await sso.holderOf(byPassword)).user.id, 'the password opens it again').toBe(user.id);
    sso.records.set(proofRecordName(domain), [proved.proof]);
    await sso.server.clock.advance(signOn.recheckMs);
    await recheckDue();
    expect(await state()).toEqual(['verified']);
    expect((await sso.begin(member)).statusCode).toBe(200);
    expect((await sso.server.browser().post('/api/login', { email: member, password })).statusCode).toBe(422);
  });

  test('a suspended domain that another company has proved stays with that company', async () => {
    const { owner, domain } = await sso.connectedOwner();
    sso.records.set(proofRecordName(domain), []);
    await sso.server.clock.advance(signOn.recheckMs);
    const { recheckDue } = sso.server.services.companyDomains;
    for (let look = 0; look < signOn.missesUntilLost; look += 1) {
      await recheckDue();
      await sso.server.clock.advance(signOn.recheckMissedMs);
    }
    const other = await signUpOwner(sso.server);
    const theirs = await sso.addDomain(other, domain);
    const [mine] = await sso.domainsOf(owner);
    sso.records.set(proofRecordName(domain), [theirs.proof, mine?.proof ?? '']);
    expect((await sso.check(other, theirs)).statusCode).toBe(200);
    await sso.server.clock.advance(signOn.recheckMs);
    await recheckDue();
    expect((await sso.domainsOf(owner))[0]?.state).toBe('lost');
  });
});

describe('the connection', () => {
  test('a connection uses the provider’s discovery document and never shows its secret', async () => {
    const { owner } = await sso.connectedOwner();
    const settings = (await owner.browser.get(path)).json<SingleSignOn>();
    expect(settings).toMatchObject({
      redirect_url: 'http://localhost:3000/login/sso',
      connection: { issuer: sso.provider.issuer, tested_at: null, is_enforced: false },
    });
    expect(JSON.stringify(settings)).not.toContain(sso.provider.client.secret);
    const { client_secret: kept } = await sso.server.database
      .selectFrom('sign_on_connections')
      .select('client_secret')
      .where('company_id', '=', owner.companyId)
      .executeTakeFirstOrThrow();
    expect(kept).not.toContain(sso.provider.client.secret);
    const withoutSecret = await sso.save(owner, { client_secret: undefined, group_claim: 'teams' });
    expect(withoutSecret.json()).toMatchObject({ group_claim: 'teams' });
    const otherClient = await sso.save(owner, { client_secret: undefined, client_id: 'another' });
    expect(otherClient.json().errors).toHaveProperty('client_secret');
  });

  test('a connection is refused for another issuer, no provider, a private address or http, and is 503 while the provider is down', async () => {
    const owner = await signUpOwner(sso.server);
    sso.provider.setMetadata({ issuer: 'https://evil.example' });
    expect((await sso.save(owner, { issuer: `${sso.provider.issuer}/` })).json().errors.issuer[0]).toContain(
      'https://evil.example',
    );
    sso.provider.setMetadata({ token_endpoint: 'http://127.0.0.1/token' });
    expect((await sso.save(owner, { issuer: `${sso.provider.issuer}//` })).statusCode).toBe(422);
    expect((await sso.save(owner, { issuer: `${sso.provider.issuer}/nothing` })).statusCode).toBe(422);
    sso.provider.setDown(true);
    expect((await sso.save(owner, { issuer: `${sso.provider.issuer}/a` })).statusCode).toBe(503);
    const strict = createOutgoingRequests({ config: { privateProviders: false, dnsServers: [] } });
    for (const url of [
      sso.provider.issuer,
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

  test('a connection is tested and has a domain before it is enforced, and a change takes that back', async () => {
    const owner = await signUpOwner(sso.server);
    const enforce = () => owner.browser.send('PUT', `${path}/enforced`, { is_enforced: true });
    expect((await enforce()).statusCode).toBe(404);
    await sso.save(owner);
    expect(messageOf(await enforce())).toBe('Test the connection first.');
    const { domain } = await sso.verifiedDomain(owner);
    const tested = await sso.runTest(owner, `boss@${domain}`, { groups: ['hosts', 7, 'staff'] });
    expect(tested.json()).toEqual({
      email: `boss@${domain}`,
      groups: ['hosts', 'staff'],
      role: userTypes.CONSUMER_ADMIN_SUB,
    });
    expect((await enforce()).json()).toMatchObject({ is_enforced: true, tested_at: expect.any(String) });
    expect((await sso.save(owner, { group_claim: 'roles', client_secret: undefined })).json()).toMatchObject({
      is_enforced: true,
    });
    expect((await sso.save(owner)).json()).toMatchObject({ is_enforced: false, tested_at: null });
    expect((await owner.browser.send('DELETE', `${path}/connection`)).statusCode).toBe(204);
    expect((await sso.begin(`mia@${domain}`)).statusCode).toBe(422);
  });

  test('a connection test logs nobody in, and only the owner who started it can finish it', async () => {
    const { owner, domain } = await sso.connectedOwner();
    const start = (await owner.browser.post(`${path}/test`, {})).json<SignOnStart>();
    expect((await sso.finish(await sso.finishBody(start, `boss@${domain}`))).statusCode).toBe(422);
    const other = await sso.connectedOwner();
    const theirs = (await other.owner.browser.post(`${path}/test`, {})).json<SignOnStart>();
    const taken = await owner.browser.post(
      `${path}/test/finish`,
      await sso.finishBody(theirs, `boss@${domain}`),
    );
    expect(taken.statusCode).toBe(422);
    await sso.save(owner, { client_secret: 'not the secret' });
    const wrong = await sso.runTest(owner, `boss@${domain}`);
    expect(messageOf(wrong)).toContain('refuses the client ID or the client secret');
  });
});

describe('single sign-on that is required', () => {
  test('requiring it ends the members’ log-ins and passwords, keeps the owner’s, and reveals no address', async () => {
    const { owner, domain } = await sso.connectedOwner();
    const inside = await signUpSubAdmin(sso.server, owner);
    const outside = await signUpSubAdmin(sso.server, owner);
    inside.email = `ben@${domain}`;
    await sso.server.database
      .updateTable('users')
      .set({ email: inside.email })
      .where('id', '=', inside.userId)
      .execute();
    owner.email = `boss@${domain}`;
    await sso.server.database
      .updateTable('users')
      .set({ email: owner.email })
      .where('id', '=', owner.userId)
      .execute();
    await sso.runTest(owner, owner.email);
    await owner.browser.send('PUT', `${path}/enforced`, { is_enforced: true });
    expect((await inside.browser.get('/api/user')).statusCode).toBe(401);
    expect((await outside.browser.get('/api/user')).statusCode, 'at another domain').toBe(200);
    expect((await owner.browser.get('/api/user')).statusCode).toBe(200);
    const logIn = (email: string, password = ownerPassword) =>
      sso.server.browser().post('/api/login', { email, password });
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
    expect((await sso.signOnAs(inside.email)).statusCode).toBe(200);
    await owner.browser.send('PUT', `${path}/enforced`, { is_enforced: false });
    expect((await logIn(inside.email)).statusCode).toBe(200);
  });

  test('an invitation is accepted through the provider and not with a password', async () => {
    const { owner, domain } = await sso.enforcedOwner();
    const email = `ada@${domain}`;
    await owner.browser.post('/api/company/admins', { email });
    const [mail] = await outbox(sso.server, email);
    const token = linkIn(mail, '/invite-admin/').pathname.split('/').at(-1);
    const invitation = `/api/admin-invitation/${token}`;
    expect((await sso.server.browser().get(invitation)).json()).toMatchObject({ sign_on: 'enforced' });
    const password = { password: ownerPassword, password_confirmation: ownerPassword };
    const accepted = await sso.server
      .browser()
      .post(`${invitation}/accept`, { first_name: 'Ada', ...password });
    expect([accepted.statusCode, messageOf(accepted)]).toEqual([
      422,
      expect.stringContaining('single sign-on'),
    ]);
    expect((await sso.signOnAs(email)).statusCode).toBe(200);
    expect((await sso.server.browser().get(invitation)).json()).toMatchObject({ state: 'used' });
  });
});
