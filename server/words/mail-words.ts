import { mails } from '#contract/words/en/mails.ts';
import { tablesOf } from './tables.ts';

/** What mails to guests say. */
export const mailWordsIn = await tablesOf(mails, 'mails.ts', 'mails');
