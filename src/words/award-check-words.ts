import { type AwardCheckWords, awardCheck } from '#contract/words/en/award-check.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';

export const useAwardCheckWords = pageWords(
  awardCheck,
  import.meta.glob<Translation<AwardCheckWords>>(['../../contract/words/*/award-check.ts', '!**/en/**'], {
    import: 'awardCheck',
  }),
);
