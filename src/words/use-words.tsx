import { type LiveWords, live } from '#contract/words/en/live.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';

/** What the live area says. */
export const useWords = pageWords(
  live,
  import.meta.glob<Translation<LiveWords>>(['../../contract/words/*/live.ts', '!**/en/*'], {
    import: 'live',
  }),
);
