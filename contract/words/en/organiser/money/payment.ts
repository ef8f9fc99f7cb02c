import type { PaymentFailure } from '../../../../rules/money/payment-failure.ts';
import { credits } from '../../counts.ts';

/** What the page says to which a payment leads back, in English; the other languages have the same keys. */
export const payment = {
  title: 'Credits',
  notFound: 'Payment not found',
  yourOrders: 'Your orders',
  notPaid: (number: string | null) => `Order ${number} has not been paid`,
  expired: 'The payment page has expired.',
  failures: {
    card_declined: 'Your bank refused the payment.',
    insufficient_funds: 'The card’s balance or limit is too low for this payment.',
    expired_card: 'The card has expired. Pay with another one.',
    incorrect_details: 'The card details are wrong. Check number, expiry date and security code.',
    authentication_required: 'Your bank didn’t approve the payment. Pay again and confirm it with your bank.',
    card_not_supported: 'This card can’t be used for this payment. Pay with another one.',
    processing_error: 'The bank couldn’t process the payment. Try again in a few minutes.',
    other: 'The payment didn’t go through.',
  } satisfies Record<PaymentFailure, string>,
  kept: 'We’ve kept your order. You haven’t been charged.',
  payAgain: 'Pay again',
  seeOrder: 'See the order',
  received: 'Thank you, payment received',
  order: (number: string | null) => `Order ${number}`,
  orderPaidLate: (number: string | null) => `Order ${number}, paid after it expired`,
  waiting: 'Waiting for your payment',
  waitingSoon: 'Waiting for your bank to confirm …',
  waitingLong: 'Your bank is taking longer than usual. This can take a day or two.',
  mayLeave: 'You can leave this page: we’ll add the credits and email the invoice.',
  trying: 'We’ll keep trying.',
  addedElsewhere: 'The credits have been added to the account of the company that ordered them.',
  orderFailed: 'The order didn’t load',
  added: (count: number, email: string) =>
    `${credits(count)} added to your account. The invoice is on its way to ${email}.`,
  before: 'Credits before',
  after: 'Credits after',
  yourCredits: 'Your credits',
  balanceFailed: 'Your balance didn’t load',
  available: (count: number) => `You have ${credits(count)} available.`,
};

export type PaymentWords = typeof payment;
