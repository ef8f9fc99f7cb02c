import { credits } from '../../counts.ts';

/** What the page says to which a payment leads back, in English; the other languages have the same keys. */
export const payment = {
  title: 'Credits',
  notFound: 'Payment not found',
  yourOrders: 'Your orders',
  notPaid: (number: string | null) => `Order ${number} has not been paid`,
  expired: 'The payment page has expired.',
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
