import { type PeopleProblems, peopleProblems } from '#contract/words/en/organiser/people-problems.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const usePeopleProblems = pageWords(
  peopleProblems,
  import.meta.glob<Translation<PeopleProblems>>(
    ['../../../contract/words/*/organiser/people-problems.ts', '!**/en/**'],
    {
      import: 'peopleProblems',
    },
  ),
);
