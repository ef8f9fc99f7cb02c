import { type CreditsWords, credits } from '#contract/words/en/organiser/money/credits.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useCreditsWords = pageWords(
  credits,
  import.meta.glob<Translation<CreditsWords>>(
    ['../../../../contract/words/*/organiser/money/credits.ts', '!**/en/**'],
    {
      import: 'credits',
    },
  ),
);
