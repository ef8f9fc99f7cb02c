import { type ReportWords, report } from '#contract/words/en/organiser/report.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useReportWords = pageWords(
  report,
  import.meta.glob<Translation<ReportWords>>(['../../../contract/words/*/organiser/report.ts', '!**/en/**'], {
    import: 'report',
  }),
);
