import { type HostingWords, hosting } from '#contract/words/en/organiser/hosting.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useHostingWords = pageWords(
  hosting,
  import.meta.glob<Translation<HostingWords>>(
    ['../../../contract/words/*/organiser/hosting.ts', '!**/en/**'],
    {
      import: 'hosting',
    },
  ),
);
