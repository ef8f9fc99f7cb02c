import { type LegalWords, legal } from '#contract/words/en/site/legal.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useLegalWords = pageWords(
  legal,
  import.meta.glob<Translation<LegalWords>>(['../../../contract/words/*/site/legal.ts', '!**/en/**'], {
    import: 'legal',
  }),
);
