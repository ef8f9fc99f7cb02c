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
  decision: {
    id: 'which-way',
    question:
      'A lent light is never carried back the way it came. That is the carriers’ one rule. But Ottoline’s footprints turn round at the bridge and go back up the fell, and hers is the only light for miles. Somebody picks it up. Which way do you go?',
    options: [
      {
        id: 'ridge',
        label: 'Up along the ridge',
        detail: 'You would see the whole fell from there. The wind would see you, too.',
        points: { care: 1, nerve: 15, wit: 3 },
        explanation:
          'The ridge put the flame at risk and you knew it. In return you saw where both lines of footprints ended, from far off, and lost no time in guessing.',
      },
      {
        id: 'pinewood',
        label: 'Through the pinewood',
        detail: 'Out of the wind, slow underfoot. Snow under trees keeps what is written in it.',
        points: { care: 5, nerve: 3, wit: 15 },
        explanation:
          'The wood was slower, and told you more. You learned that Ottoline had hurried, and for whose sake.',
      },
      {
        id: 'bell',
        label: 'Ring the bridge bell, then the wood',
        detail: 'It costs ten minutes. Anyone lost out there would know that they are missed.',
        points: { care: 14, nerve: 2, wit: 5 },
        explanation:
          'Nobody answered, but in the wayhouse on the pass two people heard the bell and stopped wondering whether anyone would come.',
      },
    ],
  },
} as const;

export const dimensionLabels = { care: 'Care', nerve: 'Nerve', wit: 'Wit' } as const;
