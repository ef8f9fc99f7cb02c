import { type ErrorScreenWords, errorScreen } from '#contract/words/en/error-screen.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';

export const useErrorScreenWords = pageWords(
  errorScreen,
  import.meta.glob<Translation<ErrorScreenWords>>(['../../contract/words/*/error-screen.ts', '!**/en/**'], {
    import: 'errorScreen',
  }),
);
