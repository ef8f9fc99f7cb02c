import { type AccountWords, account } from '#contract/words/en/organiser/account/account.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useAccountWords = pageWords(
  account,
  import.meta.glob<Translation<AccountWords>>(
    ['../../../../contract/words/*/organiser/account/account.ts', '!**/en/**'],
    {
      import: 'account',
    },
  ),
);
