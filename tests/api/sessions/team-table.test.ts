import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import type { PublicProjection } from '../../../contract/messages/session-projection.ts';
import {
  createLobby,
  type LiveSession,
  type Published,
  reach,
  recordPublished,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { borrowedLightSource } from '../../support/test-story.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;
let published: Published[];
let session: LiveSession;

const otters = ['Ana', 'Ben', 'Cy', 'Dee', 'Eli', 'Fay', 'Gus'];
const herons = ['Hal', 'Ivy'];
const person = (first_name: string) => ({
  first_name,
  last_name: 'Guest',
  email: `${first_name.toLowerCase()}@table.example`,
});

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder([borrowedLightSource]) });
  presence = simulatePresence(test);
  published = recordPublished(test);
});
afterAll(() => test.close());

beforeEach(async () => {
  session = await createLobby(test, {
    story_slug: 'the-borrowed-light',
    teams: [
      { name: 'Otters', people: otters.map(person) },
      { name: 'Herons', people: herons.map(person) },
    ],
  });
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await settle(test);
});

const post = (name: string, path: string, body: unknown) =>
  session.seat(name).browser.post(`/api/exp/${path}`, body);
const partsOf = async (name: string) => (await session.snapshot(name)).seat.clues.map(({ id }) => id);
const idsOf = (...names: string[]) => names.map((name) => session.seat(name).id);

describe('a hand up for a word', () => {
  const raise = (name: string, raised = true) => post(name, 'hand', { raised });

  it('is seen by the others at the table at once, in the order of asking, until it is taken back', async () => {
    await reach(test, session, { phase: 'decision' });
    published.length = 0;
    await raise('Ben');
    await raise('Ana');
    await test.clock.advance(100);
    await settle(test);
    const ofSession = published.filter(({ channel }) => channel === channels.session(session.id));
    const newest = ofSession.at(-1)?.data as PublicProjection | undefined;
    expect(newest?.hands).toEqual(idsOf('Ben', 'Ana'));
    expect((await session.snapshot('Gus')).public.hands).toEqual(idsOf('Ben', 'Ana'));
    await raise('Ben', false);
    expect((await session.snapshot('Gus')).public.hands).toEqual(idsOf('Ana'));
    await reach(test, session, { phase: 'gathering' });
    expect((await session.snapshot('Gus')).public.hands).toEqual([]);
  });

  it('is not raised in the waiting room, and a wrong body changes nothing', async () => {
    expect((await raise('Ben')).statusCode).toBe(204);
    expect((await post('Ben', 'hand', { raised: 'yes' })).statusCode).toBe(422);
    expect((await session.snapshot('Ana')).public.hands).toEqual([]);
  });
});

describe('the table of the short story', () => {
  beforeEach(() => reach(test, session, { scene: 'door', phase: 'breakout' }));

  it('deals a different part to each of seven people', async () => {
    const parts = await Promise.all(otters.map(partsOf));
    expect(parts.every(({ length }) => length > 0)).toBe(true);
    expect(new Set(parts.flat()).size).toBe(8);
  });

  it('keeps the part of a leaving seat until it returns', async () => {
    const before = await partsOf('Gus');
    await post('Gus', 'leave', undefined);
    await settle(test);
    const others = (await Promise.all(otters.slice(0, -1).map(partsOf))).flat();
    expect(new Set(others).size).toBe(8);
    presence.leave(channels.session(session.id), session.seat('Gus').id);
    presence.enter(channels.session(session.id), session.seat('Gus').id, 'again');
    await settle(test);
    expect(await partsOf('Gus')).toEqual(before);
  });

  it('keeps the part of a moved seat, which has one at the other table', async () => {
    const herons = session.seat('Hal').teamId;
    const moved = await session.company.browser.post(`/api/session/${session.id}/attendees`, {
      add: [],
      remove: [],
      move: [{ seat_id: session.seat('Gus').id, team_id: herons }],
    });
    expect(moved.statusCode).toBe(200);
    await test.services.directors.sync(session.id);
    await settle(test);
    expect(new Set((await Promise.all(otters.slice(0, -1).map(partsOf))).flat()).size).toBe(8);
    expect((await partsOf('Gus')).length).toBeGreaterThan(0);
  });

  it('accepts the word in spoken variants, shows it to the team, and continues with the next task', async () => {
    const answer = (attempt_id: string, text: string) =>
      post('Ben', 'challenge/answer', { challenge_id: 'door', attempt_id, text });
    await answer('attempt-1', 'plams');
    expect((await session.snapshot('Gus')).team?.attempts[0]).toMatchObject({ correct: false, near: true });
    expect((await answer('attempt-2', 'Das Wort ist: die Handflächen!')).json()).toMatchObject({
      correct: true,
    });
    for (const name of otters)
      expect((await session.snapshot(name)).team).toMatchObject({
        solved: true,
        found: { answer: 'Handflächen', seat_ids: idsOf('Ben'), points: 24 },
        meanwhile: expect.stringMatching(/^Look at your own palms/),
      });
    expect((await session.snapshot('Ivy')).team).toMatchObject({ solved: false, found: null });
    expect((await session.snapshot('Ivy')).public.breakout?.solved_teams).toEqual([
      session.seat('Ben').teamId,
    ]);
  });

  it('publishes the answer when time is up, and the consequence, in each seat’s language', async () => {
    await post('Ivy', 'language', { language: 'de' });
    await reach(test, session, { phase: 'outcome' });
    expect((await session.snapshot('Ana')).public.outcome).toMatchObject({
      answer: 'Palms',
      unsolved: expect.stringMatching(/Ottoline/),
      teams: [{ solved: false }, { solved: false }],
    });
    expect((await session.snapshot('Ivy')).public.outcome).toMatchObject({
      unsolved: expect.stringMatching(/^Der Docht ist kurz/),
    });
  });
});
