import { type FaqWords, faq } from '#contract/words/en/site/faq.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useFaqWords = pageWords(
  faq,
  import.meta.glob<Translation<FaqWords>>(['../../../contract/words/*/site/faq.ts', '!**/en/**'], {
    import: 'faq',
  }),
);
