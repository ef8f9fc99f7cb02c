import { type ResultWords, results } from '#contract/words/en/results.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';

export const useResultWords = pageWords(
  results,
  import.meta.glob<Translation<ResultWords>>(['../../contract/words/*/results.ts', '!**/en/*'], {
    import: 'results',
  }),
);
