import { type LandingWords, landing } from '#contract/words/en/site/landing.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useLandingWords = pageWords(
  landing,
  import.meta.glob<Translation<LandingWords>>(['../../../contract/words/*/site/landing.ts', '!**/en/**'], {
    import: 'landing',
  }),
);
