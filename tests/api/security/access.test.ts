import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { signUpOwner } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let ours: CompanyFixture;
let theirs: CompanyFixture;
let session: SessionDetail;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  ours = await createCompany(server, { name: 'Ours' });
  theirs = await createCompany(server, { name: 'Theirs' });
  session = (await theirs.browser.post('/api/session', sessionRequest(server))).json();
});
afterAll(() => server.close());

const own = () => ({ title: 'Ours now' });
const at = () => ({
  starts_at: new Date(server.clock.now() + 864e5).toISOString(),
  timezone_id: 'Europe/Lisbon',
});
const person = { first_name: 'Eve', last_name: 'Doe', email: 'eve@team.example' };

test.each([
  ['GET', '', undefined],
  ['PATCH', '', own],
  ['DELETE', '', undefined],
  ['POST', '/reschedule', at],
  ['POST', '/cancel', () => ({})],
  ['POST', '/invite', () => ({})],
  ['POST', '/attendees', () => ({ add: [{ ...person, team_id: 1 }], remove: [] })],
  ['POST', '/archive', () => ({})],
  ['POST', '/control', () => ({ action: 'start_now' })],
  ['GET', '/results', undefined],
  ['GET', '/results.csv', undefined],
  ['GET', '/log.csv', undefined],
  ['GET', '/results.pdf', undefined],
  ['GET', '/awards.pdf', undefined],
  ['GET', '/attendance', undefined],
  ['GET', '/attendance.csv', undefined],
  ['GET', '/attendance.xlsx', undefined],
  ['GET', '/live', undefined],
  ['GET', '/calendar.ics', undefined],
] as const)('%s /api/session/{theirs}%s is not found and changes nothing', async (method, path, body) => {
  const read = () => theirs.browser.get(`/api/session/${session.id}`).then((response) => response.json());
  const before = await read();
  const response = await ours.browser.send(method, `/api/session/${session.id}${path}`, body?.());
  expect([response.statusCode, response.json().code]).toEqual([404, 'SESSION_001']);
  expect(await read()).toEqual(before);
});

test("another company's people, administrators and invitations cannot be reached", async () => {
  const theirAdmin = await ours.browser.send('DELETE', `/api/company/admins/${theirs.userId}`);
  expect([theirAdmin.statusCode, theirAdmin.json().code]).toEqual([404, 'USER_001']);
  await theirs.browser.post('/api/company/admins', { email: 'sub@theirs.example' });
  const { id } = (await theirs.browser.get('/api/company/admins')).json().invitations[0];
  const invitation = await ours.browser.send('DELETE', `/api/company/admins/invitations/${id}`);
  expect([invitation.statusCode, invitation.json().code]).toEqual([404, 'USER_008']);
  expect((await theirs.browser.get('/api/company/admins')).json().invitations).toHaveLength(1);
  expect((await ours.browser.get('/api/consumer')).json().consumers).toEqual([]);
});

test("another company's person cannot be seated in our session: COMPANY_001", async () => {
  const { consumers } = (await theirs.browser.post('/api/consumer', { people: [person] })).json();
  const mine = (await ours.browser.post('/api/session', sessionRequest(server))).json();
  const body = { people: [], consumer_ids: [consumers[0].id], session_id: mine.id, team_id: 1 };
  const response = await ours.browser.post('/api/consumer', body);
  expect([response.statusCode, response.json().code]).toEqual([403, 'COMPANY_001']);
  const after = (await ours.browser.get(`/api/session/${mine.id}`)).json();
  expect(after.seats).toEqual(mine.seats);
});

test('a participant reads nothing of another session', async () => {
  const other = (await ours.browser.post('/api/session', sessionRequest(server))).json();
  const participant = server.browser();
  const seatId = session.seats[0]?.id ?? '';
  participant.token = (await server.services.accessTokens.issueSeatToken(seatId)).token;
  for (const url of [
    `/api/consumer/getdatapackage?sessionId=${other.id}`,
    `/api/session/scorecard/${other.id}`,
  ]) {
    const response = await participant.get(url);
    expect([403, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain(other.id);
  }
});

test('role, company, credits and verification in a profile change nothing', async () => {
  const owner = await signUpOwner(server);
  const before = (await owner.browser.get('/api/user')).json();
  await owner.browser.send('PUT', '/api/profile', {
    user_type_id: 1,
    company_id: theirs.companyId,
    credits: 99,
    email: 'evil@theirs.example',
    email_verified_at: null,
    password: 'x',
    id: 1,
    profile: { company_id: theirs.companyId },
  });
  expect((await owner.browser.get('/api/user')).json()).toEqual({
    ...before,
    version: before.version + 1,
    changed: { by: expect.any(String), at: expect.any(String) },
  });
  expect(await server.services.credits.balance(server.database, owner.companyId)).toMatchObject({
    available: 1,
  });
});

test('no answer holds a hash, a token of others, or an internal column', async () => {
  const owner = await signUpOwner(server);
  await owner.browser.post('/api/company/admins', { email: 'sub.of.eight@harbour.example' });
  const planned = (await owner.browser.post('/api/session', sessionRequest(server))).json<SessionDetail>();
  const participant = server.browser();
  const seatId = planned.seats[0]?.id ?? '';
  participant.token = (await server.services.accessTokens.issueSeatToken(seatId)).token;
  const read = ['/api/user', '/api/company/admins', '/api/dashboard', '/api/consumer', '/api/session'];
  const ofSession = ['', '/results', '/live'].map((path) => `/api/session/${planned.id}${path}`);
  const asked = [`/api/consumer/getdatapackage?sessionId=${planned.id}`, '/api/exp/snapshot'];
  const answers = await Promise.all([
    ...[...read, ...ofSession, '/api/credits', '/api/auth/providers'].map((url) => owner.browser.get(url)),
    ...asked.map((url) => participant.get(url)),
    server.browser().post('/api/login', { email: owner.email, password: owner.password }),
    owner.browser.send('PUT', '/api/profile', { first_name: 'Ada' }),
  ]);
  for (const { statusCode, body } of answers) {
    expect([200, 404, 409]).toContain(statusCode);
    expect(body).not.toMatch(
      /argon2|digest|_hash|link_nonce|remember|disabled_at|verification_sent_at|last_used_at/,
    );
    expect(body).not.toContain(owner.password);
  }
  expect(answers[0]?.json().password).toBe('set');
});

test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const)(
  '%s on what does not exist is 404 or 405, never 500',
  async (method) => {
    for (const url of [
      '/api/none',
      '/api/login',
      '/api/session/x/none',
      '/api/../etc',
      '/sanctum/none',
      '/debug/x.json',
    ]) {
      const { statusCode } = await server.inject({ method, url });
      expect([200, 204, 401, 404, 405, 415, 422]).toContain(statusCode);
    }
  },
);

const outboxPages = [
  '/outbox',
  '/api/outbox',
  '/api/outbox/1',
  '/outbox/1',
  '/outbox/1/mail',
  '/outbox/1/session.ics',
];
const json = { accept: 'application/json' };

test.each([
  [
    'production',
    {
      NODE_ENV: 'production',
      APP_SECRET: 'x'.repeat(32),
      PUBLIC_URL: 'https://muster.example',
      SEND_MAIL: 'off',
    },
  ],
  ['a server with SMTP', { SMTP_URL: 'smtp://127.0.0.1:1' }],
  ['a server with the address of another machine', { PUBLIC_URL: 'https://muster.example' }],
  ['a server told so', { OUTBOX: '0' }],
])('%s has no outbox', async (_what, env) => {
  const without = await createTestApp({ env });
  for (const url of outboxPages) expect((await without.inject({ url, headers: json })).statusCode).toBe(404);
  await without.close();
});

const proxyHeaders = [
  'x-forwarded-proto',
  'X-Forwarded-Server',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'cdn-loop',
  'x-original-host',
  'x-original-url',
  'x-envoy-external-address',
  'via',
];

test.each(['0', '1'])(
  'with TRUST_PROXY=%s no page elsewhere reads the outbox by naming this machine',
  async (trust) => {
    const behind = await createTestApp({ env: { TRUST_PROXY: trust } });
    const rebound = { host: 'evil.example:3000', 'x-forwarded-host': 'localhost' };
    const asks = [
      rebound,
      { ...rebound, 'x-forwarded-for': '127.0.0.1' },
      { host: 'evil.example', forwarded: 'host=localhost' },
      { host: 'localhost.evil.example' },
      { host: 'localhost@evil.example' },
      { host: 'evil.example/localhost' },
      { host: 'evil@localhost' },
      { host: 'localhost/evil.example' },
    ];
    for (const headers of asks)
      expect([headers, (await behind.inject({ url: '/api/outbox', headers })).statusCode]).toEqual([
        headers,
        403,
      ]);
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect((await behind.inject({ url: '/api/outbox', headers: { host } })).statusCode).toBe(200);
    await behind.close();
  },
);

test('the outbox is shown at this machine, not to others, foreign names or through a proxy', async () => {
  const asks = [
    {},
    { remoteAddress: '10.0.0.7' },
    { headers: { host: 'evil.example' } },
    { headers: { 'x-forwarded-for': '127.0.0.1' } },
    { headers: { forwarded: 'for=127.0.0.1' } },
    ...['127.0.0.1', 'localhost', ''].map((value) => ({ headers: { 'x-forwarded-host': value } })),
    ...proxyHeaders.map((name) => ({ headers: { [name]: '127.0.0.1' } })),
  ];
  const statuses = await Promise.all(asks.map((ask) => server.inject({ url: '/api/outbox', ...ask })));
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, ...asks.slice(1).map(() => 403)]);
  const open = await createTestApp({ env: { OUTBOX: '1' } });
  const far = { remoteAddress: '10.0.0.7', headers: { host: 'muster.office' } };
  expect((await open.inject({ url: '/outbox', ...far })).statusCode).toBe(200);
  await open.close();
});
