import { type ProgrammesWords, programmes } from '#contract/words/en/organiser/sessions/programmes.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useProgrammesWords = pageWords(
  programmes,
  import.meta.glob<Translation<ProgrammesWords>>(
    ['../../../../contract/words/*/organiser/sessions/programmes.ts', '!**/en/**'],
    { import: 'programmes' },
  ),
);
