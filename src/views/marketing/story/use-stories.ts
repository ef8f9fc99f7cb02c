import { useStoriesWords } from '../../../words/site/stories-words.ts';
import { featuredStory } from './featured-story.ts';
import { hourStory } from './hour-story.ts';
import { lunchStory } from './lunch-story.ts';

/** The stories of the public pages, with what the language of the page says of them. */
export function useStories() {
  const { borrowedLight, onePlaceTooMany, sixOClockWater } = useStoriesWords();
  return {
    short: { ...featuredStory, ...borrowedLight },
    lunch: { ...lunchStory, ...onePlaceTooMany },
    hour: { ...hourStory, ...sixOClockWater },
  };
}
