/** The story of a lunch break as the public pages tell of it; a test keeps it equal to its file in content/stories. */
export const lunchStory = {
  slug: 'one-place-too-many',
  title: 'One Place Too Many',
  tagline: 'Seven are invited to lunch. The dead man laid the table for eight.',
  synopsis:
    'You are the help, hired by the hour for the funeral lunch of Tobias Lark, who kept the Ferry House and never could count. His will is read once everybody sits as he wished: his sister, his nephew, the ferryman, a notary with an appetite. The soup is at one. And by the kitchen hatch, under the only lamp, an eighth place is laid for nobody.',
  players: { min: 3, max: 40 },
  lengthMinutes: 23,
  blockMinutes: 31,
  opening: { media: 'arrival', durationMs: 42_000 },
} as const;
