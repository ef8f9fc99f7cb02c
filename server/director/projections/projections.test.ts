import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { PublicProjection } from '#contract/messages/session-projection.ts';
import { SeatProjection, TeamProjection } from '#contract/messages/team-projection.ts';
import { storyIn } from '#contract/story/story.ts';
import { createDirectorSession, twoTeams } from '../../../tests/support/director-session.ts';
import { borrowedLight, borrowedLightSource, sixOClockWater } from '../../../tests/support/test-story.ts';
import { seatProjection, teamProjection } from './own-projections.ts';
import { phaseOf, publicProjection } from './public-projection.ts';
import type { SessionFacts } from './session-facts.ts';

const facts: SessionFacts = {
  title: 'Winter adventure',
  videoRoomUrl: null,
  people: new Map(twoTeams.roster.map(({ seatId }) => [seatId, { name: `${seatId} Guest`, checked: false }])),
  hosts: new Map([[7, 'Olga Silva']]),
  playlists: new Map(),
  bots: new Set(),
  isRehearsal: false,
  languages: new Map(),
  translations: new Map(),
};
const clock = { seq: 7, at: 1 };

function visitEveryScene(visit: (session: ReturnType<typeof createDirectorSession>) => void) {
  const session = createDirectorSession();
  visit(session);
  session.arrive(...twoTeams.roster.map(({ seatId }) => seatId));
  while (session.snapshot.status === 'active') {
    visit(session);
    if (session.context.decision) session.vote('ada', 'bell');
    if (session.context.breakout) session.answer('ada', 'lamps');
    visit(session);
    session.pass(5000);
  }
  visit(session);
  return session;
}

describe('projections', () => {
  test('name the crew’s parts, each seat’s own, and the pictures of options', () => {
    const session = createDirectorSession({}, sixOClockWater);
    session.arrive('ada', 'ben');
    const waiting = publicProjection(session.snapshot, facts, clock);
    expect(waiting.crew?.map(({ id }) => id)).toEqual(['lamp', 'notebook', 'whistle', 'rope', 'goose']);
    expect(waiting.seats.map(({ seat_id, part }) => [seat_id, part]).slice(0, 3)).toEqual([
      ['ada', 'lamp'],
      ['ben', 'notebook'],
      ['cai', undefined],
    ]);
    session.reach('first-hour');
    const { decision } = publicProjection(session.snapshot, facts, clock);
    expect(decision?.options.map(({ picture_url }) => picture_url)).toEqual(
      ['sit', 'carry', 'paper'].map((id) => `/media/the-six-oclock-water/art/first-hour-${id}.webp`),
    );
    expect(publicProjection(createDirectorSession().snapshot, facts, clock).crew).toBeUndefined();
  });

  test('fit the contract in every phase', () => {
    const phases = new Set<string>();
    visitEveryScene(({ snapshot, context }) => {
      phases.add(phaseOf(snapshot));
      expect(Value.Errors(PublicProjection, publicProjection(snapshot, facts, clock))).toEqual([]);
      for (const { id } of context.teams) {
        const team = teamProjection(context, id, 7);
        if (team) expect(Value.Errors(TeamProjection, team)).toEqual([]);
      }
      for (const { id } of context.seats)
        expect(Value.Errors(SeatProjection, seatProjection(context, facts, id, 7))).toEqual([]);
    });
    expect([...phases]).toEqual(['waiting', 'gathering', 'clip', 'decision', 'outcome', 'breakout', 'ended']);
  });

  test('say which seats are played by the server', () => {
    const { snapshot } = createDirectorSession();
    const { seats } = publicProjection(snapshot, { ...facts, bots: new Set(['ben']) }, clock);
    expect(seats.flatMap(({ seat_id, bot }) => (bot ? [seat_id] : []))).toEqual(['ben']);
  });

  test('keep votes hidden while they can change: the same picture whatever was chosen', () => {
    const shown = ['ridge', 'bell'].map((option) => {
      const session = createDirectorSession();
      session.arrive('ada', 'dot');
      session.reach('which-way');
      session.pass(2000);
      session.vote('ada', option);
      return publicProjection(session.snapshot, facts, clock);
    });
    expect(shown[0]).toEqual(shown[1]);
    expect(shown[0]?.decision?.voted).toEqual(['ada']);
  });

  test('hold no answer, hint, explanation or epilogue before its time', () => {
    const session = createDirectorSession();
    const { scenes } = session.context.story;
    session.arrive('ada', 'dot');
    session.reach('door');
    const all = JSON.stringify([
      publicProjection(session.snapshot, facts, clock),
      teamProjection(session.context, 1, 7),
      seatProjection(session.context, facts, 'ada', 7),
    ]);
    const secrets = scenes.flatMap((scene) => {
      if (scene.kind === 'challenge') return [...scene.hints.map(({ text }) => text), scene.explanation];
      if (scene.kind === 'decision') return scene.options.map(({ explanation }) => explanation);
      return scene.kind === 'ending' ? [scene.epilogue] : [];
    });
    expect(secrets.filter((secret) => all.includes(JSON.stringify(secret).slice(1, -1)))).toEqual([]);
    expect(all).not.toContain('"answers"');
    expect(all).not.toContain('"points"');
  });

  test('summarise past scenes in three sentences and the last vote, never the current scene', () => {
    const recaps = new Map<string, ReturnType<typeof publicProjection>['so_far']>();
    const session = visitEveryScene(({ snapshot, context }) => {
      const { phase, so_far } = publicProjection(snapshot, facts, clock);
      recaps.set(`${context.sceneId} ${phase}`, so_far);
    });
    const { scenes } = session.context.story;
    const recap = (id: string) =>
      scenes.flatMap((scene) => (scene.id === id && 'recap' in scene && scene.recap) || [])[0];
    const decision = scenes.find((scene) => scene.id === 'which-way');
    const bell = decision?.kind === 'decision' ? decision.options.find(({ id }) => id === 'bell') : undefined;
    expect([recaps.get('bridge clip'), recaps.get('which-way decision')]).toEqual([
      { told: [], last_vote: null },
      { told: [recap('bridge')], last_vote: null },
    ]);
    const vote = `“${bell?.label}” has 1 of 1 vote.`;
    expect(recaps.get('which-way outcome')).toEqual({ told: [recap('bridge')], last_vote: vote });
    expect(recaps.get('door breakout')).toEqual({
      told: [bell?.recap, recap('pinewood'), recap('wayhouse')],
      last_vote: vote,
    });
    const german = storyIn(borrowedLightSource, 'de');
    const other = { ...facts, translations: new Map([['de', german]]) };
    const inGerman = publicProjection(session.snapshot, other, { ...clock, language: 'de' }).so_far;
    expect(inGerman?.told[0]).toBe(
      german.scenes.flatMap((scene) => (scene.id === 'door' && 'recap' in scene && scene.recap) || [])[0],
    );
  });

  test('are empty for a story without recaps, such as an archived one', () => {
    const older = structuredClone(borrowedLight);
    for (const scene of older.scenes) {
      if ('recap' in scene) delete scene.recap;
      if (scene.kind === 'decision') for (const option of scene.options) delete option.recap;
    }
    const session = createDirectorSession({}, older);
    session.arrive('ada', 'dot');
    session.reach('door');
    expect(publicProjection(session.snapshot, facts, clock).so_far?.told).toEqual([]);
  });

  test('count the way through the story', () => {
    const counts: string[] = [];
    visitEveryScene(({ snapshot }) => {
      const { scene_index, scenes_expected } = publicProjection(snapshot, facts, clock);
      const text = `${scene_index}/${scenes_expected}`;
      if (counts.at(-1) !== text) counts.push(text);
    });
    expect(counts).toEqual(['0/8', '1/8', '2/8', '3/8', '4/8', '5/8', '6/8', '7/8']);
  });
});
