import { type CheckWords, check } from '#contract/words/en/check.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';

export const useCheckWords = pageWords(
  check,
  import.meta.glob<Translation<CheckWords>>(['../../contract/words/*/check.ts', '!**/en/*'], {
    import: 'check',
  }),
);
