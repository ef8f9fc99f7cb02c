import { afterAll, beforeAll, expect, it } from 'vitest';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import { createLobby, type LiveSession, reach, simulatePresence } from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { readStory } from '../../support/test-story.ts';

const scene_id = 'on-the-tailboard';

let test: TestApp;
let session: LiveSession;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder([readStory('the-six-oclock-water')]) });
  await test.services.directors.start();
  const presence = simulatePresence(test);
  session = await createLobby(test, { story_slug: 'the-six-oclock-water' });
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await reach(test, session, { phase: 'breakout', scene: scene_id });
});
afterAll(() => test.close());

const pass = (name: string, turn: number) =>
  session.seat(name).browser.post('/api/exp/turn', { scene_id, turn });
async function turnOf() {
  const { task } = (await session.snapshot('Ana')).public.breakout ?? {};
  return task?.kind === 'talk' ? task.rounds?.[0] : undefined;
}

it('passes the word on once a turn, and shows everybody whose turn it is', async () => {
  const first = await turnOf();
  expect(first).toMatchObject({ turn: 0, question: 0, seat_id: expect.any(String) });
  const answers = await Promise.all([pass('Ana', 0), pass('Ben', 0)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const second = await turnOf();
  expect(second).toMatchObject({ turn: 1, question: 1 });
  expect(second?.seat_id).not.toBe(first?.seat_id);
  const log = await test.database
    .selectFrom('session_events')
    .select('payload')
    .where('session_id', '=', session.id)
    .where('type', '=', 'turn.passed')
    .execute();
  expect(log).toHaveLength(1);
});

it('refuses an invalid turn', async () => {
  expect((await pass('Ana', -1)).statusCode).toBe(422);
  expect((await pass('Ana', 0.5)).statusCode).toBe(422);
});
