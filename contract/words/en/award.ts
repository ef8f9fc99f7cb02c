import { day } from './counts.ts';

/** What an award says, as a picture and as a document; in English. */
export const award = {
  toTeam: 'awarded to the team',
  toPerson: 'awarded to',
  /** In place of a name that no font has a letter of. */
  aGuest: 'a guest',
  aTeam: 'of this session',
  verify: 'Verify',
  picture: (story: string) => `A picture from the end of ${story}`,
  logo: (company: string) => `Logo of ${company}`,
  day,
};

export type AwardWords = typeof award;
