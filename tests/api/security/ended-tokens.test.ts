import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RealtimeTokenAnswer } from '../../../contract/calls/schemas/experience.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { type Frame, openRaw } from '../../conformance/raw-client.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { linkIn, outbox, ownerPassword, type SignedUp, signUpOwner } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const connected = 4;
const disconnected = 6;
const error = 9;
const password = 'another lantern';

let server: TestApp;
let port = 0;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const changePassword = async ({ browser }: SignedUp) => {
  const answer = await browser.post('/api/profile/password', {
    current_password: ownerPassword,
    password,
    password_confirmation: password,
  });
  browser.token = answer.json().token;
};
const resetPassword = async ({ email }: SignedUp) => {
  await server.browser().post('/api/auth/forgot-password', { email });
  const token = linkIn((await outbox(server, email)).at(-1), '/reset-password/')
    .pathname.split('/')
    .at(-1);
  const body = { email, token, password, password_confirmation: password };
  expect((await server.browser().post('/api/auth/reset-password', body)).statusCode).toBe(200);
};

test.each([
  ['a password change', changePassword, 200],
  ['a password reset', resetPassword, 401],
] as const)('after %s every other token is 401 on the next call', async (_what, act, own) => {
  const owner = await signUpOwner(server);
  const others = [server.browser(), server.browser()];
  for (const other of others)
    other.token = (await server.services.accessTokens.issueUserToken(owner.userId)).token;
  await act(owner);
  for (const other of others) {
    for (const path of ['/api/user', '/api/session', '/api/dashboard/events']) {
      const response = await other.get(path);
      expect([response.statusCode, response.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
    }
    expect((await other.post('/api/refresh-token')).statusCode).toBe(401);
  }
  expect((await owner.browser.get('/api/user')).statusCode).toBe(own);
});

test('an open dashboard stream sends nothing more once its token has ended', async () => {
  const owner = await createCompany(server);
  const elsewhere = await server.services.accessTokens.issueUserToken(owner.userId);
  const stream = await fetch(`http://127.0.0.1:${port}/api/dashboard/events`, {
    headers: { authorization: `Bearer ${elsewhere.token}` },
  });
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/logout',
    headers: { authorization: `Bearer ${elsewhere.token}` },
  });
  expect(statusCode).toBe(200);
  await owner.browser.post('/api/session', sessionRequest(server));
  expect(await stream.text()).toBe('retry: 2000\n\n');
});

async function participantToken(detail: SessionDetail): Promise<{ token: string; realtime: string }> {
  const { token } = await server.services.accessTokens.issueSeatToken(detail.seats[0]?.id ?? '');
  const answer = await server.inject({
    url: '/api/exp/realtime-token',
    headers: { authorization: `Bearer ${token}` },
  });
  return { token, realtime: answer.json<RealtimeTokenAnswer>().token };
}

const openRealtime = (token: string) => openRaw(port, { access_token: token, format: 'json' });
const codeOf = ({ error: cause }: Frame) => (cause as { code: number }).code;

test('a realtime token ends with the token it was given for, and so does what it opened', async () => {
  const owner = await createCompany(server);
  const detail = (await owner.browser.post('/api/session', sessionRequest(server))).json<SessionDetail>();
  const here = await participantToken(detail);
  const there = await participantToken(detail);
  const open = openRealtime(here.realtime);
  const other = openRealtime(there.realtime);
  await Promise.all([open.next(connected), other.next(connected)]);
  const left = await server.inject({
    method: 'POST',
    url: '/api/exp/logout',
    headers: { authorization: `Bearer ${here.token}` },
  });
  expect(left.statusCode).toBe(204);
  expect(codeOf(await openRealtime(here.realtime).next(error))).toBe(40141);
  expect(codeOf(await open.next(disconnected))).toBe(40141);
  other.send({ action: 0 });
  expect(await other.next(0)).toEqual({ action: 0 });
  await owner.browser.post(`/api/session/${detail.id}/cancel`);
  expect((await owner.browser.send('DELETE', `/api/session/${detail.id}`)).statusCode).toBe(204);
  expect(codeOf(await other.next(disconnected))).toBe(40141);
});

test('a realtime token does not outlive the eight hours of the token it was given for', async () => {
  const owner = await createCompany(server);
  const detail = (await owner.browser.post('/api/session', sessionRequest(server))).json<SessionDetail>();
  const { token } = await server.services.accessTokens.issueSeatToken(detail.seats[0]?.id ?? '');
  await server.clock.advance(8 * 3_600_000 - 60_000);
  const answer = await server.inject({
    url: '/api/exp/realtime-token',
    headers: { authorization: `Bearer ${token}` },
  });
  await server.clock.advance(60_000);
  expect(codeOf(await openRealtime(answer.json<RealtimeTokenAnswer>().token).next(error))).toBe(40141);
});

test('hosted Ably is given tokens of ten minutes, which is how long one can outlive its sign-in', async () => {
  const hosted = await createTestApp({
    storiesRoot: writeStoryFolder(),
    env: { ABLY_API_KEY: 'app.key:secret' },
  });
  const owner = await createCompany(hosted);
  const detail = (await owner.browser.post('/api/session', sessionRequest(hosted))).json<SessionDetail>();
  const participant = hosted.browser();
  const seatToken = await hosted.services.accessTokens.issueSeatToken(detail.seats[0]?.id ?? '');
  participant.token = seatToken.token;
  const { token } = (await participant.get('/api/exp/realtime-token')).json<RealtimeTokenAnswer>();
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims.exp - claims.iat).toBe(600);
  await hosted.close();
});
