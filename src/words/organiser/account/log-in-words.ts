import { type LogInWords, logIn } from '#contract/words/en/organiser/account/log-in.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useLogInWords = pageWords(
  logIn,
  import.meta.glob<Translation<LogInWords>>(
    ['../../../../contract/words/*/organiser/account/log-in.ts', '!**/en/**'],
    {
      import: 'logIn',
    },
  ),
);
