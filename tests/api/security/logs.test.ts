import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../server/logging/create-log.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { outbox, ownerPassword, registration, type SignedUp, signUpOwner } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let owner: SignedUp;
let written = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += chunk;
      done();
    },
  });
  server = await createTestApp({ log: createLog('info', stream), storiesRoot: writeStoryFolder() });
  owner = await signUpOwner(server);
});
afterAll(() => server.close());

const lines = () =>
  written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

test('planted secrets appear nowhere in the log, errors of every kind included', async () => {
  const card = '4111 1111 1111 1111';
  const email = 'planted@harbour.example';
  const secret = 'a planted password';
  const { token } = await server.services.accessTokens.issueUserToken(owner.userId);
  await server.browser().post('/api/login', { email, password: secret });
  await server
    .browser()
    .post('/api/auth/register', registration({ email, password: secret, company_name: card }));
  await server.browser().get(`/api/exp/auth?email=${encodeURIComponent(email)}&sessionId=${'x'.repeat(22)}`);
  await server.browser().get(`/api/none/${encodeURIComponent(email)}?token=${encodeURIComponent(token)}`);
  await server.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } });
  server.services.log.error({ err: new Error(`${email} paid with ${card}`), password: secret, token }, email);
  server.services.log.warn(`${email} sent ${token}`);
  for (const planted of [
    email,
    encodeURIComponent(email),
    card,
    secret,
    token,
    token.split('|')[1] ?? '',
    ownerPassword,
  ])
    expect(written).not.toContain(planted);
  expect(written).toContain('[FILTERED]');
});

test('the lists of the outbox hold no link, no token and nothing that people wrote', async () => {
  const card = '4111 1111 1111 1111';
  const title = `Pay ${card}`;
  await server.browser().post('/api/auth/forgot-password', { email: owner.email });
  const planned = await owner.browser.post('/api/session', sessionRequest(server, { title }));
  expect(planned.statusCode).toBe(201);
  const links = (await outbox(server)).flatMap(({ body_text }) => body_text.match(/https?:\/\/\S+/g) ?? []);
  const tokens = links.flatMap((link) => link.match(/[\w-]{40,}/g) ?? []);
  expect(tokens.length).toBeGreaterThan(4);
  for (const url of ['/outbox', '/api/outbox']) {
    const { body, statusCode } = await server.inject({ url });
    expect(statusCode).toBe(200);
    expect(body).toContain('[FILTERED]');
    for (const secret of [card, ...tokens]) expect(body).not.toContain(secret);
  }
});

test('no address that the server logs bears a token, a session or a person', async () => {
  const from = written.length;
  const token = (await server.services.accessTokens.issueUserToken(owner.userId)).token;
  const paths = [
    '/api/admin-invitation/a-planted-invitation-token-of-43-characters',
    '/api/award/PLANTED-AWARD-CODE',
    `/reset-password/planted-reset-token#email=${owner.email}`,
    '/verify/1/planted-hash?signature=planted-signature',
    `/api/session/planted-session?token=${encodeURIComponent(token)}`,
    '/channels/session:planted-session/messages?access_token=planted-realtime-token',
  ];
  for (const url of paths) await server.inject({ url, headers: { referer: 'http://x/?planted-referrer' } });
  const logged = written.slice(from);
  const requests = logged.match(/"msg":"request"/g) ?? [];
  expect(requests).toHaveLength(paths.length);
  expect(logged).not.toMatch(/planted/i);
  expect(logged).not.toContain(token.split('|')[1]);
});

test('an internal failure reveals its number and nothing else', async () => {
  const broken = await createTestApp({ log: server.services.log });
  await broken.database.schema.dropTable('rate_limits').execute();
  const response = await broken.browser().post('/api/login', { email: owner.email, password: ownerPassword });
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { message: 'Server error. Please try again later.', requestId: response.headers['x-request-id'] },
  ]);
  const logged = lines().find(({ reqId }) => reqId === response.headers['x-request-id']);
  expect(logged).toMatchObject({ level: 50, msg: 'request failed' });
  await broken.close();
});

test('a try at what belongs to another company is logged with user, route and status', async () => {
  const stranger = await createCompany(server);
  const { id } = (await stranger.browser.post('/api/session', sessionRequest(server))).json<SessionDetail>();
  const response = await owner.browser.send('DELETE', `/api/session/${id}`);
  expect(response.statusCode).toBe(404);
  expect(lines().find(({ reqId }) => reqId === response.headers['x-request-id'])).toMatchObject({
    method: 'DELETE',
    route: '/api/session/:id',
    status: 404,
    userId: owner.userId,
  });
});

test('refusals are logged with user, address, route and request id, in one line each', async () => {
  const from = written.length;
  await owner.browser.send('PUT', '/api/profile', { first_name: 'A' }, { 'x-xsrf-token': 'wrong\tnot\tone' });
  const response = await owner.browser.send('DELETE', '/api/session/none');
  expect(response.statusCode).toBe(404);
  const anonymous = await server.inject({ url: '/api/user', remoteAddress: '10.77.0.1' });
  expect(anonymous.statusCode).toBe(401);
  const events = written
    .slice(from)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event === 'security');
  expect(events).toMatchObject([
    { status: 419, method: 'PUT', route: '/api/profile', reqId: expect.any(String) },
    {
      status: 401,
      method: 'GET',
      route: '/api/user',
      ip: '10.77.0.1',
      reqId: anonymous.headers['x-request-id'],
    },
  ]);
});
