import { type AuditWords, audit } from '#contract/words/en/organiser/audit.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useAuditWords = pageWords(
  audit,
  import.meta.glob<Translation<AuditWords>>(['../../../contract/words/*/organiser/audit.ts', '!**/en/**'], {
    import: 'audit',
  }),
);
