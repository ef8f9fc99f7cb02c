import { afterAll, beforeAll, expect, it } from 'vitest';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import type { ParticipantResults, SessionResults } from '../../../contract/calls/schemas/results.ts';
import {
  createLobby,
  type LiveSession,
  reach,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { readStory, sixOClockWater } from '../../support/test-story.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder([readStory('the-six-oclock-water')]) });
  presence = simulatePresence(test);
});
afterAll(() => test.close());

const otters = ['Ana', 'Ben', 'Cy'];
const herons = ['Dee', 'Eli', 'Fay'];
const person = (name: string) => ({
  first_name: name,
  last_name: 'Guest',
  email: `${name.toLowerCase()}@hour.example`,
});

const sceneOf = (id: string) => sixOClockWater.scenes.find((scene) => scene.id === id);

type Votes = readonly (readonly [decision: string, option: string])[];
const before: Votes = [
  ['first-hour', 'sit'],
  ['report', 'staying'],
  ['two-oclock', 'ask'],
];
const asked = (votes: Votes) => {
  const [first, report, two, ...rest] = votes.map(([id]) => id);
  const atNight = ['streets-that-were', 'second-hand', two, 'last-in', 'knocks'];
  return [first, 'book-with-drawing', report, ...atNight, ...rest];
};

/** Six people in two teams; one of the teams solves every challenge, and everybody agrees where they have to. */
async function play(votes: Votes, ending: string): Promise<LiveSession> {
  const session = await createLobby(test, {
    story_slug: 'the-six-oclock-water',
    teams: [
      { name: 'Otters', people: otters.map(person) },
      { name: 'Herons', people: herons.map(person) },
    ],
  });
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await session.seat('Ben').browser.post('/api/exp/language', { language: 'de' });
  for (const id of asked(votes)) {
    const scene = sceneOf(id ?? '');
    if (scene?.kind === 'decision') {
      await reach(test, session, { scene: scene.id, phase: 'decision' });
      const option = votes.find(([decision]) => decision === scene.id)?.[1] ?? '';
      for (const name of [...otters, ...herons]) await session.vote(name, scene.id, option);
    } else if (scene?.kind === 'challenge') {
      await reach(test, session, { scene: scene.id, phase: 'breakout' });
      for (const name of scene.agreed ? otters : ['Ana'])
        await session.seat(name).browser.post('/api/exp/challenge/answer', {
          challenge_id: scene.id,
          attempt_id: `attempt-${name}-${scene.id}`,
          text: scene.answers[0],
        });
    }
    await settle(test);
  }
  await reach(test, session, { phase: 'ended' });
  expect((await session.snapshot('Ana')).public.ending?.title).toBe(sceneOf(ending)?.title);
  return session;
}

const results = async (session: LiveSession, name: string) =>
  (await session.seat(name).browser.get(`/api/session/scorecard/${session.id}`)).json<ParticipantResults>();

it.each([
  [
    [
      ['up-or-down', 'soup'],
      ['what-is-so', 'hold'],
    ],
    'dry-year',
  ],
  [
    [
      ['up-or-down', 'wake'],
      ['what-is-so', 'half'],
    ],
    'shore',
  ],
  [
    [
      ['up-or-down', 'gate'],
      ['what-holds', 'come'],
    ],
    'under-the-lake',
  ],
] as [Votes, string][])(
  'is played along %j to its ending, and results, awards and analysis carry it',
  async (votes, ending) => {
    const session = await play([...before, ...votes], ending);
    const [ana, ben, dee] = [
      await results(session, 'Ana'),
      await results(session, 'Ben'),
      await results(session, 'Dee'),
    ];
    expect(
      ana.scorecard.teams.map(({ decisions, challenges }) => [decisions.length, challenges.length]),
    ).toEqual([
      [5, 5],
      [5, 5],
    ]);
    const challengesOf = ({ scorecard }: ParticipantResults) =>
      scorecard.teams[0]?.challenges.map(({ solved }) => solved);
    expect(challengesOf(ana)).toEqual([true, true, true, true, true]);
    expect(challengesOf(dee)).toEqual([false, false, false, false, false]);
    expect(ana.scorecard.path.at(-1)).toMatchObject({ scene_id: ending, kind: 'ending' });
    expect(ben.scorecard.story.title).toBe('Das Sechs-Uhr-Wasser');
    expect(ben.scorecard.teams[0]?.total).toBe(ana.scorecard.teams[0]?.total);
    expect(ben.analysis?.teams[0]?.measures.map(({ label }) => label)).toContain('Verteilung der Beiträge');
    expect(ana.analysis?.teams[0]?.agreement).toHaveLength(5);
    const { awards } = (
      await session.company.browser.get(`/api/session/${session.id}/results`)
    ).json<SessionResults>();
    expect(awards).toHaveLength(8);
    expect(new Set(awards.map(({ title }) => title)).size, 'one of a person, one of a team').toBe(2);
    const people = awards.filter(({ kind }) => kind === 'person');
    expect(people.every(({ part }) => part && part.mark.length > 0)).toBe(true);
    const dealt = new Set(people.map(({ team, part }) => `${team}: ${part?.deed}`));
    expect(dealt.size, 'different parts within a team').toBe(people.length);
    expect(awards.some(({ kind, part }) => kind === 'team' && part)).toBe(false);
  },
);
