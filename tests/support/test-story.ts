import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type StorySource, storyIn } from '#contract/story/story.ts';

const stories = path.resolve(import.meta.dirname, '../../content/stories');

export const readStory = (slug: string): StorySource =>
  JSON.parse(readFileSync(path.join(stories, slug, 'story.json'), 'utf8')) as StorySource;

/** The short story that ships with the product. */
export const borrowedLightSource = readStory('the-borrowed-light');
export const borrowedLight = storyIn(borrowedLightSource, 'en');
/** The hour. */
export const sixOClockWater = storyIn(readStory('the-six-oclock-water'), 'en');
