import { type SignUpWords, signUp } from '#contract/words/en/sign-up.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { useWithLive } from './use-words.tsx';
import { wordPart } from './word-part.ts';

export const signUpWords = wordPart(
  signUp,
  import.meta.glob<Translation<SignUpWords>>(['../../contract/words/*/sign-up.ts', '!**/en/*'], {
    import: 'signUp',
  }),
);

export const useSignUpWords = () => useWithLive(signUpWords);
