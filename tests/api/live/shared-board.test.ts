import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { readStory } from '../../support/test-story.ts';

const challenge = 'streets-that-were';

let test: TestApp;
let session: LiveSession;
let moves = 0;

beforeAll(async () => {
  test = await createTestApp({
    storiesRoot: writeStoryFolder([readStory('the-six-oclock-water'), readStory('one-place-too-many')]),
  });
  await test.services.directors.start();
});
beforeEach(async () => {
  const presence = simulatePresence(test);
  session = await createLobby(test, { story_slug: 'the-six-oclock-water' });
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await reach(test, session, { phase: 'breakout', scene: challenge });
});
afterAll(() => test.close());

function move(name: string, act: string, piece: string, moveId?: string) {
  return moveTo(session, name, { challenge_id: challenge, act, piece, position: 0 }, moveId);
}
function moveTo(
  of: LiveSession,
  name: string,
  body: { challenge_id: string; act: string; piece: string; position: number },
  moveId?: string,
) {
  moves += 1;
  const move_id = moveId ?? `move-of-${name}-${moves}`;
  return of.seat(name).browser.post('/api/exp/challenge/draft', { move_id, ...body });
}
const wayOf = async (name: string) =>
  (await session.snapshot(name)).draft?.pieces.map(({ id }) => id).join('>');

it('is one way for the team, built by every seat, and published to the team', async () => {
  const published = recordPublished(test);
  const accepted = async (...args: Parameters<typeof move>) => (await move(...args)).json();
  expect(await accepted('Ana', 'put', 'orchard')).toEqual({ accepted: true });
  expect(await accepted('Ben', 'put', 'tannery')).toEqual({ accepted: true });
  expect(await accepted('Ben', 'put', 'mill')).toEqual({ accepted: false });
  expect(await wayOf('Ana')).toBe('mill>orchard>tannery');
  expect(await accepted('Ana', 'undo', '')).toEqual({ accepted: true });
  expect(await wayOf('Ben')).toBe('mill>orchard');
  const drafts = published.filter(({ name }) => name === 'draft');
  expect(drafts.map(({ channel }) => channel)).toEqual(Array(3).fill(channels.team(session.id, 1)));
  expect(drafts.at(-1)?.data).toMatchObject({ scene_id: challenge, undoable: 1 });
});

it('applies a repeated move once, and reports it as accepted', async () => {
  const again = async () => (await move('Ana', 'put', 'orchard', 'the-very-same-move')).json();
  expect([await again(), await again()]).toEqual([{ accepted: true }, { accepted: true }]);
  expect(await wayOf('Ana')).toBe('mill>orchard');
});

it('takes of two at once the first, and the second where it still fits', async () => {
  const answers = await Promise.all([move('Ana', 'put', 'orchard'), move('Ben', 'put', 'well')]);
  expect(answers.map((answer) => answer.json().accepted).sort()).toEqual([false, true]);
});

it('refuses what no board has', async () => {
  expect((await move('Ana', 'throw', 'orchard')).statusCode).toBe(422);
  expect((await move('Ana', 'put', 'x'.repeat(65))).statusCode).toBe(422);
});

it('keeps every move in the log, for a director that takes over', async () => {
  await move('Ana', 'put', 'orchard');
  await move('Ben', 'put', 'school');
  const log = await test.database
    .selectFrom('session_events')
    .select('payload')
    .where('session_id', '=', session.id)
    .where('type', '=', 'draft.moved')
    .orderBy('seq')
    .execute();
  expect(log.map(({ payload }) => payload)).toMatchObject([{ piece: 'orchard' }, { piece: 'school' }]);
});

it('shows the team where a seat points, and nothing once the seat or the riddle is gone', async () => {
  const published = recordPublished(test);
  const { browser, id } = session.seat('Ana');
  const point = (challengeId: string, piece: string) =>
    browser.post('/api/exp/challenge/pointer', { challenge_id: challengeId, piece });
  expect((await point(challenge, 'school')).statusCode).toBe(204);
  expect((await point('another', 'school')).statusCode).toBe(204);
  await settle(test);
  expect(published.filter(({ name }) => name === 'pointer')).toEqual([
    { channel: channels.team(session.id, 1), name: 'pointer', data: { seat_id: id, piece: 'school' } },
  ]);
});

it('takes so many fingers a second of one seat and no more', async () => {
  const { browser } = session.seat('Ben');
  const codes = await Promise.all(
    Array.from({ length: 21 }, () =>
      browser.post('/api/exp/challenge/pointer', { challenge_id: challenge, piece: 'school' }),
    ),
  );
  expect(codes.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

it('seats a table: two swap places, more than half agree, and no clue contains its rule', async () => {
  const presence = simulatePresence(test);
  const lunch = await createLobby(test, { story_slug: 'one-place-too-many' });
  for (const { id } of lunch.seats) presence.enter(channels.session(lunch.id), id);
  await reach(test, lunch, { phase: 'breakout', scene: 'eight-cards' });
  const seat = async (name: string, piece: string, position: number) =>
    (await moveTo(lunch, name, { challenge_id: 'eight-cards', act: 'put', piece, position })).json();
  const seatedBy = async (name: string) =>
    (await lunch.snapshot(name)).draft?.pieces.map(({ id }) => id).join('>');
  const guests = 'leonora>oskar>mina>felix>abel>quist>blank>dora'.split('>');
  for (const [chair, guest] of guests.entries())
    expect(await seat(chair % 2 ? 'Ana' : 'Ben', guest, chair)).toEqual({ accepted: true });
  expect(await seat('Ana', 'tobias', 0)).toEqual({ accepted: false });
  expect(await seat('Ben', 'oskar', 0)).toEqual({ accepted: true });
  const whole = 'oskar>leonora>mina>felix>abel>quist>blank>dora';
  expect(await seatedBy('Ana')).toBe(whole);

  const snapshot = await lunch.snapshot('Ana');
  expect(snapshot.public.breakout?.task).toMatchObject({ kind: 'seating' });
  expect(JSON.stringify(snapshot)).not.toContain('"how"');
  const answer = (name: string, text: string) =>
    lunch.seat(name).browser.post('/api/exp/challenge/answer', {
      attempt_id: `attempt-of-${name}-${text.length}-${text.slice(0, 5)}`,
      challenge_id: 'eight-cards',
      text,
    });
  await answer('Ana', guests.join('>'));
  await answer('Ana', whole);
  await answer('Ben', whole);
  const after = await lunch.snapshot('Ana');
  expect(after.public.breakout?.solved_teams).toContain(1);
});
