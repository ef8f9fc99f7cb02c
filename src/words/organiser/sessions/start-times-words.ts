import { type StartTimeWords, startTimes } from '#contract/words/en/organiser/sessions/start-times.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useStartTimeWords = pageWords(
  startTimes,
  import.meta.glob<Translation<StartTimeWords>>(
    ['../../../../contract/words/*/organiser/sessions/start-times.ts', '!**/en/**'],
    {
      import: 'startTimes',
    },
  ),
);
