import { type SingleSignOnWords, singleSignOn } from '#contract/words/en/organiser/account/single-sign-on.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useSingleSignOnWords = pageWords(
  singleSignOn,
  import.meta.glob<Translation<SingleSignOnWords>>(
    ['../../../../contract/words/*/organiser/account/single-sign-on.ts', '!**/en/**'],
    { import: 'singleSignOn' },
  ),
);
