import { type SecondFactorWords, secondFactor } from '#contract/words/en/organiser/account/second-factor.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useSecondFactorWords = pageWords(
  secondFactor,
  import.meta.glob<Translation<SecondFactorWords>>(
    ['../../../../contract/words/*/organiser/account/second-factor.ts', '!**/en/**'],
    {
      import: 'secondFactor',
    },
  ),
);
