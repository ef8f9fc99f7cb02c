/** Why a card payment failed, as far as a buyer can do something about it. */
export const paymentFailures = [
  'card_declined',
  'insufficient_funds',
  'expired_card',
  'incorrect_details',
  'authentication_required',
  'card_not_supported',
  'processing_error',
  'other',
] as const;

export type PaymentFailure = (typeof paymentFailures)[number];

/** Of what an order keeps: `other` for a sentence of the payment service, which earlier versions kept. */
export const paymentFailureOf = (kept: string | null): PaymentFailure | null =>
  kept === null ? null : (paymentFailures.find((failure) => failure === kept) ?? 'other');
