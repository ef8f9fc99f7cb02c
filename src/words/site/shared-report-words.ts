import { type SharedReportWords, sharedReport } from '#contract/words/en/site/shared-report.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useSharedReportWords = pageWords(
  sharedReport,
  import.meta.glob<Translation<SharedReportWords>>(
    ['../../../contract/words/*/site/shared-report.ts', '!**/en/**'],
    {
      import: 'sharedReport',
    },
  ),
);
