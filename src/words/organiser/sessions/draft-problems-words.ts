import {
  type DraftProblemWords,
  draftProblems,
} from '#contract/words/en/organiser/sessions/draft-problems.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useDraftProblemWords = pageWords(
  draftProblems,
  import.meta.glob<Translation<DraftProblemWords>>(
    ['../../../../contract/words/*/organiser/sessions/draft-problems.ts', '!**/en/**'],
    {
      import: 'draftProblems',
    },
  ),
);
