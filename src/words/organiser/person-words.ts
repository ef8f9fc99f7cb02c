import { type PersonWords, person } from '#contract/words/en/organiser/person.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const usePersonWords = pageWords(
  person,
  import.meta.glob<Translation<PersonWords>>(['../../../contract/words/*/organiser/person.ts', '!**/en/**'], {
    import: 'person',
  }),
);
