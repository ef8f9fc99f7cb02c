import { afterAll, beforeAll, expect, test } from 'vitest';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import {
  linkIn,
  outbox,
  ownerPassword,
  type SignedUp,
  signUpColleague,
  signUpOwner,
  signUpSubAdmin,
} from '../../support/sign-up.ts';
import { createCompany } from '../../support/company-fixture.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let owner: SignedUp;
beforeAll(async () => {
  server = await createTestApp();
  owner = await signUpOwner(server);
});
afterAll(() => server.close());

async function invite(email: string): Promise<string> {
  const response = await owner.browser.post('/api/company/admins', { email });
  expect([response.statusCode, response.json()]).toEqual([200, { message: 'The invitation is on its way.' }]);
  const mail = (await outbox(server, email)).at(-1);
  return linkIn(mail, '/invite-admin/').pathname.split('/').at(-1) ?? '';
}

const read = (token: string) => server.browser().get(`/api/admin-invitation/${token}`);
const accept = (token: string, headers?: Record<string, string>) => {
  const body = {
    first_name: 'Ben',
    last_name: 'Ruiz',
    password: ownerPassword,
    password_confirmation: ownerPassword,
  };
  return server.browser().post(`/api/admin-invitation/${token}/accept`, body, headers);
};

test('an invitation names inviter and company, and creates a verified sub-administrator', async () => {
  const token = await invite('ben@harbour.example');
  expect((await read(token)).json()).toEqual({
    state: 'valid',
    sign_on: 'none',
    company: expect.stringMatching(/^Harbour/),
    inviter: 'Ana Costa',
    email: 'ben@harbour.example',
    user_type_id: 4,
  });
  const browser = server.browser();
  browser.token = (await accept(token)).json().token;
  expect((await browser.get('/api/user')).json()).toMatchObject({
    user_type_id: 4,
    email: 'ben@harbour.example',
    email_verified_at: new Date(server.clock.now()).toISOString(),
    profile: { company_id: owner.companyId },
  });
  expect((await read(token)).json().state).toBe('used');
});

test('an invitation is in the inviter’s language, the account that accepts it in that of its browser', async () => {
  const speak = (language: string) => owner.browser.send('PUT', '/api/profile/language', { language });
  await speak('de');
  const token = await invite('greta@harbour.example');
  await speak('en');
  const [mail] = await outbox(server, 'greta@harbour.example');
  expect(mail?.subject).toMatch(/^Ana Costa lädt Sie als Unteradministrator\/in zu Harbour \d+ ein$/);
  expect(mail?.html).toContain('<html lang="de">');
  const languageAfter = async (link: string, headers?: Record<string, string>) => {
    const browser = server.browser();
    browser.token = (await accept(link, headers)).json().token;
    return (await browser.get('/api/user')).json();
  };
  const german = await languageAfter(token, { 'accept-language': 'de' });
  expect(german.language).toBe('de');
  expect((await languageAfter(await invite('gwen@harbour.example'))).language).toBe('en');

  await owner.browser.send('PUT', `/api/company/admins/${german.id}/role`, { user_type_id: 5 });
  const notice = (await outbox(server, 'greta@harbour.example')).at(-1);
  expect(notice?.subject).toMatch(/^Sie moderieren jetzt Sessions von Harbour \d+$/);
});

test('where sign-up is closed, accounts neither invite nor accept', async () => {
  const token = await invite('ole@harbour.example');
  const { config } = server.services;
  config.signUp = 'closed';
  const refused = await owner.browser.post('/api/company/admins', { email: 'pia@harbour.example' });
  const sentence = 'Accounts here are created by the operator. Write to us if you need one.';
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { email: [sentence] }]);
  expect((await accept(token)).statusCode).toBe(422);
  config.signUp = 'open';
  expect((await accept(token)).statusCode).toBe(201);
});

test('the owner sees administrators and open invitations', async () => {
  await invite('cleo@harbour.example');
  const { admins, invitations } = (await owner.browser.get('/api/company/admins')).json();
  expect(admins.map(({ email }: { email: string }) => email)).toContain(owner.email);
  expect(invitations).toContainEqual({
    id: expect.any(Number),
    email: 'cleo@harbour.example',
    user_type_id: 4,
    created_at: new Date(server.clock.now()).toISOString(),
    expires_at: new Date(server.clock.now() + 7 * 24 * 3_600_000).toISOString(),
  });
});

test('an invitation that has run out stays in the owner’s list, and a new one takes its place', async () => {
  await invite('gil@harbour.example');
  await server.database
    .updateTable('admin_invitations')
    .set({ expires_at: new Date(server.clock.now() - 1) })
    .where('email', '=', 'gil@harbour.example')
    .execute();
  const ofGil = async () => {
    const { invitations } = (await owner.browser.get('/api/company/admins')).json();
    return invitations
      .filter(({ email }: { email: string }) => email === 'gil@harbour.example')
      .map(({ expires_at }: { expires_at: string }) => Date.parse(expires_at) > server.clock.now());
  };
  expect(await ofGil()).toEqual([false]);
  await invite('gil@harbour.example');
  expect(await ofGil()).toEqual([true]);
});

test('a newer invitation takes the place of the older one', async () => {
  const older = await invite('dora@harbour.example');
  const newer = await invite('dora@harbour.example');
  expect((await read(older)).statusCode).toBe(404);
  expect((await read(newer)).json().state).toBe('valid');
});

test('an address with an account cannot be invited: USER_005; nor a public one: USER_011', async () => {
  const taken = await owner.browser.post('/api/company/admins', { email: owner.email });
  expect([taken.statusCode, taken.json().code]).toEqual([422, 'USER_005']);
  const open = await owner.browser.post('/api/company/admins', { email: 'eve@gmail.com' });
  expect([open.statusCode, open.json().code]).toEqual([422, 'USER_011']);
});

test('a removed sub-administrator is out at once and can be invited again, an owner cannot be removed', async () => {
  const sub = await signUpSubAdmin(server, owner);
  const removed = await owner.browser.send('DELETE', `/api/company/admins/${sub.userId}`);
  expect(removed.statusCode).toBe(204);
  const refused = await sub.browser.get('/api/user');
  expect(refused.statusCode).toBe(401);
  expect(refused.json().errors.account).toEqual([
    expect.stringMatching(/^Your access to .+ was removed on .+\. To get it back, ask .+ \(.+@.+\)\.$/),
  ]);
  expect(refused.json().errors.account[0]).toContain(owner.email);
  const inGerman = await sub.browser.send('GET', '/api/user', undefined, { 'accept-language': 'de' });
  expect(inGerman.json()).toMatchObject({
    message: 'Unauthenticated.',
    errors: {
      account: [
        expect.stringMatching(/^Ihr Zugang zu .+ wurde am \d+\. \S+ \d{4} entfernt\. .+ \(.+@.+\)\.$/),
      ],
    },
  });
  const notice = await server.database
    .selectFrom('outbox_mails')
    .select('subject')
    .where('recipient', '=', sub.email)
    .where('kind', '=', 'access-ended')
    .execute();
  expect(notice.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('You no longer have access to'),
  ]);
  const again = await owner.browser.post('/api/company/admins', { email: sub.email });
  expect(again.statusCode).toBe(200);
  const self = await owner.browser.send('DELETE', `/api/company/admins/${owner.userId}`);
  expect([self.statusCode, self.json().code]).toEqual([404, 'USER_001']);
});

test('an owner hands the company over: to another owner first, since it keeps one', async () => {
  const company = await signUpOwner(server);
  const sub = await signUpSubAdmin(server, company);
  const change = (by: SignedUp['browser'], userId: number, user_type_id: number) =>
    by.send('PUT', `/api/company/admins/${userId}/role`, { user_type_id });
  expect((await change(sub.browser, sub.userId, 2)).statusCode).toBe(403);
  const last = await change(company.browser, company.userId, 4);
  expect([last.statusCode, last.json().message]).toEqual([
    409,
    'A company keeps at least one owner. Make someone else an owner first.',
  ]);
  expect((await change(company.browser, sub.userId, 2)).statusCode).toBe(204);
  const invited = await sub.browser.post('/api/company/admins', { email: 'hal@harbour.example' });
  expect(invited.statusCode).toBe(200);
  const mails = await server.database
    .selectFrom('outbox_mails')
    .select('subject')
    .where('recipient', '=', sub.email)
    .where('kind', '=', 'role-changed')
    .execute();
  expect(mails).toEqual([{ subject: expect.stringMatching(/^You are an owner of /) }]);
  const both = await Promise.all([
    change(company.browser, company.userId, 4),
    change(sub.browser, sub.userId, 4),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).not.toEqual([204, 204]);
  const { admins } = (await sub.browser.get('/api/company/admins')).json();
  expect(admins.filter(({ user_type_id }: { user_type_id: number }) => user_type_id === 2)).toHaveLength(1);
});

test('a reader is invited as one, reads reports, and nothing else of the company', async () => {
  const reader = await signUpColleague(server, owner, userTypes.READER);
  const [mail] = await outbox(server, reader.email);
  expect(mail?.subject).toMatch(/ invites you to read the reports of Harbour/);
  expect(mail?.body_text).toContain('as a reader. You can then read the company’s reports.');
  expect((await reader.browser.get('/api/user')).json()).toMatchObject({ user_type_id: userTypes.READER });
  for (const path of ['/api/report', '/api/report/report.csv', '/api/report/report.pdf'])
    expect([path, (await reader.browser.get(path)).statusCode]).toEqual([path, 200]);
  for (const path of [
    '/api/report/link',
    '/api/company/admins',
    '/api/session',
    '/api/dashboard',
    '/api/credits',
  ])
    expect([path, (await reader.browser.get(path)).statusCode]).toEqual([path, 403]);
  const { admins } = (await owner.browser.get('/api/company/admins')).json();
  expect(admins).toContainEqual(
    expect.objectContaining({ id: reader.userId, user_type_id: userTypes.READER }),
  );
  expect((await owner.browser.send('DELETE', `/api/company/admins/${reader.userId}`)).statusCode).toBe(204);
  expect((await reader.browser.get('/api/report')).statusCode).toBe(401);
});

test('a sub-administrator who becomes a reader reads nothing more of the sessions they scheduled', async () => {
  const sub = await signUpSubAdmin(server, owner);
  const asked = await owner.browser.send('PUT', `/api/company/admins/${sub.userId}/role`, {
    user_type_id: userTypes.READER,
  });
  expect(asked.statusCode).toBe(204);
  const mail = (await outbox(server, sub.email)).at(-1);
  expect(mail?.subject).toMatch(/^You are a reader of Harbour/);
  expect((await sub.browser.get('/api/session')).statusCode).toBe(403);
});

test('no invitation makes an owner', async () => {
  const refused = await owner.browser.post('/api/company/admins', {
    email: 'ina@harbour.example',
    user_type_id: userTypes.CONSUMER_ADMIN,
  });
  expect(refused.statusCode).toBe(422);
});

test("only roles of the company's own people can be changed, and only to company roles", async () => {
  const theirs = await createCompany(server);
  const operator = await createCompany(server, { userTypeId: 1 });
  for (const [userId, user_type_id, status] of [
    [theirs.userId, 4, 404],
    [operator.userId, 4, 404],
    [owner.userId, 1, 422],
    [owner.userId, 3, 422],
  ]) {
    const refused = await owner.browser.send('PUT', `/api/company/admins/${userId}/role`, { user_type_id });
    expect(refused.statusCode).toBe(status);
  }
});
