import { type ContactWords, contact } from '#contract/words/en/site/contact.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useContactWords = pageWords(
  contact,
  import.meta.glob<Translation<ContactWords>>(['../../../contract/words/*/site/contact.ts', '!**/en/**'], {
    import: 'contact',
  }),
);
