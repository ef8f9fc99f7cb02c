import { type OperatorWords, operator } from '#contract/words/en/operator.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from './page-words.ts';

const usePageWords = pageWords(
  operator,
  import.meta.glob<Translation<OperatorWords>>(['../../contract/words/*/operator.ts', '!**/en/*'], {
    import: 'operator',
  }),
);

export const useOperatorWords = () => usePageWords().operator;
