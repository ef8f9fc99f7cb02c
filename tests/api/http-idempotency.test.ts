import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SessionDetail } from '../../contract/calls/schemas/sessions.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../support/company-fixture.ts';
import { writeStoryFolder } from '../support/story-folder.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

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

test('40: ten at once do the work once; the others get that answer or are asked to wait', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => create()));
  const made = answers.filter(({ statusCode }) => statusCode === 201);
  expect(new Set(made.map((answer) => answer.json<SessionDetail>().id)).size).toBe(1);
  for (const { statusCode, headers, json } of answers.filter((answer) => answer.statusCode !== 201))
    expect([statusCode, headers['retry-after'], json()]).toEqual([
      409,
      '1',
      { message: 'The same request is still being worked on.' },
    ]);
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

test('a request that a crash cut off holds its key for a minute', async () => {
  const first = await create();
  await server.database
    .updateTable('idempotency_keys')
    .set({ status: null, body: null })
    .where('key', '=', key)
    .execute();
  const request = JSON.parse(first.payload);
  const repeat = () =>
    create({ starts_at: request.starts_at, title: request.title }).then(({ statusCode }) => statusCode);
  expect(await repeat()).toBe(409);
  await server.clock.advance(60_001);
  expect(await repeat()).toBe(201);
});

test.each(['short', 'x'.repeat(129), 'with a blank in it'])('the key %j is refused', async (sent) => {
  const answer = await create({}, sent);
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { idempotency_key: ['The idempotency key field format is invalid.'] },
  ]);
});

test('without a key every request is one of its own', async () => {
  await owner.browser.post('/api/session', sessionRequest(server));
  await owner.browser.post('/api/session', sessionRequest(server));
  expect(await sessions()).toBe(2);
});
