import {
  type CreateSessionWords,
  createSession,
} from '#contract/words/en/organiser/sessions/create-session.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useCreateSessionWords = pageWords(
  createSession,
  import.meta.glob<Translation<CreateSessionWords>>(
    ['../../../../contract/words/*/organiser/sessions/create-session.ts', '!**/en/**'],
    {
      import: 'createSession',
    },
  ),
);
