import type { AwardWords } from '../en/award.ts';
import { day } from './counts.ts';

/** What an award says, in German. */
export const award: AwardWords = {
  toTeam: 'verliehen an das Team',
  toPerson: 'verliehen an',
  aGuest: 'einen Gast',
  aTeam: 'dieser Session',
  verify: 'Prüfen',
  picture: (story) => `Ein Bild vom Ende von ${story}`,
  logo: (company) => `Logo von ${company}`,
  day,
};
