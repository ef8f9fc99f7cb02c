import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAddress } from '../../../contract/calls/call.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { linkIn, outbox, ownerPassword, registration, verificationOf } from '../../support/sign-up.ts';
import {
  clientIds,
  type SocialProviders,
  startSocialProviders,
} from '../../support/servers/social-providers.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import type { TestBrowser } from '../../support/browser/test-browser.ts';

let providers: SocialProviders;
let server: TestApp;
beforeAll(async () => {
  providers = await startSocialProviders();
  server = await createTestApp({
    storiesRoot: writeStoryFolder(),
    env: { ...providers.env, CONTACT_EMAIL: 'office@muster.example' },
  });
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

let strangers = 0;
const marks = {
  message: 'the lighthouse keeper is ill',
  name: 'Vera Stranger',
  session: 'Farewell to the keeper',
  company: 'Keepers and Sons',
};

/** Somebody without an account who has written to us, is invited by a company and is named on its invoice. */
async function createStranger(): Promise<{ email: string; sessionId: string }> {
  strangers += 1;
  const email = `vera.${strangers}@stranger.example`;
  const written = await server
    .browser()
    .post('/api/contact', { name: marks.name, email, topic: 'other', message: marks.message });
  expect(written.statusCode, written.body).toBe(202);
  const company = await createCompany(server, { name: marks.company, isTrusted: true });
  const person = { first_name: 'Vera', last_name: 'Stranger', email };
  const created = await company.browser.post(
    '/api/session',
    sessionRequest(server, { title: marks.session, teams: [{ name: 'Otters', people: [person] }] }),
  );
  await company.browser.post(
    '/api/company/admins',
    { email },
    { 'idempotency-key': `invite-vera-${strangers}` },
  );
  const billing = { name: marks.company, address: 'Rua 1', country: 'PT', email, tax_id: null };
  const ordered = await company.browser.post(
    '/api/checkout/order',
    { pack_id: 'single', quantity: 1, payment: 'invoice', billing: { ...billing, purchase_order: null } },
    { 'idempotency-key': `order-vera-${strangers}` },
  );
  expect([created.statusCode, ordered.statusCode], created.body + ordered.body).toEqual([201, 201]);
  return { email, sessionId: created.json<SessionDetail>().id };
}

async function register(email: string): Promise<TestBrowser> {
  const browser = server.browser();
  const answer = await browser.post('/api/auth/register', registration({ email, first_name: 'Mallory' }));
  expect(answer.statusCode).toBe(201);
  browser.token = answer.json().token;
  return browser;
}

const contactMessages = (email: string) =>
  server.database.selectFrom('contact_requests').select('message').where('email', '=', email).execute();

async function readingCalls(): Promise<CallAddress[]> {
  const folder = path.resolve(import.meta.dirname, '../../../contract/calls');
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'call.ts');
  const modules = await Promise.all(files.map((name) => import(path.join(folder, name))));
  return modules
    .flatMap((module) => Object.values(module as Record<string, Record<string, CallAddress>>))
    .flatMap((table) => Object.values(table))
    .filter(({ method, access, answers }) => {
      return method === 'GET' && access !== 'participant' && answers !== 'text/event-stream';
    });
}

describe('an account with an unverified address', () => {
  test('reads nothing of the address’s owner, by any call', async () => {
    const { email, sessionId } = await createStranger();
    const browser = await register(email);
    const calls = await readingCalls();
    expect(calls.length).toBeGreaterThan(20);
    for (const { path: template } of calls) {
      const address = template.replace(/:(\w*[iI]d)\b/g, sessionId).replace(/:\w+/g, '1');
      const { body } = await browser.get(address);
      for (const mark of Object.values(marks)) expect(body, address).not.toContain(mark);
    }
    const data = (await browser.get('/api/profile/data')).json();
    expect([data.contact_messages, data.mails]).toEqual([[], []]);
  });

  test('reads all of it once the address is confirmed', async () => {
    const { email } = await createStranger();
    const browser = await register(email);
    const link = (await outbox(server, email)).find(({ kind }) => kind === 'verification');
    await browser.post('/api/email/verify', verificationOf(linkIn(link, '/verify/')));
    const data = (await browser.get('/api/profile/data')).json();
    expect(data.contact_messages).toMatchObject([{ message: marks.message }]);
    expect(data.mails.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['contact', 'admin-invitation', 'verification']),
    );
  });

  test('closes without touching what the address’s owner wrote and was sent', async () => {
    const { email } = await createStranger();
    const sentBefore = (await outbox(server, email)).map(({ id }) => id);
    while ((await server.services.mailDelivery.deliverDue()) > 0);
    const browser = await register(email);
    const closed = await browser.post('/api/profile/close', { email, password: ownerPassword });
    expect(closed.statusCode, closed.body).toBe(200);
    expect(await contactMessages(email)).toEqual([{ message: marks.message }]);
    const sentAfter = (await outbox(server, email)).map(({ id }) => id);
    expect(sentAfter).toEqual(expect.arrayContaining(sentBefore));
  });

  test('confirmed, it closes with what its holder wrote to us and was mailed', async () => {
    const { email } = await createStranger();
    while ((await server.services.mailDelivery.deliverDue()) > 0);
    const browser = await register(email);
    const link = (await outbox(server, email)).find(({ kind }) => kind === 'verification');
    await browser.post('/api/email/verify', verificationOf(linkIn(link, '/verify/')));
    while ((await server.services.mailDelivery.deliverDue()) > 0);
    await browser.post('/api/profile/close', { email, password: ownerPassword });
    expect(await contactMessages(email)).toEqual([]);
    const kinds = (await outbox(server, email)).map(({ kind }) => kind);
    expect(kinds).not.toContain('contact');
    expect(kinds).not.toContain('verification');
    expect(kinds, 'the seat in another company’s session is not the account’s').toContain('invitation');
  });
});

describe('the owner of an address that another registered', () => {
  const facebook = async (email: string) => {
    strangers += 1;
    const token = providers.facebookToken(`${7000 + strangers}`, {
      first_name: 'Mallory',
      last_name: 'Squat',
      name: 'Mallory Squat',
      email,
    });
    const verify = () => server.browser().post('/api/auth/facebook/verify', { provider: 'facebook', token });
    const signedUp = await verify();
    expect(signedUp.statusCode, signedUp.body).toBe(200);
    return verify;
  };

  test('has it to themselves after a new password: the other’s social sign-in opens it no more', async () => {
    const email = `vera.reset@stranger.example`;
    const enter = await facebook(email);
    await server.browser().post('/api/auth/forgot-password', { email });
    const mail = (await outbox(server, email)).find(({ kind }) => kind === 'password-reset');
    const token = linkIn(mail, '/reset-password/').pathname.split('/').at(-1);
    const password = 'a second lantern in the harbour';
    const reset = await server
      .browser()
      .post('/api/auth/reset-password', { email, token, password, password_confirmation: password });
    expect(reset.statusCode, reset.body).toBe(200);
    expect((await enter()).statusCode).toBe(422);
  });

  test('has it to themselves after connecting a sign-in of their own', async () => {
    const email = `vera.connect@stranger.example`;
    const enter = await facebook(email);
    const now = Math.floor(server.clock.now() / 1000);
    const google = (iat: number) =>
      providers.sign({
        iss: providers.issuers.google,
        aud: clientIds.google,
        sub: `google-${email}`,
        iat,
        exp: now + 3600,
        email,
        email_verified: true,
        given_name: 'Vera',
        family_name: 'Stranger',
      });
    const verify = async (iat: number) =>
      server.browser().post('/api/auth/google/verify', { provider: 'google', token: await google(iat) });
    expect((await verify(now)).statusCode).toBe(422);
    const mail = (await outbox(server, email)).find(({ kind }) => kind === 'connect-social');
    const connected = await server
      .browser()
      .post('/api/email/verify', verificationOf(linkIn(mail, '/verify/')));
    expect(connected.statusCode, connected.body).toBe(200);
    expect((await verify(now - 1)).statusCode).toBe(200);
    expect((await enter()).statusCode).toBe(422);
  });
});
