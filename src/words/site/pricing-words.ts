import { type PricingWords, pricing } from '#contract/words/en/site/pricing.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../page-words.ts';

export const usePricingWords = pageWords(
  pricing,
  import.meta.glob<Translation<PricingWords>>(['../../../contract/words/*/site/pricing.ts', '!**/en/**'], {
    import: 'pricing',
  }),
);
