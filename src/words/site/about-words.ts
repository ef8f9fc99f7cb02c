import { type AboutWords, about } from '#contract/words/en/site/about.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useAboutWords = pageWords(
  about,
  import.meta.glob<Translation<AboutWords>>(['../../../contract/words/*/site/about.ts', '!**/en/**'], {
    import: 'about',
  }),
);
