import { type PeopleWords, people } from '#contract/words/en/organiser/people.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const usePeopleWords = pageWords(
  people,
  import.meta.glob<Translation<PeopleWords>>(['../../../contract/words/*/organiser/people.ts', '!**/en/**'], {
    import: 'people',
  }),
);
