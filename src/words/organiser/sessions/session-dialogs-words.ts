import {
  type SessionDialogsWords,
  sessionDialogs,
} from '#contract/words/en/organiser/sessions/session-dialogs.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useSessionDialogsWords = pageWords(
  sessionDialogs,
  import.meta.glob<Translation<SessionDialogsWords>>(
    ['../../../../contract/words/*/organiser/sessions/session-dialogs.ts', '!**/en/**'],
    { import: 'sessionDialogs' },
  ),
);
