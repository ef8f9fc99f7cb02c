import { type WelcomeWords, welcome } from '#contract/words/en/site/welcome.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

/** For pages that mention the free credits of a new account. */
export const useWelcomeWords = pageWords(
  welcome,
  import.meta.glob<Translation<WelcomeWords>>(['../../../contract/words/*/site/welcome.ts', '!**/en/**'], {
    import: 'welcome',
  }),
);
