import { stories } from '#contract/words/en/site/stories.ts';

const { title, tagline, narration } = stories.borrowedLight;

/** The story the public pages show; a test keeps it equal to its file in content/stories. */
export const featuredStory = {
  slug: 'the-borrowed-light',
  title,
  tagline,
  players: { min: 2, max: 30 },
  lengthMinutes: 9,
  blockMinutes: 24,
  opening: { media: 'bridge', durationMs: 34_000, narration },
} as const;
