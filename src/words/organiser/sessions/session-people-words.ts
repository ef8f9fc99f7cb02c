import {
  type SessionPeopleWords,
  sessionPeople,
} from '#contract/words/en/organiser/sessions/session-people.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useSessionPeopleWords = pageWords(
  sessionPeople,
  import.meta.glob<Translation<SessionPeopleWords>>(
    ['../../../../contract/words/*/organiser/sessions/session-people.ts', '!**/en/**'],
    { import: 'sessionPeople' },
  ),
);
