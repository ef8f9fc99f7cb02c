import { type HomeWords, home } from '#contract/words/en/organiser/home.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useHomeWords = pageWords(
  home,
  import.meta.glob<Translation<HomeWords>>(['../../../contract/words/*/organiser/home.ts', '!**/en/**'], {
    import: 'home',
  }),
);
