import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import {
  createLobby,
  type LiveSession,
  pass,
  reach,
  recordPublished,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { readStory } from '../../support/test-story.ts';

let test: TestApp;
let session: LiveSession;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder([readStory('the-six-oclock-water')]) });
  await test.services.directors.start();
});
beforeEach(async () => {
  const presence = simulatePresence(test);
  session = await createLobby(test, { story_slug: 'the-six-oclock-water' });
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await reach(test, session, { phase: 'clip', scene: 'doorstep' });
  await pass(test, 8000);
});
afterAll(() => test.close());

const wheel = { kind: 'picture', x: 0.1, y: 0.6 };
const mark = (name: string, spot: object = wheel, scene_id = 'doorstep', media_ms = 4000) =>
  session.seat(name).browser.post('/api/exp/notice', { scene_id, media_ms, spot });
const kept = async (...args: Parameters<typeof mark>) => (await mark(...args)).json();

it('stores a mark once per person and place, and publishes nothing', async () => {
  const published = recordPublished(test);
  expect([await kept('Ana'), await kept('Ana'), await kept('Ben', { kind: 'text', moment: 1 })]).toEqual(
    Array(3).fill({ kept: true }),
  );
  expect(await kept('Ben', wheel, 'descent')).toEqual({ kept: false });
  await settle(test);
  const log = await test.database
    .selectFrom('session_events')
    .select('payload')
    .where('session_id', '=', session.id)
    .where('type', '=', 'notice.marked')
    .orderBy('seq')
    .execute();
  expect(log.map(({ payload }) => payload)).toMatchObject([
    { seatId: session.seat('Ana').id, sceneId: 'doorstep', mediaMs: 4000, spot: wheel },
    { seatId: session.seat('Ben').id, spot: { kind: 'text', moment: 1 } },
  ]);
  expect(JSON.stringify(published)).not.toContain('"mediaMs"');
  expect((await session.snapshot('Ben')).public).toMatchObject({ noticing: true, sighting: null });
});

it('refuses an invalid place', async () => {
  const codes = await Promise.all(
    [
      { kind: 'picture', x: 1.1, y: 0 },
      { kind: 'picture', x: 0.5 },
      { kind: 'text', moment: -1 },
      { kind: 'sound', moment: 1 },
    ].map(async (spot) => (await mark('Ana', spot)).statusCode),
  );
  expect(codes).toEqual(Array(4).fill(422));
});

it('shows everybody who marked it, once the story speaks of it, and whether anybody wrote of it', async () => {
  await kept('Ana');
  await kept('Ben', { kind: 'picture', x: 0.8, y: 0.1 });
  const post = (name: string, text: string) =>
    session.seat(name).browser.post('/api/exp/chat', { id: `message of ${name}`, text });
  await post('Ben', 'Ein Fahrrad, no wheelbarrow');
  await post('Ana', 'Look at the wheel!');
  await reach(test, session, { phase: 'clip', scene: 'the-wheel' });
  await pass(test, 2500 + 57_000);
  expect((await session.snapshot('Ben')).public.sighting).toBeNull();
  const published = recordPublished(test);
  await pass(test, 1000);
  const shown = {
    name: 'the wheel',
    seen: [{ seat_id: session.seat('Ana').id, scene_title: 'Number nine', media_ms: 4000 }],
    mentions: 1,
  };
  expect((await session.snapshot('Ben')).public).toMatchObject({ noticing: false, sighting: shown });
  expect(published.find(({ name }) => name === 'projection')?.data).toMatchObject({ sighting: shown });
  expect(await kept('Ben')).toEqual({ kept: false });
});
