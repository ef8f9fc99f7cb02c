import {
  type SessionDetailWords,
  sessionDetail,
} from '#contract/words/en/organiser/sessions/session-detail.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useSessionDetailWords = pageWords(
  sessionDetail,
  import.meta.glob<Translation<SessionDetailWords>>(
    ['../../../../contract/words/*/organiser/sessions/session-detail.ts', '!**/en/**'],
    { import: 'sessionDetail' },
  ),
);
