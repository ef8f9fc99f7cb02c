import { type SignUpWords, signUp } from '#contract/words/en/sign-up.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';

export const useSignUpWords = pageWords(
  signUp,
  import.meta.glob<Translation<SignUpWords>>(['../../contract/words/*/sign-up.ts', '!**/en/*'], {
    import: 'signUp',
  }),
);
