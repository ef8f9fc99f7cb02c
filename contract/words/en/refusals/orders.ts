import type { OrderStatus } from '../../../rules/money/order-lifecycle.ts';
import { refundRule } from '../../../rules/money/refund-rule.ts';
import { credits } from '../counts.ts';
import { checkout } from '../organiser/money/checkout.ts';
import { credits as creditWords } from '../organiser/money/credits.ts';

/** Orders, their payment and refunds, in English; the other languages have the same keys. */
export const orderRefusals = {
  packGone: 'This pack is no longer sold. Choose another one.',
  taxIdForm: checkout.problems.taxId,
  taxIdUnchecked: 'This tax number has not been checked yet. Try again.',
  taxIdUnknown: 'The tax register doesn’t know this number. Check it, or leave the field empty.',
  noCards: 'Card payment is not set up here. Order on invoice instead.',
  processing: creditWords.orders.processing,
  isNow: (status: OrderStatus) => `This order is ${status}.`,
  unpaid: 'This order has not been paid.',
  paymentUnknown: 'The payment service knows no such payment.',
  nothingToRefund: 'There is nothing to refund for this order.',
  refundRule: refundRule as string,
  refundAsked: 'You have asked for a refund of this order already. We’ll email you our answer.',
  leftToRefund: (left: number) => `This order has ${credits(left)} left to refund.`,
};

export type OrderRefusals = typeof orderRefusals;
