import type { AwardCheckWords } from '../en/award-check.ts';
import { day } from './counts.ts';

/** The page that checks an award, in German; it addresses nobody by name, so in Sie. */
export const awardCheck: AwardCheckWords = {
  failed: 'Wir konnten diese Urkunde nicht prüfen',
  revoked: 'Diese Urkunde wurde widerrufen',
  genuineUntil: (date) => `Sie war gültig bis ${day(date)}.`,
  unknown: 'Diese Urkunde ist nicht von uns',
  unsigned: 'Der Code trägt nicht unsere Signatur.',
  ask: 'Fragen Sie die Person, die ihn gesendet hat, nach dem Link auf der Urkunde selbst.',
  genuine: 'Eine echte Urkunde',
  signed: 'Von dieser Website signiert, als die Session zu Ende war.',
  ofStory: (story, date) => `${story}, ${day(date)}`,
};
