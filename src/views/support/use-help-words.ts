import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { help as english, type HelpWords } from '../experience/words/english/help.ts';
import { help as german } from '../experience/words/german/help.ts';
import { useShellWords } from '../experience/words/shell-words.ts';

const words: Record<SpokenLanguage, HelpWords> = { en: english, de: german };

/** In the language of the page beside which they stand. */
export const useHelpWords = (): HelpWords => words[useShellWords().language];
