import type { TeamNameWords } from '../en/team-names.ts';

/** In German. */
export const teamNames: TeamNameWords = {
  ours: [
    'Laternen',
    'Kiefern',
    'Eulen',
    'Füchse',
    'Hasen',
    'Raben',
    'Otter',
    'Lärchen',
    'Sterne',
    'Wellen',
    'Glocken',
    'Bäche',
  ],
  numbered: (number) => `Team ${number}`,
};
