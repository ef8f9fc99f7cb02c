import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storyIn, type StorySource } from '#contract/story/story.ts';
import { validateStory } from '#contract/story/validate-story.ts';
import { createManualClock } from '../../../tests/support/manual-clock.ts';
import { borrowedLightSource } from '../../../tests/support/test-story.ts';
import { createLocalService } from './local-service.ts';
import { createPlayableSession } from './playable-scene.ts';
import source from './playable-story.json' with { type: 'json' };

async function openTestScene(language: 'en' | 'de' = 'en') {
  const clock = createManualClock();
  const fetched: string[] = [];
  const fetch = async (address: string) => {
    fetched.push(address);
    return new Response('#EXTM3U');
  };
  let made = 0;
  const session = await createPlayableSession(language, {
    ...clock,
    fetch: fetch as typeof globalThis.fetch,
    newId: () => {
      made += 1;
      return `id-${made}-of-the-test`;
    },
    seed: 7,
  });
  const { director } = session;
  const seatId = session.dataPackage.seat_id;
  const service = createLocalService(director, { seatId, now: clock.now });
  const began = clock.now();
  const phases: string[] = [];
  director.onChange(() => {
    const { phase } = director.read().public;
    if (phases.at(-1) !== phase) phases.push(phase);
  });
  director.begin();
  /** Lets time go on by seconds until it is so; a browser says at once that it has its pictures. */
  const until = async (isSo: () => boolean) => {
    for (let second = 0; second < 400 && !isSo(); second += 1) {
      const { sceneId, gatherUntil } = director.context();
      if (gatherUntil !== null && sceneId !== null) await service.reportReady(sceneId);
      await clock.advance(1000);
    }
    if (!isSo()) throw new Error(`It never was so: ${director.read().public.phase}`);
  };
  const seconds = () => Math.round((clock.now() - began) / 1000);
  return { clock, director, service, seatId, fetched, phases, until, seconds };
}

test('three minutes: a clip, a vote of five, a clip, a riddle with a clue of one’s own, and the end at its door', async () => {
  const { clock, director, service, seatId, phases, until, seconds, fetched } = await openTestScene();
  await until(() => (director.context().decision?.votes.length ?? 0) === 4);
  const vote = {
    vote_id: 'a-vote-of-mine',
    decision_id: 'which-way',
    option_id: 'ridge',
    cast_at: clock.now(),
  };
  expect(await service.vote(vote)).toEqual({ outcome: 'counted' });
  await until(() => director.read().public.outcome !== null);
  const { outcome } = director.read().public;
  if (outcome?.kind !== 'decision') throw new Error('no result');
  expect(outcome.options.reduce((sum, { votes }) => sum + votes, 0)).toBe(5);
  const clipAfter = outcome.chosen === 'ridge' ? 'ridge' : 'pinewood';
  await until(() => director.read().public.clip?.scene_id === clipAfter);

  await until(() => (director.read().team?.board.length ?? 0) > 2);
  const [own] = director.read().seat.clues;
  await service.layClue('door', own?.id ?? '');
  expect(director.read().team?.board).toContainEqual(
    expect.objectContaining({ clue_id: own?.id, seat_id: seatId }),
  );
  const answer = { attempt_id: 'a-try-of-mine', challenge_id: 'door' };
  expect(await service.answer({ ...answer, text: 'lamps' })).toEqual({ correct: false, awaited: false });
  await service.takeHint('door', 'middle');
  expect(director.read().team?.hints).toHaveLength(1);
  expect(await service.answer({ ...answer, attempt_id: 'another-try', text: 'Palms!' })).toMatchObject({
    correct: true,
  });
  await until(director.isOver);
  expect(phases).toEqual([
    'waiting',
    'gathering',
    'clip',
    'decision',
    'outcome',
    'gathering',
    'clip',
    'breakout',
    'outcome',
    'gathering',
  ]);
  expect(seconds()).toBeGreaterThan(110);
  expect(seconds()).toBeLessThan(190);
  expect(fetched).toContain('/media/the-borrowed-light/bridge/480p/media.m3u8');
  director.close();
});

test.each([
  ['ridge', 'ana'],
  ['pinewood', 'chloe'],
  ['bell', 'ana'],
])(
  'the visitor’s vote for the way “%s” decides, and who went along is named then, not before',
  async (way, follower) => {
    const { clock, director, service, until } = await openTestScene();
    await until(() => director.context().decision !== null);
    expect(director.talk()).toBeNull();
    const vote = {
      vote_id: 'a-vote-of-mine',
      decision_id: 'which-way',
      option_id: way,
      cast_at: clock.now(),
    };
    await service.vote(vote);
    expect(director.talk()).toMatchObject({ with: [], against: [], tipped: false });
    expect(director.talk()?.thinking).toHaveLength(4);
    await until(() => director.read().public.outcome !== null);
    const { outcome } = director.read().public;
    expect(outcome?.kind === 'decision' && outcome.chosen).toBe(way);
    expect(director.talk()).toMatchObject({ thinking: [], tipped: true });
    expect(director.talk()?.with).toHaveLength(2);
    expect(director.talk()?.with).toContain(follower);
    expect(director.nameOf(follower)).toBe(follower === 'ana' ? 'Ana' : 'Chloe');
  },
);

test('a solved riddle can be left at once', async () => {
  const { director, service, until } = await openTestScene();
  await until(() => director.context().breakout !== null);
  director.goOn();
  expect([director.canGoOn(), director.read().public.phase]).toEqual([false, 'breakout']);
  await service.answer({ attempt_id: 'a-try-of-mine', challenge_id: 'door', text: 'Palms' });
  expect(director.canGoOn()).toBe(true);
  director.goOn();
  expect(director.read().public.phase).not.toBe('breakout');
});

test('a visitor who only watches reaches the end: the bots decide, and solve the riddle when time runs short', async () => {
  const { director, seatId, until, seconds } = await openTestScene('de');
  await until(() => director.read().team?.solved === true);
  expect(director.read().team?.attempts).toMatchObject([{ correct: true }]);
  expect(director.read().team?.attempts[0]?.seat_id).not.toBe(seatId);
  expect(director.read().public.breakout?.title).toBe('Die fünf Gäste');
  await until(director.isOver);
  expect(seconds()).toBeLessThan(265);
});

test('a scene that is closed does nothing more', async () => {
  const { clock, director } = await openTestScene();
  director.close();
  const before = director.read().public.seq;
  await clock.advance(60_000);
  expect(director.read().public.seq).toBe(before);
});

test('the scene is a story of its own, in the words of the story that it begins', () => {
  const own = source as StorySource;
  expect(validateStory(own).filter(({ code }) => code !== 'duration' && code !== 'unbalanced')).toEqual([]);
  const original = new Map(borrowedLightSource.scenes.map((scene) => [scene.id, scene]));
  for (const scene of own.scenes) {
    const from = original.get(scene.id);
    if (scene.kind === 'decision') expect(scene).toEqual(from);
    if (scene.kind === 'clip') expect(scene).toEqual({ ...from, next: scene.next });
    if (scene.kind === 'ending') expect(scene.clip).toEqual(from?.kind === 'clip' ? from.clip : null);
    if (scene.kind === 'challenge')
      expect(scene).toEqual({ ...from, prompt: scene.prompt, windowMs: scene.windowMs, next: scene.next });
  }
  for (const language of ['en', 'de']) expect(storyIn(own, language).language).toBe(language);
});

test('what the page runs of the director reaches nothing of the server', () => {
  const root = path.resolve(import.meta.dirname, '../../..');
  const seen = new Set<string>();
  const named = readFileSync(path.join(import.meta.dirname, 'local-director.ts'), 'utf8');
  const waiting = [...named.matchAll(/'#director\/([^']+)'/g)].map(([, name]) => `server/director/${name}`);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [statement, from = ''] of text.matchAll(/^import (?!type )[^;]*?from '([^']+)'/gm)) {
      if (from.startsWith('node:')) throw new Error(`${file}: ${statement}`);
      if (from.startsWith('.')) waiting.push(path.join(path.dirname(file), from));
    }
  }
  const folders = new Set([...seen].map((file) => path.dirname(file)));
  expect([...folders].sort()).toEqual([
    'server/director/bots',
    'server/director/chart',
    'server/director/projections',
    'server/director/rules',
  ]);
});
