import { answers } from '#contract/words/en/answers.ts';
import { requestLanguage } from '../http/request-language.ts';
import { tablesOf } from './tables.ts';

const answerWordsIn = await tablesOf(
  answers,
  async (language) => (await import(`../../contract/words/${language}/answers.ts`)).answers,
);

/** What is said of a request that was carried out, in the language in which it asks to be answered. */
export const answerWordsFor = (request: Parameters<typeof requestLanguage>[0]) =>
  answerWordsIn(requestLanguage(request));
