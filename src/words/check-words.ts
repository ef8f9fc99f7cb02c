import { type CheckWords, check } from '#contract/words/en/check.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { useWithLive } from './use-words.tsx';
import { wordPart } from './word-part.ts';

export const checkWords = wordPart(
  check,
  import.meta.glob<Translation<CheckWords>>(['../../contract/words/*/check.ts', '!**/en/*'], {
    import: 'check',
  }),
);

export const useCheckWords = () => useWithLive(checkWords);
