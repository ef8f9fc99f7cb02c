import type { CheckResult } from './check-verdict.ts';
import { sayIn } from './sentence.ts';

/** A result as an English reader has it, for tests. */
export const resultInEnglish = ({ detail, remedy, ...result }: CheckResult) => ({
  ...result,
  detail: sayIn('en', detail),
  ...(remedy && { remedy: sayIn('en', remedy) }),
});
