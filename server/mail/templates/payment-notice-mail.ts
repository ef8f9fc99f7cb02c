import type { MailContent } from '../outbox.ts';
import { type NotedOrder, orderNoticeLetter } from './order-notice-letter.ts';

/** Notifies the operator of an unexpected payment: only a person can decide whether it is returned. */
export function paymentNoticeMail({
  publicUrl,
  payments,
  paymentId,
  credited,
  ...order
}: NotedOrder & {
  publicUrl: string;
  /** All that was paid for this order, the one that this is about last: when, how much, and its name at the payment service. */
  payments: string[];
  paymentId: string;
  /** Credits were given for it; null for one of another amount, which moved nothing. */
  credited: string | null;
}): MailContent {
  const { number, company } = order;
  const isTwice = credited !== null;
  return orderNoticeLetter({
    publicUrl,
    order,
    subject: `Order ${number} was ${isTwice ? 'paid twice' : 'paid with a different amount'}: ${company}`,
    preheader: payments.at(-1) ?? '',
    headline: `${company} has paid ${isTwice ? 'an order twice' : 'another amount than was asked'}`,
    news: { label: 'Payments', lines: payments },
    text: isTwice
      ? `We added ${credited} again for the second payment. Ask whether they want to keep them. If not, refund the payment: this removes any unspent credits and notifies the billing address.`
      : 'No credits were added and the order is unchanged. Refund the payment and ask them to pay the correct amount.',
    commands: [
      {
        label: 'To pay it back',
        lines: [
          `npm run orders -- return ${paymentId} --reason "${isTwice ? 'Paid twice' : 'Another amount'}"`,
        ],
      },
      { label: 'All such payments', lines: ['npm run orders -- list'] },
    ],
  });
}
