import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLobby } from '../support/live-session.ts';
import { writeStoryFolder } from '../support/story-folder.ts';
import { borrowedLightSource } from '../support/test-story.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const { version } = borrowedLightSource;
const older = { ...borrowedLightSource, version: version - 1 };

let before: TestApp;
beforeAll(async () => {
  before = await createTestApp({ storiesRoot: writeStoryFolder([older]) });
});
afterAll(() => before.close());

it('a planned session plays the story of the product as it is now, one that has begun the version of its log', async () => {
  const begun = await createLobby(before);
  const planned = await createLobby(before, { inMs: 86_400_000, company: begun.company });
  await before.services.stop();

  const { database, clock } = before.services;
  const after = await createTestApp({ database, storiesRoot: writeStoryFolder() });
  await after.clock.advance(clock.now() - after.clock.now());
  await after.services.start();
  const rows = await database.selectFrom('sessions').select(['id', 'story_version']).execute();
  const versionOf = (id: string) => rows.find((row) => row.id === id)?.story_version;
  expect([versionOf(begun.id), versionOf(planned.id)]).toEqual([older.version, version]);

  const [seat] = planned.seats;
  const browser = after.browser();
  browser.token = (await after.services.accessTokens.issueSeatToken(seat?.id ?? '')).token;
  const snapshot = await browser.get('/api/exp/snapshot');
  expect([snapshot.statusCode, snapshot.json().public.phase]).toEqual([200, 'waiting']);
  await after.services.stop();
});
