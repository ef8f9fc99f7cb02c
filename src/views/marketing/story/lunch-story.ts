import { stories } from '#contract/words/en/site/stories.ts';

/** The story of a lunch break as the public pages tell of it; a test keeps it equal to its file in content/stories. */
export const lunchStory = {
  slug: 'one-place-too-many',
  ...stories.onePlaceTooMany,
  players: { min: 3, max: 40 },
  lengthMinutes: 23,
  blockMinutes: 31,
  opening: { media: 'arrival', durationMs: 42_000 },
} as const;
