import { type AwardWords, award } from '#contract/words/en/award.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

/** What a sample of an award says on a page of the company's. */
export const useAwardWords = pageWords(
  award,
  import.meta.glob<Translation<AwardWords>>(['../../../../contract/words/*/award.ts', '!**/en/**'], {
    import: 'award',
  }),
);
