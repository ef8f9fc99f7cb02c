import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDemoKeeper } from '../../../server/demo/keep-demo-ahead.ts';
import { demoOwnerEmail } from '../../../server/demo/demo-company.ts';
import { prepareDemo } from '../../../server/demo/prepare-demo.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { borrowedLightSource, readStory } from '../../support/test-story.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const minute = 60_000;
const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-demo-'));
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder(), config: { dataDir } });
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

const textAfter = (lines: string[], label: string) =>
  lines
    .find((line) => line.trim().startsWith(label))
    ?.trim()
    .slice(label.length)
    .trim();
const personalLinks = (lines: string[]) => lines.flatMap((line) => line.match(/\S+#link=\S+/) ?? []);

async function signIn(password: string | undefined) {
  return test.browser().post('/api/login', { email: demoOwnerEmail, password });
}

it('makes an owner who can sign in, and a session in three minutes with three personal links', async () => {
  const lines = await prepareDemo(test.services);
  expect((await signIn(textAfter(lines, 'Password'))).statusCode).toBe(200);
  expect(statSync(path.join(dataDir, 'demo.json')).mode & 0o777).toBe(0o600);
  const links = personalLinks(lines);
  expect(links).toHaveLength(3);
  const link_token = links[0]?.split('#link=')[1];
  expect((await test.browser().post('/api/exp/link', { link_token })).json()).toMatchObject({
    email: 'ana@northlight.example',
  });
  const sessions = await test.database.selectFrom('sessions').select(['status', 'starts_at']).execute();
  expect(sessions).toEqual([{ status: 'lobby', starts_at: new Date(test.clock.now() + 3 * minute) }]);
});

it('moves the session’s start until a visitor arrives, so that its links never lead to a missed one', async () => {
  const keep = createDemoKeeper({ ...test.services, changes: test.services.changes });
  const current = () =>
    test.database
      .selectFrom('sessions')
      .select(['status', 'starts_at'])
      .orderBy('created_at')
      .executeTakeFirst();
  for (let passed = 0; passed < 60; passed += 1) {
    await test.clock.advance(minute);
    await keep();
    const now = await current();
    expect(now?.status).toBe('lobby');
    expect(now?.starts_at.getTime()).toBeGreaterThan(test.clock.now());
  }
});

it('prints the same on the next start while the session is planned or running', async () => {
  const first = await prepareDemo(test.services);
  expect(await prepareDemo(test.services)).toEqual(first);
});

it('plans another one when the session is past, with credits as it needs them, ten times over', async () => {
  const seen = new Set<string>();
  for (let start = 0; start < 10; start += 1) {
    await test.clock.advance(60 * minute);
    for (const link of personalLinks(await prepareDemo(test.services))) seen.add(link);
  }
  expect(seen.size).toBe(30);
});

it('makes a new password when the stored one is lost, and does not print a changed one', async () => {
  rmSync(path.join(dataDir, 'demo.json'));
  const password = textAfter(await prepareDemo(test.services), 'Password');
  expect((await signIn(password)).statusCode).toBe(200);
  await test.database
    .updateTable('users')
    .set({ password_hash: null })
    .where('email', '=', demoOwnerEmail)
    .execute();
  expect(textAfter(await prepareDemo(test.services), 'Password')).toBe('(the one that was chosen since)');
});

it('offers the hour as well, for tomorrow and in two teams, once', async () => {
  const both = await createTestApp({
    storiesRoot: writeStoryFolder([borrowedLightSource, readStory('the-six-oclock-water')]),
    config: { dataDir: mkdtempSync(path.join(tmpdir(), 'muster-demo-both-')) },
  });
  const first = await prepareDemo(both.services);
  expect(await prepareDemo(both.services)).toEqual(first);
  expect(personalLinks(first)).toHaveLength(3);
  const sessions = await both.database
    .selectFrom('sessions')
    .select(['story_slug', 'status', 'starts_at'])
    .orderBy('starts_at')
    .execute();
  expect(sessions).toEqual([
    {
      story_slug: 'the-borrowed-light',
      status: 'lobby',
      starts_at: new Date(both.clock.now() + 3 * minute),
    },
    {
      story_slug: 'the-six-oclock-water',
      status: 'scheduled',
      starts_at: new Date(both.clock.now() + 24 * 60 * minute),
    },
  ]);
  await both.close();
});
