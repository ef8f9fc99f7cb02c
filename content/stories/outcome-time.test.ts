import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hastyOutcomes, outcomeReadMs } from '#contract/story/outcome-time.ts';
import { type ChallengeScene, findScene, type StorySource, storyIn } from '#contract/story/story.ts';

const read = (slug: string) =>
  JSON.parse(readFileSync(new URL(`./${slug}/story.json`, import.meta.url), 'utf8')) as StorySource;
const borrowed = read('the-borrowed-light');
const door = findScene(storyIn(borrowed, 'en'), 'door') as ChallengeScene;

it.each(['the-borrowed-light', 'the-six-oclock-water'])('every result of %s can be read in time', (slug) => {
  expect(hastyOutcomes(read(slug))).toEqual([]);
});

it('takes two seconds to find the words and one for seventeen characters, and never less than eight', () => {
  const saying = (explanation: string) =>
    outcomeReadMs({ ...door, answers: ['Palms'], explanation, unsolved: undefined });
  expect([saying('x'), saying('x'.repeat(250)), saying('x'.repeat(251))]).toEqual([8000, 17_000, 18_000]);
});

it('reckons with the language that has most words', () => {
  const scenes = borrowed.scenes.map((scene) =>
    scene.kind === 'challenge'
      ? { ...scene, explanation: { en: 'Short.', de: 'Lang. '.repeat(200) }, unsolved: undefined }
      : scene,
  );
  expect(hastyOutcomes({ ...borrowed, scenes } as StorySource).map(({ message }) => message)).toEqual([
    'The result of "door" is shown for 33 s and takes 73 s to read (de)',
  ]);
});
