import { type PackWords, packs } from '#contract/words/en/packs.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';

const usePackWords = pageWords(
  packs,
  import.meta.glob<Translation<PackWords>>(['../../contract/words/*/packs.ts', '!**/en/*'], {
    import: 'packs',
  }),
);

/** The name of a pack of credits. */
export const usePackName = (): ((name: string) => string) => usePackWords().nameOf;
