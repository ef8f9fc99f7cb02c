import { mails } from '#contract/words/en/mails.ts';
import { tablesOf } from './tables.ts';

/** What mails to guests say. */
export const mailWordsIn = await tablesOf(
  mails,
  async (language) => (await import(`../../contract/words/${language}/mails.ts`)).mails,
);
