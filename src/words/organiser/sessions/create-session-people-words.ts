import {
  type CreateSessionPeopleWords,
  createSessionPeople,
} from '#contract/words/en/organiser/sessions/create-session-people.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useCreateSessionPeopleWords = pageWords(
  createSessionPeople,
  import.meta.glob<Translation<CreateSessionPeopleWords>>(
    ['../../../../contract/words/*/organiser/sessions/create-session-people.ts', '!**/en/**'],
    {
      import: 'createSessionPeople',
    },
  ),
);
