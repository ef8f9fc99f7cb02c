import { type RoleWords, roles } from '#contract/words/en/organiser/account/roles.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useRoleWords = pageWords(
  roles,
  import.meta.glob<Translation<RoleWords>>(
    ['../../../../contract/words/*/organiser/account/roles.ts', '!**/en/**'],
    {
      import: 'roles',
    },
  ),
);
