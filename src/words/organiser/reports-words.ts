import { type ReportsWords, reports } from '#contract/words/en/organiser/reports.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useReportsWords = pageWords(
  reports,
  import.meta.glob<Translation<ReportsWords>>(
    ['../../../contract/words/*/organiser/reports.ts', '!**/en/**'],
    {
      import: 'reports',
    },
  ),
);
