/** The story the public pages show; a test keeps it equal to its file in content/stories. */
export const featuredStory = {
  slug: 'the-borrowed-light',
  title: 'The Borrowed Light',
  tagline: 'A lantern burns alone on a bridge. Somebody put it down on purpose.',
  players: { min: 2, max: 30 },
  lengthMinutes: 9,
  blockMinutes: 24,
  opening: {
    media: 'bridge',
    durationMs: 34_000,
    narration:
      'On the longest night of the year, Over Wick puts out every fire it has. The stoves, the ovens, the lamp above the schoolroom door. Then it waits, cold, for a light lent by its neighbours beyond the fell. Ottoline Rook has carried that light across for thirty-one winters. Tonight you come down to the bridge to meet her. Her lantern stands in the snow, burning. Ottoline is nowhere to be seen.',
  },
} as const;
