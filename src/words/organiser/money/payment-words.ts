import { type PaymentWords, payment } from '#contract/words/en/organiser/money/payment.ts';
import type { Translation } from '#contract/words/with-fallback.ts';
import { pageWords } from '../../page-words.ts';

export const usePaymentWords = pageWords(
  payment,
  import.meta.glob<Translation<PaymentWords>>(
    ['../../../../contract/words/*/organiser/money/payment.ts', '!**/en/**'],
    {
      import: 'payment',
    },
  ),
);
