import { type ProfileWords, profile } from '#contract/words/en/organiser/account/profile.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useProfileWords = pageWords(
  profile,
  import.meta.glob<Translation<ProfileWords>>(
    ['../../../../contract/words/*/organiser/account/profile.ts', '!**/en/**'],
    {
      import: 'profile',
    },
  ),
);
