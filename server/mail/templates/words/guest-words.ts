import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { english, type GuestWords } from './english.ts';
import { german } from './german.ts';

export type { GuestWords };

const words: Record<SpokenLanguage, GuestWords> = { en: english, de: german };

export const guestWordsIn = (language: SpokenLanguage): GuestWords => words[language];
