import { acceptedLanguage } from '#contract/rules/pages/page-language.ts';
import { answers } from '#contract/words/en/answers.ts';
import { tablesOf } from './tables.ts';

const answerWordsIn = await tablesOf(answers, 'answers.ts', 'answers');

/** What is said of a request that was carried out, in the language in which it asks to be answered. */
export const answerWordsFor = (headers: { 'accept-language'?: string | undefined }) =>
  answerWordsIn(acceptedLanguage(headers['accept-language']));
