import {
  type LogInFailureWords,
  logInFailures,
} from '#contract/words/en/organiser/account/log-in-failures.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';
import { translatorOf } from '../../translator-of.ts';

const useLogInFailureWords = pageWords(
  logInFailures,
  import.meta.glob<Translation<LogInFailureWords>>(
    ['../../../../contract/words/*/organiser/account/log-in-failures.ts', '!**/en/**'],
    { import: 'logInFailures' },
  ),
);

/** Says the English text of a machine or service in the language of the page; any other text as it is. */
export const useLogInFailureText = (): ((text: string) => string) =>
  translatorOf(logInFailures, useLogInFailureWords());
