import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { type CheckWords, english } from './words/english.ts';
import { german } from './words/german.ts';

/** What a check says, as data: its name and what it is about, so that every reader has it in a language of their own. */
export type Sentence = {
  [Name in keyof CheckWords]: readonly [name: Name, ...about: Parameters<CheckWords[Name]>];
}[keyof CheckWords];

const words: Record<SpokenLanguage, CheckWords> = { en: english, de: german };

/** The sentences one after the other. */
export const sayIn = (language: SpokenLanguage, sentences: readonly Sentence[]): string =>
  sentences
    .map(([name, ...about]) => (words[language][name] as (...about: unknown[]) => string)(...about))
    .join(' ');
