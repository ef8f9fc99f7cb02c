import { credits as creditsText } from '../../counts.ts';

/** What mails to the billing address of an order say. */
export const orderMails = {
  order: 'Order',
  for: 'For',
  total: 'Total',
  ordered: (quantity: number, pack: string, credits: number) =>
    `${quantity} × ${pack}, ${creditsText(credits)}`,
  button: 'See the order',
  why: (billedTo: string) => `You receive this because this address was given for ${billedTo}’s invoices.`,
  paid: {
    subject: {
      invoice: (order: string) => `Invoice for order ${order}`,
      receipt: (order: string) => `Receipt for order ${order}`,
    },
    headline: 'Thank you, payment received',
    text: 'Your payment has arrived and the credits are in your account.',
    late: 'Your payment arrived after the order had expired. We’ve added the credits anyway.',
    attached: { invoice: 'The invoice is attached.', receipt: 'The receipt is attached.' },
  },
  invoice: {
    subject: (order: string) => `Invoice ${order}`,
    headline: 'Your invoice',
    text: (due: string) => `Please pay by ${due}. You’ll find payment details on the invoice.`,
    attached: 'The invoice is attached.',
  },
  reminder: {
    subject: (order: string) => `Reminder: invoice ${order}`,
    headline: 'This invoice is still unpaid',
    text: (due: string) =>
      `It was due on ${due}. If you’ve paid in the meantime, thank you; please ignore this email.`,
    attached: 'The invoice is attached once more.',
  },
  paidTwice: {
    subject: (order: string) => `Order ${order} was paid twice`,
    headline: 'A second payment has arrived',
    text: (amount: string, credits: number) =>
      `${amount} arrived after this order had already been paid. We’ve added ${creditsText(credits)} again.`,
    after: (contact: string) =>
      `You don’t need to do anything to keep them. If you didn’t mean to pay twice, write to us at ${contact} before they are spent and we’ll refund you.`,
  },
  returned: {
    subject: (order: string) => `Refund of a payment for order ${order}`,
    headline: 'Your money is on its way back',
    text: (amount: string) =>
      `We’re refunding ${amount}, which we received for this order in error, to the original payment method.`,
    after: 'Banks take up to ten days. The order itself stays as it is.',
  },
  cancelled: {
    subject: (order: string) => `Order ${order} is cancelled`,
    headline: 'This order is cancelled',
    text: (reason: string) =>
      `You don’t need to pay this order, and no credits are added for it. Reason: ${reason}`,
    attached: 'The credit note cancelling the invoice is attached.',
  },
  refund: {
    subject: (order: string) => `Refund for order ${order}`,
    headline: 'Your money is on its way back',
    text: (amount: string, credits: number) =>
      `We’re refunding ${amount} for ${creditsText(credits)} to the original payment method.`,
    attached: 'The credit note is attached. Banks take up to ten days.',
  },
  refundDeclined: {
    subject: (order: string) => `No refund for order ${order}`,
    headline: 'We can’t refund this order',
    text: (credits: number, reason: string) =>
      `You asked us to refund ${creditsText(credits)}. Our reason: ${reason}`,
    after: (contact: string) =>
      `Your credits stay in your account. If you have questions, write to us at ${contact}.`,
  },
};

export type OrderMailWords = typeof orderMails;
