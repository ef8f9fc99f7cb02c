import {
  type SessionResultsWords,
  sessionResults,
} from '#contract/words/en/organiser/sessions/session-results.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useSessionResultsWords = pageWords(
  sessionResults,
  import.meta.glob<Translation<SessionResultsWords>>(
    ['../../../../contract/words/*/organiser/sessions/session-results.ts', '!**/en/**'],
    { import: 'sessionResults' },
  ),
);
