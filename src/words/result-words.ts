import { type ResultWords, results } from '#contract/words/en/results.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { useWithLive } from './use-words.tsx';
import { wordPart } from './word-part.ts';

export const resultWords = wordPart(
  results,
  import.meta.glob<Translation<ResultWords>>(['../../contract/words/*/results.ts', '!**/en/*'], {
    import: 'results',
  }),
);

export const useResultWords = () => useWithLive(resultWords);
