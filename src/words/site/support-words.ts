import { type SupportWords, support } from '#contract/words/en/site/support.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useSupportWords = pageWords(
  support,
  import.meta.glob<Translation<SupportWords>>(['../../../contract/words/*/site/support.ts', '!**/en/**'], {
    import: 'support',
  }),
);
