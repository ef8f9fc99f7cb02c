import { expect, test } from 'vitest';
import { isGivenAway, type OptionList, optionLists } from '#contract/story/given-away.ts';
import { type Story, storyIn, type StorySource } from '#contract/story/story.ts';
import { createDirectorSession, type twoTeams } from '../../../tests/support/director-session.ts';
import { readStory } from '../../../tests/support/test-story.ts';
import { foldLog } from '../chart/fold-log.ts';
import { seatProjection } from './own-projections.ts';
import { publicProjection } from './public-projection.ts';
import type { SessionFacts } from './session-facts.ts';
import { shuffled } from './shuffled.ts';

/** Written as an author would be tempted to: the answer first, in its order. */
function temptingly(source: StorySource): StorySource {
  const copy = structuredClone(source);
  for (const scene of copy.scenes) {
    if (scene.kind !== 'challenge' || !scene.task) continue;
    const answer = (scene.answers[0] ?? '').split('>').map((part) => part.replace('!', ''));
    const place = ({ id }: { id: string }) => (answer.includes(id) ? answer.indexOf(id) : answer.length);
    const { task } = scene;
    if (task.kind === 'map') task.places.sort((one, other) => place(one) - place(other));
    if (task.kind === 'order') task.items.sort((one, other) => place(one) - place(other));
    if (task.kind === 'seating') task.guests.sort((one, other) => place(one) - place(other));
    if (task.kind === 'code') task.meanings.sort((one, other) => place(one) - place(other));
  }
  return copy;
}

const source = temptingly(readStory('the-six-oclock-water'));
const english = storyIn(source, 'en');
const facts: SessionFacts = {
  title: 'Winter adventure',
  videoRoomUrl: null,
  people: new Map(),
  hosts: new Map(),
  playlists: new Map(),
  bots: new Set(),
  isRehearsal: false,
  languages: new Map(),
  translations: new Map([['de', storyIn(source, 'de')]]),
};
const riddles = english.scenes.flatMap((scene) => (scene.kind === 'challenge' && scene.task ? [scene] : []));

function atRiddle(sceneId: string, opening: Partial<typeof twoTeams> = {}, story: Story = english) {
  const session = createDirectorSession(opening, story);
  session.arrive('ada', 'ben', 'cai', 'dot');
  session.reach(sceneId);
  session.pass(2000);
  return session;
}

/** The ids of the board's controls, as everybody's page lists them. */
function boardOf(
  session: ReturnType<typeof atRiddle>,
  language: string | null = null,
): Partial<Record<OptionList['name'], string[]>> {
  const { breakout } = publicProjection(session.snapshot, facts, { seq: 1, at: 1, language });
  const idsOf = (list: { id: string }[]) => list.map(({ id }) => id);
  const task = breakout?.task;
  if (task?.kind === 'map') return { places: idsOf(task.places), roads: idsOf(task.roads) };
  if (task?.kind === 'order') return { items: idsOf(task.items) };
  if (task?.kind === 'code') return { meanings: idsOf(task.meanings) };
  throw new Error('no board');
}

test.each(riddles.map((scene) => ({ scene, id: scene.id })))(
  'in no session does the board of $id list its controls in the order of an answer',
  ({ scene }) => {
    for (let seed = 0; seed < 60; seed += 1) {
      const board = boardOf(atRiddle(scene.id, { seed }));
      for (const { name, ids, answers } of optionLists(scene)) {
        const shown = board[name] ?? [];
        expect([seed, name, isGivenAway(answers, shown)]).toEqual([seed, name, false]);
        expect(shown.toSorted()).toEqual(ids.toSorted());
      }
    }
  },
);

test('a session lists them alike for everybody, in each language and after a replay, and another session otherwise', () => {
  const session = atRiddle('knocks', { seed: 7 });
  const shown = boardOf(session);
  expect(boardOf(session, 'de')).toEqual(shown);
  const replayed = foldLog({ sessionId: 'session-1', story: english }, session.log);
  expect(publicProjection(replayed, facts, { seq: 1, at: 1 })).toEqual(
    publicProjection(session.snapshot, facts, { seq: 1, at: 1 }),
  );
  expect(boardOf(atRiddle('knocks', { seed: 8 }))).not.toEqual(shown);
});

test('a session that an older director opened keeps the order of its story', () => {
  const session = atRiddle('last-in', { seed: 7, version: 4 });
  const scene = riddles.find(({ id }) => id === 'last-in');
  expect(boardOf(session).items).toEqual(scene && optionLists(scene)[0]?.ids);
});

test('held clues and card texts are not listed in story order', () => {
  const orders = new Set<string>();
  const cards = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) {
    const session = atRiddle('knocks', { seed });
    const clues = ['ada', 'ben', 'cai'].flatMap(
      (seatId) => seatProjection(session.context, facts, seatId, 1)?.clues ?? [],
    );
    const { clues: written } = riddles.find(({ id }) => id === 'knocks') ?? { clues: [] };
    expect(clues.map(({ id }) => id).toSorted()).toEqual(written.map(({ id }) => id).toSorted());
    const dotted = seatProjection(session.context, facts, 'dot', 1)?.clues ?? [];
    orders.add(dotted.map(({ id }) => id).join(' '));
    for (const { id, card } of dotted)
      if (id === 'piece-1') cards.add(card.map(({ shape }) => shape).join(' '));
  }
  expect(orders.size).toBeGreaterThan(5);
  expect(cards).toEqual(new Set(['drop moon', 'moon drop']));
});

test('a list that has no other order than a refused one is shown all the same', () => {
  expect(shuffled({ version: 5, seed: 1 }, 'short', ['one'], () => true)).toEqual(['one']);
});
