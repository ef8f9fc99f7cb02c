import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { linkIn, outbox, signUpOwner } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => server.close());

const tables = [
  'access_tokens',
  'rate_limits',
  'spent_social_tokens',
  'social_link_requests',
  'password_resets',
  'admin_invitations',
  'idempotency_keys',
  'jobs',
] as const;

async function countRows(): Promise<Record<string, number>> {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::integer as n from ${sql.table(table)}`.execute(server.database);
      return [table, rows[0]?.n ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

async function cleanAfter(ms: number): Promise<Record<string, number>> {
  await server.clock.advance(ms);
  await server.services.jobs.tick();
  return countRows();
}

test('the hourly job deletes expired rows once they are unusable', async () => {
  const { database, clock } = server;
  const owner = await signUpOwner(server);
  const in8hours = new Date(clock.now() + 8 * hour);
  const social = { provider: 'google', subject: '1', user_id: owner.userId };
  await database.insertInto('spent_social_tokens').values({ digest: 's', expires_at: in8hours }).execute();
  await database
    .insertInto('social_link_requests')
    .values({ ...social, digest: 'l', expires_at: in8hours })
    .execute();
  await owner.browser.post('/api/auth/forgot-password', { email: owner.email });
  await owner.browser.post('/api/company/admins', { email: 'sub@harbour.example' });
  await owner.browser.post('/api/session', sessionRequest(server), { 'idempotency-key': 'a-key-of-mine' });
  const done_at = new Date(clock.now());
  await database
    .insertInto('jobs')
    .values({ kind: 'reminder_day', subject: 'x', due_at: done_at, done_at })
    .execute();
  const all = await countRows();
  expect(Object.entries(all).filter(([, count]) => count === 0)).toEqual([]);

  expect(await cleanAfter(hour)).toMatchObject({ ...all, rate_limits: expect.any(Number) });
  expect(await cleanAfter(7 * hour + minute)).toMatchObject({
    access_tokens: 0,
    rate_limits: 0,
    spent_social_tokens: 0,
    social_link_requests: 0,
    password_resets: 0,
    admin_invitations: 1,
    idempotency_keys: all.idempotency_keys,
  });
  expect(await cleanAfter(2 * day)).toMatchObject({ idempotency_keys: 0, admin_invitations: 1 });
  expect(await cleanAfter(60 * day)).toMatchObject({ jobs: 0, admin_invitations: 1 });
  expect(await cleanAfter(40 * day)).toMatchObject({ admin_invitations: 0 });
});

test('an expired token is deleted, a good one stays', async () => {
  const company = await createCompany(server);
  await server.clock.advance(7 * hour);
  const { token } = await server.services.accessTokens.issueUserToken(company.userId);
  expect(await cleanAfter(61 * minute)).toMatchObject({ access_tokens: 1 });
  const { statusCode } = await server.inject({
    url: '/api/user',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(200);
});

test('an invitation is reported as expired for ninety days, then unknown', async () => {
  const owner = await signUpOwner(server);
  await owner.browser.post('/api/company/admins', { email: 'late@harbour.example' });
  const token = linkIn((await outbox(server, 'late@harbour.example')).at(-1), '/invite-admin/')
    .pathname.split('/')
    .at(-1);
  const read = () => server.browser().get(`/api/admin-invitation/${token}`);
  await cleanAfter(96 * day);
  expect((await read()).json().state).toBe('expired');
  await cleanAfter(day + hour);
  expect((await read()).statusCode).toBe(404);
});

test('mails about accounts go after thirty days, mails of a session and mails not yet sent stay', async () => {
  const owner = await signUpOwner(server);
  await server.services.mailDelivery.deliverDue();
  expect((await outbox(server, owner.email)).map(({ kind }) => kind)).toEqual(['verification']);
  const planned = await createCompany(server);
  await planned.browser.post('/api/session', sessionRequest(server, { inMs: 60 * day }));
  await server.services.mailDelivery.deliverDue();
  const ofSession = (await outbox(server, 'ana@team.example')).length;
  await cleanAfter(29 * day);
  expect(await outbox(server, owner.email)).toHaveLength(1);
  await cleanAfter(2 * day);
  expect(await outbox(server, owner.email)).toEqual([]);
  expect(await outbox(server, 'ana@team.example')).toHaveLength(ofSession);
});

test('a seat given up is shown as such until thirty days after the session', async () => {
  const { browser } = await createCompany(server);
  const request = sessionRequest(server, { inMs: 10 * day });
  const { id, seats } = (await browser.post('/api/session', request)).json<SessionDetail>();
  const link_token = seats[0]?.personal_link.split('#link=')[1] ?? '';
  await browser.post(`/api/session/${id}/attendees`, { add: [], remove: [seats[0]?.id] });
  const open = async () => (await server.browser().post('/api/exp/link', { link_token })).statusCode;
  await cleanAfter(39 * day);
  expect(await open()).toBe(410);
  await cleanAfter(2 * day);
  expect(await open()).toBe(422);
});

test('stores a message of the contact form for a year', async () => {
  const { database, clock } = server;
  await database
    .insertInto('contact_requests')
    .values({
      name: 'Mia',
      email: 'mia@kept.example',
      topic: 'help',
      message: 'Hello',
      created_at: new Date(clock.now()),
    })
    .execute();
  const count = async () =>
    (
      await database
        .selectFrom('contact_requests')
        .select('id')
        .where('email', '=', 'mia@kept.example')
        .execute()
    ).length;
  await cleanAfter(364 * day);
  expect(await count()).toBe(1);
  await cleanAfter(day);
  expect(await count()).toBe(0);
});
