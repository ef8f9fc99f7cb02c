import { day } from './counts.ts';

/** The page that checks an award, in English; the other languages have the same keys. */
export const awardCheck = {
  failed: 'We couldn’t check this award',
  revoked: 'This award was revoked',
  genuineUntil: (date: string) => `It was genuine until ${day(date)}.`,
  unknown: 'We didn’t issue this award',
  unsigned: 'The code isn’t signed by us.',
  ask: 'Ask the person who sent it for the link on the award itself.',
  genuine: 'A genuine award',
  signed: 'Signed by this site when the session ended.',
  ofStory: (story: string, date: string) => `${story}, ${day(date)}`,
};

export type AwardCheckWords = typeof awardCheck;
