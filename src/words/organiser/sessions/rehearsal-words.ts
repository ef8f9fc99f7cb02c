import { type RehearsalWords, rehearsal } from '#contract/words/en/organiser/sessions/rehearsal.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useRehearsalWords = pageWords(
  rehearsal,
  import.meta.glob<Translation<RehearsalWords>>(
    ['../../../../contract/words/*/organiser/sessions/rehearsal.ts', '!**/en/**'],
    {
      import: 'rehearsal',
    },
  ),
);
