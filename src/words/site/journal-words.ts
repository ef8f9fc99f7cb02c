import { type JournalWords, journal } from '#contract/words/en/site/journal.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useJournalWords = pageWords(
  journal,
  import.meta.glob<Translation<JournalWords>>(['../../../contract/words/*/site/journal.ts', '!**/en/**'], {
    import: 'journal',
  }),
);
