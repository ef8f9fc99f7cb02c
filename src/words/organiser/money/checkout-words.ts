import { type CheckoutWords, checkout } from '#contract/words/en/organiser/money/checkout.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const useCheckoutWords = pageWords(
  checkout,
  import.meta.glob<Translation<CheckoutWords>>(
    ['../../../../contract/words/*/organiser/money/checkout.ts', '!**/en/**'],
    {
      import: 'checkout',
    },
  ),
);
