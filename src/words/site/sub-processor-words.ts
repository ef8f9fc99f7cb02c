import { type SubProcessorWords, subProcessors } from '#contract/words/en/sub-processors.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const useSubProcessorWords = pageWords(
  subProcessors,
  import.meta.glob<Translation<SubProcessorWords>>(
    ['../../../contract/words/*/sub-processors.ts', '!**/en/**'],
    {
      import: 'subProcessors',
    },
  ),
);
