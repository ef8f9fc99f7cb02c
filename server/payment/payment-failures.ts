import type { PaymentFailure } from '#contract/rules/money/payment-failure.ts';

/** By the error and decline codes of the payment service; whatever else a card was declined for is for its bank to say. */
const failures: Readonly<Record<string, PaymentFailure>> = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  card_velocity_exceeded: 'insufficient_funds',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_number: 'incorrect_details',
  invalid_number: 'incorrect_details',
  invalid_account: 'incorrect_details',
  incorrect_cvc: 'incorrect_details',
  invalid_cvc: 'incorrect_details',
  incorrect_zip: 'incorrect_details',
  invalid_expiry_month: 'incorrect_details',
  invalid_expiry_year: 'incorrect_details',
  authentication_required: 'authentication_required',
  authentication_not_handled: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_required',
  card_not_supported: 'card_not_supported',
  currency_not_supported: 'card_not_supported',
  processing_error: 'processing_error',
  issuer_not_available: 'processing_error',
  reenter_transaction: 'processing_error',
  try_again_later: 'processing_error',
};

const known = (code: string | undefined): PaymentFailure | undefined =>
  code !== undefined && Object.hasOwn(failures, code) ? failures[code] : undefined;

/** Of the error that a payment ended with: its decline code says more than its code. */
export const failureOfError = (error: { code?: string; decline_code?: string }): PaymentFailure =>
  known(error.decline_code) ?? known(error.code) ?? 'other';
