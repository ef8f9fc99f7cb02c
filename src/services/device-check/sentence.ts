import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { type CheckSentences, checkSentences } from '#contract/words/en/check-sentences.ts';
import { tablesByLanguage } from '#contract/words/tables-by-language.ts';

/** What a check says, as data: its name and what it is about, so that every reader has it in a language of their own. */
export type Sentence = {
  [Name in keyof CheckSentences]: readonly [name: Name, ...about: Parameters<CheckSentences[Name]>];
}[keyof CheckSentences];

const words = tablesByLanguage(
  checkSentences,
  import.meta.glob('../../../contract/words/*/check-sentences.ts', { import: 'checkSentences', eager: true }),
);

/** The sentences one after the other. */
export const sayIn = (language: SpokenLanguage, sentences: readonly Sentence[]): string =>
  sentences
    .map(([name, ...about]) => (words[language][name] as (...about: unknown[]) => string)(...about))
    .join(' ');
