import { stories } from '#contract/words/en/site/stories.ts';

/** The long story as the public pages tell of it; a test keeps it equal to its file in content/stories. */
export const hourStory = {
  slug: 'the-six-oclock-water',
  ...stories.sixOClockWater,
  players: { min: 4, max: 60 },
  lengthMinutes: 62,
  blockMinutes: 87,
  trailerSeconds: 60,
} as const;
