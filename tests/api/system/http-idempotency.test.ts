import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { outbox } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let owner: CompanyFixture;
let keys = 0;
let key = '';
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
});
beforeEach(async () => {
  owner = await createCompany(server);
  keys += 1;
  key = `a-click-number-${keys}`;
});
afterAll(() => server.close());

const create = (change: object = {}, sent = key, { browser } = owner) =>
  browser.post('/api/session', { ...sessionRequest(server), ...change }, { 'idempotency-key': sent });
const sessions = async () => (await owner.browser.get('/api/session')).json().sessions.length;

test('a repetition gets the first answer, and the work is done once', async () => {
  const first = await create();
  const again = await create();
  expect([first.statusCode, again.statusCode, again.json()]).toEqual([201, 201, first.json()]);
  expect(await sessions()).toBe(1);
});

test('ten at once do the work once, and all get its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map((answer) => answer.json<SessionDetail>().id)).size).toBe(1);
  expect(await sessions()).toBe(1);
  expect(await server.services.credits.balance(server.database, owner.companyId)).toMatchObject({
    available: 4,
    reserved: 1,
  });
});

test('a key belongs to one request', async () => {
  await create();
  const other = await create({ title: 'Another title' });
  expect([other.statusCode, other.json().errors]).toEqual([
    422,
    { idempotency_key: ['This idempotency key belongs to another request.'] },
  ]);
  expect(await sessions()).toBe(1);
});

test('a key belongs to one person', async () => {
  const stranger = await createCompany(server);
  const mine = (await create()).json<SessionDetail>();
  const theirs = (await create({}, key, stranger)).json<SessionDetail>();
  expect(theirs.id).not.toBe(mine.id);
});

test('a failure leaves the key free', async () => {
  const past = { starts_at: new Date(server.clock.now() - 1000).toISOString() };
  expect((await create(past)).json().code).toBe('SESSION_012');
  expect((await create(past)).json().code).toBe('SESSION_012');
  expect((await create()).statusCode).toBe(201);
});

test('work that fails after everything else was done leaves neither work nor key', async () => {
  const { idempotency, sessions: service } = server.services;
  const request = {
    user: { id: owner.userId },
    headers: { 'idempotency-key': key },
    method: 'POST',
    url: '/',
  };
  const reply = { code: () => reply, send: () => reply };
  const seen: string[] = [];
  const stop = server.services.changes.subscribe(({ what }) => seen.push(what));
  const actor = { id: owner.userId, company_id: owner.companyId };
  const run = (fails: boolean) =>
    idempotency(request as never, reply as never, async (unit) => {
      const body = await service.create(actor, sessionRequest(server), unit);
      if (fails) throw new Error('The process ends here');
      return { status: 201, body };
    });
  await expect(run(true)).rejects.toThrow('The process ends here');
  expect([await sessions(), seen, await keptKeys()]).toEqual([0, [], 0]);
  await run(false);
  stop();
  expect([await sessions(), seen, await keptKeys()]).toEqual([1, ['created'], 1]);
});

const keptKeys = async () =>
  (await server.database.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute())
    .length;

test('whatever sends mail or moves credits takes a key, and does its work once', async () => {
  const detail = (await create()).json<SessionDetail>();
  const seats = detail.seats.length;
  const mails = async () => (await outbox(server)).length;
  const before = await mails();
  const path = `/api/session/${detail.id}`;
  const person = { first_name: 'Di', last_name: 'Moss', email: 'di@team.example', team_id: 1 };
  const starts_at = new Date(server.clock.now() + 3 * 86_400_000).toISOString();
  const all: [string, object, number][] = [
    [`${path}/attendees`, { add: [person], remove: [] }, 1],
    [`${path}/reschedule`, { starts_at, timezone_id: 'Europe/Lisbon' }, seats + 1],
    ['/api/company/admins', { email: `deputy.${keys}@company.example` }, 1],
    // As many as it withdraws of the move, which are not sent yet.
    [`${path}/cancel`, {}, 0],
  ];
  for (const [index, [url, body, written]] of all.entries()) {
    const sent = await mails();
    const ask = () => owner.browser.post(url, body, { 'idempotency-key': `${key}-${index}` });
    const first = await ask();
    const again = await ask();
    expect([first.statusCode, again.statusCode, again.json()]).toEqual([200, 200, first.json()]);
    expect([url, (await mails()) - sent]).toEqual([url, written]);
  }
  const cancelled = (await outbox(server)).filter(
    ({ kind, session_id }) => kind === 'cancelled' && session_id === detail.id,
  );
  expect(cancelled).toHaveLength(seats + 1);
  expect(before).toBeGreaterThanOrEqual(seats);
});

test.each(['short', 'x'.repeat(129), 'with a blank in it'])('the key %j is refused', async (sent) => {
  const answer = await create({}, sent);
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { idempotency_key: ['The idempotency key field format is invalid.'] },
  ]);
});

test('whatever spends or sends is refused without a key', async () => {
  const { id } = (await create()).json<SessionDetail>();
  const { token } = owner.browser;
  const bare = (url: string, payload: object) =>
    server.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });
  const person = { first_name: 'Eve', last_name: 'Doe', email: 'eve@team.example' };
  for (const [url, body] of [
    ['/api/session', sessionRequest(server)],
    [`/api/session/${id}/reschedule`, { starts_at: '2027-01-01T10:00:00Z', timezone_id: 'Europe/Lisbon' }],
    [`/api/session/${id}/attendees`, { add: [{ ...person, team_id: 1 }], remove: [] }],
    [`/api/session/${id}/invite`, {}],
    [`/api/session/${id}/cancel`, {}],
    ['/api/consumer', { people: [person] }],
    ['/api/company/admins', { email: 'eve@team.example' }],
  ] as const) {
    const { statusCode, json } = await bare(url, body);
    expect([url, statusCode, json().message]).toEqual([
      url,
      428,
      expect.stringContaining('needs an Idempotency-Key header'),
    ]);
  }
  expect(await sessions()).toBe(1);
});
