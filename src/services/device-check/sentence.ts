import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { type CheckSentences, checkSentences } from '#contract/words/en/check-sentences.ts';
import { tablesByLanguage } from '#contract/words/tables-by-language.ts';

/** A check's message as data: key and values, so that each reader gets it in their own language. */
export type Sentence = {
  [Name in keyof CheckSentences]: readonly [name: Name, ...about: Parameters<CheckSentences[Name]>];
}[keyof CheckSentences];

const words = tablesByLanguage(
  checkSentences,
  import.meta.glob('../../../contract/words/*/check-sentences.ts', { import: 'checkSentences', eager: true }),
);

/** Joins the sentences. */
export const sayIn = (language: SpokenLanguage, sentences: readonly Sentence[]): string =>
  sentences
    .map(([name, ...about]) => (words[language][name] as (...about: unknown[]) => string)(...about))
    .join(' ');
