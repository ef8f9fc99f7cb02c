import { type BotWords, bots } from '#contract/words/en/bots.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { tablesOf } from './tables.ts';

const tableIn = await tablesOf(bots, 'bots.ts', 'bots');

/** What a rehearsal's teams are called and its bots write in a language. */
export const botWordsIn = (language: SpokenLanguage): BotWords => tableIn(language);
