import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spokenLanguages } from '#contract/rules/languages.ts';
import { type Story, storyIn } from '#contract/story/story.ts';
import { longestPathMs } from '#contract/story/story-graph.ts';
import { readStory } from '../../../../tests/support/test-story.ts';
import { stories as english, type StoriesWords } from '#contract/words/en/site/stories.ts';
import { type Translation, withFallback } from '#contract/words/with-fallback.ts';
import { featuredStory } from './featured-story.ts';
import { hourStory } from './hour-story.ts';
import { lunchStory } from './lunch-story.ts';

const file = new URL('../../../../content/stories/the-borrowed-light/story.json', import.meta.url);
const story = storyIn(JSON.parse(readFileSync(file, 'utf8')), 'en');

const minutesOf = (of: Story) => {
  const lengthMinutes = Math.ceil(longestPathMs(of) / 60_000);
  const { beginning, talk } = of.around ?? { beginning: 5, talk: 10 };
  return { lengthMinutes, blockMinutes: lengthMinutes + beginning + talk };
};

test('the public pages quote the story as it is', () => {
  expect({
    slug: featuredStory.slug,
    title: featuredStory.title,
    tagline: featuredStory.tagline,
    players: featuredStory.players,
    lengthMinutes: featuredStory.lengthMinutes,
    blockMinutes: featuredStory.blockMinutes,
  }).toEqual({
    slug: story.slug,
    title: story.title,
    tagline: story.tagline,
    players: story.players,
    ...minutesOf(story),
  });
});

test('the opening is the first clip of the story', () => {
  const scene = story.scenes.find((candidate) => candidate.id === story.start);
  if (scene?.kind !== 'clip') throw new Error('the story starts with a clip');
  expect({ media: scene.clip.media, durationMs: scene.clip.durationMs }).toEqual({
    media: featuredStory.opening.media,
    durationMs: featuredStory.opening.durationMs,
  });
  expect(scene.clip.textTwin).toContain(featuredStory.opening.narration);
});

test('the long story is described with its trailer and minutes', async () => {
  const hour = readStory('the-six-oclock-water');
  const translated = storyIn(hour, 'en');
  const { production } = await import('../../../../content/stories/the-six-oclock-water/production.ts');
  const cuts = production.film?.trailer?.cuts ?? [];
  expect(hourStory).toEqual({
    slug: translated.slug,
    title: translated.title,
    tagline: translated.tagline,
    synopsis: translated.synopsis,
    players: translated.players,
    ...minutesOf(translated),
    trailerSeconds: cuts.reduce((sum, { from, to }) => sum + to - from, 0),
  });
  const kinds = translated.scenes.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'ending')).toHaveLength(3);
});

test('the lunch is described with its opening and minutes', () => {
  const translated = storyIn(readStory('one-place-too-many'), 'en');
  const first = translated.scenes.find(({ id }) => id === translated.start);
  if (first?.kind !== 'clip') throw new Error('the story starts with a clip');
  expect(lunchStory).toEqual({
    slug: translated.slug,
    title: translated.title,
    tagline: translated.tagline,
    synopsis: translated.synopsis,
    players: translated.players,
    ...minutesOf(translated),
    opening: { media: first.clip.media, durationMs: first.clip.durationMs },
  });
  const kinds = translated.scenes.map(({ kind }) => kind);
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  expect([count('decision'), count('challenge'), count('breather'), count('ending')]).toEqual([3, 2, 1, 2]);
});

const words: Record<string, { stories: Translation<StoriesWords> }> = import.meta.glob(
  '../../../../contract/words/*/site/stories.ts',
  { eager: true },
);

test.each(spokenLanguages)('every story has its texts in %s', (language) => {
  const own = words[`../../../../contract/words/${language}/site/stories.ts`]?.stories ?? {};
  const stories = withFallback(english, own);
  const [short, hour, lunch] = [featuredStory, hourStory, lunchStory].map(({ slug }) =>
    storyIn(readStory(slug), language),
  );
  expect(short).toMatchObject({
    title: stories.borrowedLight.title,
    tagline: stories.borrowedLight.tagline,
  });
  expect(hour).toMatchObject(stories.sixOClockWater);
  expect(lunch).toMatchObject(stories.onePlaceTooMany);
  const opening = short?.scenes.find(({ id }) => id === short.start);
  expect(opening?.kind === 'clip' && opening.clip.textTwin).toContain(stories.borrowedLight.narration);
});
