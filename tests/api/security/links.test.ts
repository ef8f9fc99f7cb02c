import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn, outbox, registration, signUpOwner, verificationOf } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const password = 'another lantern';
const forgot = (email: string) => server.browser().post('/api/auth/forgot-password', { email });
const reset = (email: string, token: string) =>
  server
    .browser()
    .post('/api/auth/reset-password', { email, token, password, password_confirmation: password });
const resetMails = async (email: string) =>
  (await outbox(server, email)).filter(({ kind }) => kind === 'password-reset');

async function resetToken(email: string): Promise<string> {
  await forgot(email);
  const mail = (await resetMails(email)).at(-1);
  return linkIn(mail, '/reset-password/').pathname.split('/').at(-1) ?? '';
}

test('known and unknown addresses are answered alike; one mail, to the known', { retry: 2 }, async () => {
  const owner = await signUpOwner(server);
  /** Five an hour are allowed for one address, whether somebody has it or not. */
  const nobody = `nobody-${owner.email}`;
  const accounts = [owner.email, nobody];
  const times: number[][] = accounts.map(() => []);
  for (let round = 0; round < 5; round += 1) {
    for (const [account, email] of accounts.entries()) {
      const began = performance.now();
      const { statusCode, json } = await forgot(email);
      times[account]?.push(performance.now() - began);
      expect([statusCode, json()]).toEqual([200, { message: 'We have emailed your password reset link.' }]);
    }
  }
  const quickest = times.map((all) => Math.min(...all));
  expect(Math.min(...quickest)).toBeGreaterThanOrEqual(195);
  expect(Math.max(...quickest) / Math.min(...quickest)).toBeLessThan(1.2);
  expect(await resetMails(owner.email)).toHaveLength(1);
  expect(await outbox(server, nobody)).toEqual([]);
});

test('a reset token works once, of twenty uses at once too', async () => {
  const owner = await signUpOwner(server);
  const token = await resetToken(owner.email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => reset(owner.email, token)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode === 422);
  expect(refused).toHaveLength(19);
  expect(refused[0]?.json()).toEqual({
    message: 'This password reset token is invalid.',
    errors: { email: ['This password reset token is invalid.'] },
  });
  expect((await reset(owner.email, token)).statusCode).toBe(422);
});

test('a reset token ends after an hour, with a newer one, and for another address', async () => {
  const owner = await signUpOwner(server);
  const stranger = await signUpOwner(server);
  const late = await resetToken(owner.email);
  await server.clock.advance(61 * 60_000);
  expect((await reset(owner.email, late)).statusCode).toBe(422);
  const older = await resetToken(owner.email);
  await server.clock.advance(60_000);
  const newer = await resetToken(owner.email);
  expect((await reset(owner.email, older)).statusCode).toBe(422);
  expect((await reset(stranger.email, newer)).statusCode).toBe(422);
  expect((await reset(owner.email, newer)).statusCode).toBe(200);
});

test('a verification link that was changed in any part is refused', async () => {
  const request = registration();
  await server.browser().post('/api/auth/register', request);
  const other = registration();
  await server.browser().post('/api/auth/register', other);
  const body = verificationOf(linkIn((await outbox(server, request.email))[0], '/verify/'));
  const foreign = verificationOf(linkIn((await outbox(server, other.email))[0], '/verify/'));
  const changes = [
    { id: foreign.id },
    { hash: foreign.hash },
    { id: foreign.id, hash: foreign.hash },
    { expires: String(Number(body.expires) + 3600) },
    { expires: `${body.expires}0` },
    { signature: foreign.signature },
    { signature: '' },
    { signature: 'é'.repeat(22) },
    { id: `0${body.id}` },
    { id: 'connect' },
    { added: 'x' },
    { next: '//evil.example' },
  ];
  for (const change of changes) {
    const response = await server.browser().post('/api/email/verify', { ...body, ...change });
    expect([response.statusCode, response.json()]).toEqual([403, { message: 'Invalid signature.' }]);
  }
  const { id, hash, expires, signature } = body;
  const moved = await server.browser().post('/api/email/verify', { id, hash, signature, expires });
  expect([moved.statusCode, moved.json()]).toEqual([403, { message: 'Invalid signature.' }]);
  const verify = () => server.browser().post('/api/email/verify', body);
  expect([(await verify()).statusCode, (await verify()).statusCode]).toEqual([200, 200]);
});

test('an invitation that was used, has run out, was revoked or never was is refused with one body', async () => {
  const owner = await signUpOwner(server);
  const invite = async (email: string) => {
    await owner.browser.post('/api/company/admins', { email });
    return (
      linkIn((await outbox(server, email)).at(-1), '/invite-admin/')
        .pathname.split('/')
        .at(-1) ?? ''
    );
  };
  const accept = (token: string) =>
    server.browser().post(`/api/admin-invitation/${token}/accept`, {
      first_name: 'Ben',
      last_name: 'Ruiz',
      email: 'other@harbour.example',
      password,
      password_confirmation: password,
    });
  const used = await invite('used@harbour.example');
  const accepted = await accept(used);
  expect(accepted.statusCode).toBe(201);
  const browser = server.browser();
  browser.token = accepted.json().token;
  expect((await browser.get('/api/user')).json().email).toBe('used@harbour.example');
  const revoked = await invite('revoked@harbour.example');
  const { invitations } = (await owner.browser.get('/api/company/admins')).json();
  await owner.browser.send('DELETE', `/api/company/admins/invitations/${invitations[0].id}`);
  const expired = await invite('expired@harbour.example');
  await server.clock.advance(7 * 24 * 3_600_000);
  for (const token of [used, revoked, expired, 'x'.repeat(43)]) {
    const response = await accept(token);
    expect([response.statusCode, response.json()]).toEqual([
      410,
      { message: 'This invitation is no longer valid.' },
    ]);
  }
});

test('two acceptances at once make one administrator', async () => {
  const owner = await signUpOwner(server);
  await owner.browser.post('/api/company/admins', { email: 'twice@harbour.example' });
  const mail = (await outbox(server, 'twice@harbour.example')).at(-1);
  const token = linkIn(mail, '/invite-admin/').pathname.split('/').at(-1);
  const body = { first_name: 'Ben', last_name: 'Ruiz', password, password_confirmation: password };
  const answers = await Promise.all(
    [1, 2].map(() => server.browser().post(`/api/admin-invitation/${token}/accept`, body)),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410]);
});
