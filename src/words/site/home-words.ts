import { type HomeWords, home } from '#contract/words/en/site/home.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useHomeWords = pageWords(
  home,
  import.meta.glob<Translation<HomeWords>>(['../../../contract/words/*/site/home.ts', '!**/en/**'], {
    import: 'home',
  }),
);
