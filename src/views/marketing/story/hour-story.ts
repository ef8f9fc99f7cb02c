/** The long story as the public pages tell of it; a test keeps it equal to its file in content/stories. */
export const hourStory = {
  slug: 'the-six-oclock-water',
  title: 'The Six O’Clock Water',
  tagline: 'At six the valley becomes a lake. One house still has a light in its window.',
  synopsis:
    'You are Tallow & Daughters, night removals. None of you is a daughter. The order says: one house, empty by six, paid in advance. Up on the new wall a hand waits at the sluice, and a city without clean water waits for the hand. But as long as a hearth is lit in the valley the law forbids the flood, and Ada Quince, seventy-nine, has just put more wood on. She has also set a place for each of you.',
  players: { min: 4, max: 60 },
  lengthMinutes: 62,
  blockMinutes: 87,
  trailerSeconds: 60,
} as const;
