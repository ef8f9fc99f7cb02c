import { type SessionsWords, sessions } from '#contract/words/en/organiser/sessions/sessions.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useSessionsWords = pageWords(
  sessions,
  import.meta.glob<Translation<SessionsWords>>(
    ['../../../../contract/words/*/organiser/sessions/sessions.ts', '!**/en/**'],
    {
      import: 'sessions',
    },
  ),
);
