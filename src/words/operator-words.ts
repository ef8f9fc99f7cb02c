import { type OperatorWords, operator } from '#contract/words/en/operator.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { useWithLive } from './use-words.tsx';
import { wordPart } from './word-part.ts';

export const operatorWords = wordPart(
  operator,
  import.meta.glob<Translation<OperatorWords>>(['../../contract/words/*/operator.ts', '!**/en/*'], {
    import: 'operator',
  }),
);

export const useOperatorWords = () => useWithLive(operatorWords).operator;
