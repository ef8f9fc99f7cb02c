import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import type { SessionResults } from '../../../contract/calls/schemas/results.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { databaseFolder } from '../../../server/database/data-folder.ts';
import { openDatabase } from '../../../server/database/database.ts';
import { sessionRequest } from '../../support/company-fixture.ts';
import { databaseTemplate } from '../../support/database-template.ts';
import { createLobby, type LiveSession, pass, reach, simulatePresence } from '../../support/live-session.ts';
import { onePixelPng } from '../../support/one-pixel-png.ts';
import { ownerPassword, type SignedUp, signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let dataDir: string | undefined;
beforeAll(async () => {
  const folder = process.env.TEST_DATABASE_URL ? undefined : await openFolder();
  dataDir = folder?.directory;
  server = await createTestApp({
    ...(folder && { database: folder.database, keepsFiles: true }),
    storiesRoot: writeStoryFolder(),
    env: { CONTACT_EMAIL: 'office@muster.example' },
  });
});
afterAll(async () => {
  await server.close();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

/** The embedded database in a data folder, as a served product has it. */
async function openFolder() {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'muster-copies-'));
  const template = databaseTemplate();
  if (template) await cp(template.folder, databaseFolder(directory), { recursive: true });
  const onPoolError = (error: Error) => {
    throw error;
  };
  return { directory, database: await openDatabase({ url: null, directory, onPoolError }) };
}

/** The words of this test that are in any file below a folder, as `file: word`. */
async function wordsInFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const found = files.flatMap((file) => {
    const words = readFileSync(file, 'latin1').match(/zqmkvy[a-z]+/gi) ?? [];
    return words.map((word) => `${path.relative(directory, file)}: ${word.toLowerCase()}`);
  });
  return [...new Set(found)].sort();
}

/** Every row of every table, bytes as hexadecimal. */
async function dump(): Promise<{ table: string; text: string }[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(server.database);
  const all = tables.map(async ({ name }) => {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(whole)::text as text from ${sql.table(name)} as whole`.execute(server.database);
    return rows.map(({ text }) => ({ table: name, text: text.toLowerCase() }));
  });
  return (await Promise.all(all)).flat();
}

/** Where these words are still kept, as `table: word`. */
async function copiesOf(words: readonly string[], kept: readonly string[] = []): Promise<string[]> {
  const rows = (await dump()).filter(({ table }) => !kept.includes(table));
  const found = rows.flatMap(({ table, text }) =>
    words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${table}: ${word}`),
  );
  return [...new Set(found)].sort();
}

async function sendAll(): Promise<void> {
  while ((await server.services.mailDelivery.deliverDue()) > 0);
}

const guest = (name: string) => ({
  first_name: `Zqmkvyf${name}`,
  last_name: `Zqmkvyl${name}`,
  email: `zqmkvye${name}@zqmkvyd.example`,
});

/** What a guest of this name leaves behind. */
const wordsOf = (name: string) =>
  ['f', 'l', 'e', 'chat', 'ice', 'note', 'riddle', 'agent', 'contact', 'sender'].map(
    (kind) => `zqmkvy${kind}${name}`,
  );

async function contact(name: string, email: string, sessionId?: string): Promise<void> {
  const answer = await server.browser().post('/api/contact', {
    name: `Zqmkvysender${name}`,
    email,
    topic: 'other',
    message: `zqmkvycontact${name} is what it is about`,
    ...(sessionId && { session_id: sessionId }),
  });
  expect(answer.statusCode, answer.body).toBe(202);
}

/** A played session in which everybody leaves what people can leave. */
async function playSession(company: SignedUp): Promise<LiveSession> {
  const presence = simulatePresence(server);
  const session = await createLobby(server, {
    company,
    title: 'Zqmkvytitle of the evening',
    teams: [{ name: 'Zqmkvyteam', people: ['ana', 'ben', 'cy'].map(guest) }],
  });
  const act = async (name: string, path: string, body: object) => {
    const answer = await session.seat(`Zqmkvyf${name}`).browser.post(`/api/exp/${path}`, body);
    expect(answer.statusCode, `${path}: ${answer.body}`).toBeLessThan(300);
  };
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  for (const name of ['ana', 'ben', 'cy']) {
    await act(name, 'icebreaker', { question: 'soup', text: `zqmkvyice${name}` });
    await act(name, 'check', { verdict: 'failed', details: { browser: `zqmkvyagent${name}` } });
  }
  await reach(server, session, { phase: 'decision' });
  await company.browser.post(`/api/session/${session.id}/control`, {
    action: 'say',
    message_id: 'message-host-1',
    team_id: null,
    text: 'zqmkvyhost says hello',
  });
  await pass(server, 2000);
  for (const name of ['ana', 'ben', 'cy'])
    await session.vote(`Zqmkvyf${name}`, 'which-way', 'bell', crypto.randomUUID());
  await reach(server, session, { phase: 'breakout' });
  await pass(server, 2000);
  for (const name of ['ben', 'ana', 'ben']) {
    await act(name, 'challenge/answer', {
      challenge_id: 'door',
      attempt_id: crypto.randomUUID(),
      text: `zqmkvyriddle${name}`,
    });
  }
  for (const name of ['ana', 'ben'])
    await act(name, 'chat', { id: `message-${name}-1`, text: `zqmkvychat${name}`, challenge_id: 'door' });
  await act('cy', 'challenge/answer', { challenge_id: 'door', attempt_id: 'attempt-1', text: 'Palms' });
  await reach(server, session, { scene: 'one-thing-more' });
  await pass(server, 2000);
  await session.vote('Zqmkvyfana', 'one-thing-more', 'down', crypto.randomUUID());
  await reach(server, session, { phase: 'ended' });
  for (const name of ['ana', 'ben', 'cy']) {
    await act(name, 'rating', { stars: 4, comment: `zqmkvynote${name}` });
  }
  await contact('ana', guest('ana').email, session.id);
  return session;
}

const resultsOf = async (company: SignedUp, id: string) =>
  (await company.browser.get(`/api/session/${id}/results`)).json<SessionResults>();

test('erasing a guest, administrator or company leaves nothing in any table', async () => {
  const owner = await signUpOwner(server, {
    first_name: 'Zqmkvyfowner',
    last_name: 'Zqmkvylowner',
    email: 'zqmkvyeowner@zqmkvyd.example',
    company_name: 'Zqmkvycompany',
  });
  await server.services.credits.grant(server.database, {
    operationKey: 'fixture:copies',
    companyId: owner.companyId,
    credits: 9,
    reason: 'Fixture',
  });
  await owner.browser.send('PUT', '/api/profile', { area_code: '+351', phone_number: '912345678' });
  await owner.browser.send('PUT', '/api/company/logo', onePixelPng);
  await owner.browser.send('PUT', '/api/company/colour', { colour: '#8a1f5c' });
  const sub = await signUpSubAdmin(server, owner);
  await sub.browser.send('PUT', '/api/profile', { first_name: 'Zqmkvyfsub', last_name: 'Zqmkvylsub' });
  await contact('owner', owner.email);
  await contact('sub', sub.email);

  const played = await playSession(owner);
  const key = { 'idempotency-key': 'zqmkvy-the-plan-of-the-next' };
  const plan = sessionRequest(server, {
    title: 'Zqmkvytitle of the next evening',
    teams: [{ name: 'Zqmkvyteam', people: ['ana', 'ben', 'cy', 'dee'].map(guest) }],
  });
  const planned = await sub.browser.post('/api/session', plan, key);
  expect(planned.statusCode, planned.body).toBe(201);
  const next = planned.json<SessionDetail>();
  const dee = next.seats.find(({ first_name }) => first_name === 'Zqmkvyfdee');
  await sub.browser.post(`/api/session/${next.id}/message`, { text: 'zqmkvyletter to all', team_id: null });
  await sub.browser.post(`/api/session/${next.id}/attendees`, { add: [], remove: [dee?.id], move: [] });
  await sendAll();
  const before = await resultsOf(owner, played.id);

  const ana = played.seat('Zqmkvyfana').browser;
  expect(await copiesOf(wordsOf('ana'))).not.toEqual([]);
  const erased = await ana.post('/api/exp/erase');
  expect(erased.statusCode, erased.body).toBe(204);
  expect(await copiesOf(wordsOf('ana')), 'of a guest').toEqual([]);

  const again = await sub.browser.post('/api/session', plan, key);
  expect([again.statusCode, again.body.toLowerCase()]).toEqual([410, expect.not.stringContaining('zqmkvy')]);
  const after = await resultsOf(owner, played.id);
  const anonymous = (results: SessionResults) =>
    JSON.parse(JSON.stringify(results).replaceAll('Zqmkvyfana Zqmkvylana', 'Erased guest')) as SessionResults;
  expect(after.scorecard, 'the results of the others').toEqual(anonymous(before).scorecard);
  expect(await copiesOf(['zqmkvyriddleben', 'zqmkvychatben', 'zqmkvynoteben'])).toHaveLength(3);

  await sendAll();
  const wordsOfSub = ['Zqmkvyfsub', 'Zqmkvylsub', sub.email, 'zqmkvycontactsub', 'zqmkvysendersub'];
  const closed = await sub.browser.post('/api/profile/close', { email: sub.email, password: ownerPassword });
  expect(closed.statusCode, closed.body).toBe(200);
  expect(await copiesOf(wordsOfSub), 'of an administrator').toEqual([`outbox_mails: ${sub.email}`]);

  const billing = {
    name: 'Zqmkvybilled',
    address: 'Rua Zqmkvystreet 1',
    country: 'PT',
    email: 'zqmkvybills@zqmkvyd.example',
    tax_id: null,
    purchase_order: 'Zqmkvypurchase',
  };
  const request = { pack_id: 'single', quantity: 1, payment: 'invoice', billing };
  const ordered = await owner.browser.post('/api/checkout/order', request);
  expect(ordered.statusCode, ordered.body).toBe(201);
  await sendAll();
  const gone = await owner.browser.post('/api/profile/close', {
    email: owner.email,
    password: ownerPassword,
  });
  expect(gone.statusCode, gone.body).toBe(200);
  const words = [
    ...['zqmkvy', '912345678', '8a1f5c'],
    ...[onePixelPng.toString('hex'), onePixelPng.toString('base64')],
  ];
  const invoices = ['orders'];
  expect(await copiesOf(words, [...invoices, 'outbox_mails']), 'but for its last mails').toEqual([]);
  await sendAll();
  await server.clock.advance(31 * 24 * 60 * 60_000);
  await server.services.jobs.tick();
  expect(await copiesOf(words, invoices), 'of a company').toEqual([]);
  expect(await copiesOf(['zqmkvybilled'])).toEqual(['orders: zqmkvybilled']);

  if (dataDir === undefined) return;
  await server.clock.advance(24 * 60 * 60_000);
  await server.services.jobs.tick();
  const inFiles = (await wordsInFiles(dataDir)).map((place) => place.replace(/.*: /, ''));
  const ofBilling = ['zqmkvybilledzqmkvybills', 'zqmkvyd', 'zqmkvypurchase', 'zqmkvystreet'];
  expect([...new Set(inFiles)].sort(), 'in a file').toEqual(ofBilling);
});
