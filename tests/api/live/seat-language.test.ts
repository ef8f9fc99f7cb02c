import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DataPackage } from '../../../contract/calls/schemas/participants.ts';
import type { ParticipantResults } from '../../../contract/calls/schemas/results.ts';
import type { Queryable } from '../../../server/database/database.ts';
import type { PublicProjection } from '../../../contract/messages/session-projection.ts';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import {
  createLobby,
  type LiveSession,
  reach,
  recordPublished,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { whileHeld } from '../../support/held-lock.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;
let session: LiveSession;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  presence = simulatePresence(test);
  await test.services.directors.start();
});
beforeEach(async () => {
  session = await createLobby(test);
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await settle(test);
});
afterAll(() => test.close());

const read = async (name: string, language?: string) => {
  const query = language ? `&language=${language}` : '';
  const url = `/api/consumer/getdatapackage?sessionId=${session.id}${query}`;
  return (await session.seat(name).browser.get(url)).json<DataPackage>();
};
const choose = (name: string, language: string) =>
  session.seat(name).browser.post('/api/exp/language', { language });
const capability = async (name: string) => {
  const { token } = (await session.seat(name).browser.get('/api/exp/realtime-token')).json();
  return Object.keys(JSON.parse(String(decodeJwt(token)['x-ably-capability'])));
};

it('is the browser’s preference at first, and then what the person chose', async () => {
  expect((await read('Ana')).language).toBe('en');
  expect(await read('Ben', 'de')).toMatchObject({
    language: 'de',
    story: { title: 'Das geliehene Licht', language: 'de', languages: ['en', 'de'] },
  });
  expect((await read('Ben', 'en')).language).toBe('de');
  expect((await choose('Ben', 'en')).statusCode).toBe(204);
  expect((await read('Ben', 'de')).story.title).toBe('The Borrowed Light');
  expect((await choose('Ben', 'xx')).statusCode).toBe(422);
});

it('stays what the person chose while the browser’s preference is on its way', async () => {
  const { browser, id } = session.seat('Ana');
  const holdSeat = (transaction: Queryable) =>
    transaction.selectFrom('seats').select('id').where('id', '=', id).forUpdate().execute();
  const answers = await whileHeld(test.database, holdSeat, [
    () => choose('Ana', 'de'),
    () => browser.post('/api/exp/arrive', { language: 'en' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect((await read('Ana')).language).toBe('de');
});

it('publishes the same scene in each seat’s language, on channels of its readers only', async () => {
  const published = recordPublished(test);
  await choose('Ben', 'de');
  await reach(test, session, { phase: 'decision' });
  const titles = await Promise.all(
    ['Ana', 'Ben'].map(async (name) => (await session.snapshot(name)).public.decision?.title),
  );
  expect(titles).toEqual(['One rule', 'Eine Regel']);
  const projections = published
    .filter(({ name }) => name === 'projection')
    .map(({ channel, data }) => [channel, (data as PublicProjection).story.title]);
  const own = channels.session(session.id);
  expect(projections).toContainEqual([own, 'The Borrowed Light']);
  expect(projections).toContainEqual([channels.inLanguage(own, 'de'), 'Das geliehene Licht']);
  expect(await capability('Ben')).toEqual(
    expect.arrayContaining([
      channels.inLanguage(own, 'de'),
      channels.inLanguage(channels.team(session.id, 1), 'de'),
    ]),
  );
  expect((await capability('Ana')).filter((channel) => channel.includes(':in:'))).toEqual([]);
});

it('is spoken by results, the reason of a decision included', async () => {
  await choose('Ben', 'de');
  await reach(test, session, { phase: 'decision' });
  await session.vote('Ana', 'which-way', 'bell');
  await session.vote('Ben', 'which-way', 'bell');
  await reach(test, session, { phase: 'ended' });
  const results = async (name: string) =>
    (await session.seat(name).browser.get(`/api/session/scorecard/${session.id}`)).json<ParticipantResults>();
  const [english, german] = [await results('Ana'), await results('Ben')];
  const reasonOf = ({ scorecard }: ParticipantResults) => scorecard.teams[0]?.decisions[0]?.reason;
  expect(english.scorecard.story.title).toBe('The Borrowed Light');
  expect(german.scorecard.story.title).toBe('Das geliehene Licht');
  expect(reasonOf(english)).toMatch(/^“Ring the bridge bell, then the wood” has 2 of 2 votes\.$/);
  expect(reasonOf(german)).toMatch(/^„.+“ hat 2 von 2 Stimmen\.$/);
  expect(german.scorecard.teams[0]?.total).toBe(english.scorecard.teams[0]?.total);
});
