/** What teams are called where nobody has named them. */
export const teamNames = {
  ours: [
    'Lanterns',
    'Pines',
    'Owls',
    'Foxes',
    'Hares',
    'Ravens',
    'Otters',
    'Larches',
    'Stars',
    'Drifts',
    'Bells',
    'Brooks',
  ],
  numbered: (number: number) => `Team ${number}`,
};

export type TeamNameWords = typeof teamNames;
