import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companyRetentionDays } from '../../../contract/rules/retention.ts';
import { createCompanyRetention } from '../../../server/erasure/company-retention.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import type { LiveSession } from '../../support/live-session.ts';
import { playResults } from '../../support/played-results.ts';
import { signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;
const nothing = { people: null, chats: null, results: null };

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => server.close());

let company: CompanyFixture;
let session: LiveSession;
beforeEach(async () => {
  company = await createCompany(server);
  session = await playResults(server, company);
});

const save = (body: object, { browser } = company) => browser.send('PUT', '/api/company/retention', body);

/** The hourly job, so long after the session's end, and an hour after that. */
async function runAfter(days: number): Promise<void> {
  const { ended_at } = await server.database
    .selectFrom('sessions')
    .select('ended_at')
    .where('id', '=', session.id)
    .executeTakeFirstOrThrow();
  await server.clock.advance((ended_at?.getTime() ?? 0) + days * day - server.clock.now());
  await server.services.companyRetention.forgetOutdated();
}

const left = async (of = company) => {
  const { database } = server;
  const people = await database
    .selectFrom('consumers')
    .select('email')
    .where('company_id', '=', of.companyId)
    .execute();
  const sessions = database.selectFrom('sessions').select('id').where('company_id', '=', of.companyId);
  const chats = await database
    .selectFrom('chat_messages')
    .select('id')
    .where('session_id', 'in', sessions)
    .execute();
  const awards = await database
    .selectFrom('awards')
    .select('code')
    .where('session_id', 'in', sessions)
    .execute();
  return {
    named: people.filter(({ email }) => !email.endsWith('erased.invalid')).length,
    chats: chats.length,
    sessions: (await sessions.execute()).length,
    awards: awards.length > 0,
  };
};

it('without a choice everything stays', async () => {
  await runAfter(2000);
  expect(await left()).toEqual({ named: 4, chats: 1, sessions: 1, awards: true });
});

it('each kind goes after its own time, and nothing of another company', async () => {
  const before = { named: 4, chats: 1, sessions: 1, awards: true };
  const mails = async () =>
    (await server.database.selectFrom('outbox_mails').select('id').execute()).map(({ id }) => id);
  const mailed = (
    await server.database
      .selectFrom('outbox_mails')
      .select('id')
      .where('session_id', '=', session.id)
      .execute()
  ).map(({ id }) => id);
  expect(mailed).not.toEqual([]);
  const other = await createCompany(server);
  const person = { first_name: 'Ivo', last_name: 'Reis', email: 'ivo@other.example' };
  await other.browser.post('/api/consumer', { people: [person] });
  expect((await save({ people: 90, chats: 30, results: 180 })).json().retention).toEqual({
    people: 90,
    chats: 30,
    results: 180,
  });
  await runAfter(29);
  expect(await left()).toEqual(before);
  await runAfter(31);
  expect(await left()).toEqual({ ...before, chats: 0 });
  await runAfter(89);
  expect((await left()).named).toBe(4);
  await runAfter(91);
  expect(await left()).toEqual({ named: 0, chats: 0, sessions: 1, awards: true });
  await runAfter(181);
  expect(await left()).toEqual({ named: 0, chats: 0, sessions: 0, awards: false });
  expect((await mails()).filter((id) => mailed.includes(id))).toEqual([]);
  const transfers = await server.database
    .selectFrom('ledger_transfers')
    .select('kind')
    .where('company_id', '=', company.companyId)
    .execute();
  expect(transfers.map(({ kind }) => kind)).toContain('consume');
  expect((await left(other)).named).toBe(1);
});

it('who is expected in a session to come keeps their name until its time has passed', async () => {
  await save({ ...nothing, people: 30 });
  await server.services.credits.grant(server.database, {
    operationKey: `more-${company.companyId}`,
    companyId: company.companyId,
    credits: 5,
    reason: 'more',
  });
  await server.clock.advance(25 * day);
  const { accessTokens } = server.services;
  company.browser.token = (await accessTokens.issueUserToken(company.userId)).token;
  const ana = { first_name: 'Ana', last_name: 'Guest', email: 'ana@results.example' };
  const starts_at = new Date(server.clock.now() + 20 * day).toISOString();
  const request = { ...sessionRequest(server, { teams: [{ name: 'Otters', people: [ana] }] }), starts_at };
  const planned = await company.browser.post('/api/session', request);
  expect(planned.statusCode).toBe(201);
  await server.clock.advance(15 * day);
  await server.services.companyRetention.forgetOutdated();
  expect((await left()).named).toBe(1);
});

it('a participant reads what the company has chosen', async () => {
  await save({ people: 90, chats: null, results: 365 });
  const { browser } = session.seat('Ben');
  const { accessTokens } = server.services;
  browser.token = (await accessTokens.issueSeatToken(session.seat('Ben').id)).token;
  const answer = await browser.get(`/api/consumer/getdatapackage?sessionId=${session.id}`);
  expect(answer.json().session.retention).toEqual({ people: 90, chats: null, results: 365 });
});

it('is the owner’s to choose, from the offered times only, of the version that was read, and is noted', async () => {
  for (const days of [0, -1, 1, 29, 731, 36_500, 30.5, '30', [], {}])
    expect((await save({ ...nothing, people: days })).statusCode, JSON.stringify(days)).toBe(422);
  expect((await save({ people: 30 })).statusCode).toBe(422);
  for (const days of companyRetentionDays)
    expect((await save({ ...nothing, people: days })).statusCode).toBe(200);
  expect((await save({ ...nothing, version: 1 })).statusCode).toBe(409);
  const owner = await signUpOwner(server);
  const colleague = await signUpSubAdmin(server, owner);
  const refused = await colleague.browser.send('PUT', '/api/company/retention', { ...nothing, people: 30 });
  expect(refused.statusCode).toBe(403);
  const [entry] = (await company.browser.get('/api/company/audit')).json().entries;
  expect([entry.act, entry.before, entry.after]).toEqual([
    'retention.save',
    { keep_people_days: '365' },
    { keep_people_days: '730' },
  ]);
});

it('runs every hour', async () => {
  await save({ ...nothing, chats: 30 });
  await server.clock.advance(31 * day);
  await server.services.jobs.tick();
  await server.clock.advance(hour);
  await server.services.jobs.tick();
  expect((await left()).chats).toBe(0);
});

it('somebody who is invited while the job erases others stays', async () => {
  await save({ ...nothing, people: 30 });
  await server.clock.advance(31 * day);
  const { database, services } = server;
  const guestErasure: typeof services.guestErasure = {
    ...services.guestErasure,
    async erase(who) {
      const starts_at = new Date(server.clock.now() + day);
      await database.updateTable('sessions').set({ starts_at }).where('id', '=', session.id).execute();
      return services.guestErasure.erase(who);
    },
  };
  await createCompanyRetention({ ...services, guestErasure }).forgetOutdated();
  expect((await left()).named).toBe(4);
});
