import { type CommonWords, common } from '#contract/words/en/organiser/common.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useCommonWords = pageWords(
  common,
  import.meta.glob<Translation<CommonWords>>(['../../../contract/words/*/organiser/common.ts', '!**/en/**'], {
    import: 'common',
  }),
);
