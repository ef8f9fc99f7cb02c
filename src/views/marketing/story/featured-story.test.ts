import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storyIn } from '#contract/story/story.ts';
import { dimensionLabels, featuredStory } from './featured-story.ts';

const file = new URL('../../../../content/stories/the-borrowed-light/story.json', import.meta.url);
const story = storyIn(JSON.parse(readFileSync(file, 'utf8')), 'en');

test('the public pages quote the story as it is', () => {
  expect({
    slug: featuredStory.slug,
    title: featuredStory.title,
    tagline: featuredStory.tagline,
    players: featuredStory.players,
  }).toEqual({ slug: story.slug, title: story.title, tagline: story.tagline, players: story.players });
  expect(Object.values(dimensionLabels)).toEqual(story.dimensions.map((dimension) => dimension.label));
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

test('the decision to try is the decision of the story', () => {
  const scene = story.scenes.find((candidate) => candidate.id === featuredStory.decision.id);
  if (scene?.kind !== 'decision') throw new Error('the decision is in the story');
  expect(featuredStory.decision.question).toBe(scene.question);
  expect(featuredStory.decision.options).toEqual(scene.options.map(({ next: _next, ...option }) => option));
});
