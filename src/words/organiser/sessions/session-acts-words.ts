import { type SessionActsWords, sessionActs } from '#contract/words/en/organiser/sessions/session-acts.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useSessionActsWords = pageWords(
  sessionActs,
  import.meta.glob<Translation<SessionActsWords>>(
    ['../../../../contract/words/*/organiser/sessions/session-acts.ts', '!**/en/**'],
    { import: 'sessionActs' },
  ),
);
