import { type SessionHostWords, sessionHost } from '#contract/words/en/organiser/sessions/session-host.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useSessionHostWords = pageWords(
  sessionHost,
  import.meta.glob<Translation<SessionHostWords>>(
    ['../../../../contract/words/*/organiser/sessions/session-host.ts', '!**/en/**'],
    { import: 'sessionHost' },
  ),
);
