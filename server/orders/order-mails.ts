import { paperName } from '#contract/words/order-papers.ts';
import { creditsText } from '#contract/words/credits-text.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../database/database.ts';
import { enqueueMail, type MailContent } from '../mail/outbox.ts';
import { invoiceNoticeMail } from '../mail/templates/invoice-notice-mail.ts';
import { button, paragraph, small } from '../mail/templates/mail-blocks.ts';
import type { NotedOrder } from '../mail/templates/order-notice-letter.ts';
import { paymentNoticeMail } from '../mail/templates/payment-notice-mail.ts';
import { refundNoticeMail } from '../mail/templates/refund-notice-mail.ts';
import { renderLetter } from '../mail/templates/render-letter.ts';
import { dateText, moneyText } from '../payment/amounts.ts';
import type { NotedPayment } from './noted-payments.ts';
import type { OrderRow } from './order-answer.ts';

export type OrderMails = ReturnType<typeof createOrderMails>;

/** Mails about orders, to the billing address or the operator, in the transaction of what they tell. */
export function createOrderMails(deps: { clock: Clock; publicUrl: string; contactEmail: string | null }) {
  const { clock, publicUrl, contactEmail } = deps;

  async function send(
    queryable: Queryable,
    order: OrderRow,
    mail: { kind: string; key: string; content: MailContent; document?: string },
  ): Promise<void> {
    await enqueueMail(queryable, {
      ...mail.content,
      operationKey: `order:${order.id}:${mail.key}`,
      kind: mail.kind,
      recipient: order.billing.email,
      at: clock.now(),
      ...(mail.document === undefined ? {} : { attachment: mail.document }),
    });
  }

  const orderedText = (order: OrderRow) =>
    `${order.quantity} × ${order.pack_name}, ${creditsText(order.credits)}`;

  const noted = (order: OrderRow, company: string): NotedOrder => ({
    number: order.number ?? `#${order.id}`,
    company,
    companyId: order.company_id,
    billing: order.billing,
    ordered: orderedText(order),
    total: moneyText(order.total_minor, order.currency),
  });

  const facts = (order: OrderRow) => ({
    kind: 'facts' as const,
    rows: [
      { label: 'Order', lines: [order.number ?? ''] },
      { label: 'For', lines: [orderedText(order)] },
      { label: 'Total', lines: [moneyText(order.total_minor, order.currency)] },
    ],
  });

  const letter = (
    order: OrderRow,
    parts: { subject: string; headline: string; text: string; after: string },
  ) =>
    renderLetter({
      publicUrl,
      subject: parts.subject,
      preheader: parts.text,
      headline: parts.headline,
      blocks: [
        paragraph(parts.text),
        facts(order),
        button('See the order', `${publicUrl}/dashboard/credits#order-${order.id}`),
        small(parts.after),
      ],
      footer: `You receive this because this address was given for ${order.billing.name}’s invoices.`,
    });

  return {
    receipt: (queryable: Queryable, order: OrderRow) =>
      send(queryable, order, {
        kind: 'receipt',
        key: 'receipt',
        document: `receipt:${order.id}`,
        content: letter(order, {
          subject: `${paperName(order.payment, 'receipt')} for order ${order.number}`,
          headline: 'Thank you, payment received',
          text: order.paid_late
            ? 'Your payment arrived after the order had expired. We’ve added the credits anyway.'
            : 'Your payment has arrived and the credits are in your account.',
          after: `The ${paperName(order.payment, 'receipt').toLowerCase()} is attached.`,
        }),
      }),

    invoice: (queryable: Queryable, order: OrderRow) =>
      send(queryable, order, {
        kind: 'invoice',
        key: 'invoice',
        document: `invoice:${order.id}`,
        content: letter(order, {
          subject: `Invoice ${order.number}`,
          headline: 'Your invoice',
          text: `Please pay by ${dateText(order.due_at)}. You’ll find payment details on the invoice.`,
          after: 'The invoice is attached.',
        }),
      }),

    /** To the operator, who has to see the money of it come. */
    async invoiceNotice(queryable: Queryable, order: OrderRow, company: string): Promise<void> {
      if (contactEmail === null) return;
      await enqueueMail(queryable, {
        ...invoiceNoticeMail({
          publicUrl,
          ...noted(order, company),
          due: dateText(order.due_at),
          isCredited: order.credited_at !== null,
        }),
        operationKey: `order:${order.id}:invoice-notice`,
        kind: 'invoice-notice',
        recipient: contactEmail,
        at: clock.now(),
      });
    },

    /** To the operator, once a payment: an unexpected one. `payments` are all of the order, this one last. */
    async paymentNotice(
      queryable: Queryable,
      order: OrderRow,
      odd: { company: string; payments: NotedPayment[]; paymentId: string; isCredited: boolean },
    ): Promise<void> {
      if (contactEmail === null) return;
      await enqueueMail(queryable, {
        ...paymentNoticeMail({
          publicUrl,
          ...noted(order, odd.company),
          payments: odd.payments.map(
            ({ at, amount_minor, currency, payment_id }) =>
              `${dateText(at)}: ${moneyText(amount_minor, currency)}, ${payment_id}`,
          ),
          paymentId: odd.paymentId,
          credited: odd.isCredited ? creditsText(order.credits) : null,
        }),
        operationKey: `order:${order.id}:payment-notice:${odd.paymentId}`,
        kind: 'payment-notice',
        recipient: contactEmail,
        at: clock.now(),
      });
    },

    /** Once a payment: the order had been paid, and its credits were given once more. */
    paidTwice: (
      queryable: Queryable,
      order: OrderRow,
      { payment_id, amount_minor, currency }: NotedPayment,
    ) =>
      send(queryable, order, {
        kind: 'paid-twice',
        key: `paid-twice:${payment_id}`,
        content: letter(order, {
          subject: `Order ${order.number} was paid twice`,
          headline: 'A second payment has arrived',
          text: `${moneyText(amount_minor, currency)} arrived after this order had already been paid. We’ve added ${creditsText(order.credits)} again.`,
          after: `You don’t need to do anything to keep them. If you didn’t mean to pay twice, write to us at ${publicUrl}/contact?topic=billing before they are spent and we’ll refund you.`,
        }),
      }),

    /** An unexpected payment is refunded. */
    returned: (queryable: Queryable, order: OrderRow, { payment_id, amount_minor, currency }: NotedPayment) =>
      send(queryable, order, {
        kind: 'payment-returned',
        key: `returned:${payment_id}`,
        content: letter(order, {
          subject: `Refund of a payment for order ${order.number}`,
          headline: 'Your money is on its way back',
          text: `We’re refunding ${moneyText(amount_minor, currency)}, which we received for this order in error, to the original payment method.`,
          after: 'Banks take up to ten days. The order itself stays as it is.',
        }),
      }),

    reminder: (queryable: Queryable, order: OrderRow) =>
      send(queryable, order, {
        kind: 'invoice-reminder',
        key: 'reminder',
        document: `invoice:${order.id}`,
        content: letter(order, {
          subject: `Reminder: invoice ${order.number}`,
          headline: 'This invoice is still unpaid',
          text: `It was due on ${dateText(order.due_at)}. If you’ve paid in the meantime, thank you; please ignore this email.`,
          after: 'The invoice is attached once more.',
        }),
      }),

    cancelled: (queryable: Queryable, order: OrderRow, note: { number: string; reason: string }) =>
      send(queryable, order, {
        kind: 'invoice-cancelled',
        key: 'cancelled',
        document: `credit-note:${order.id}:${note.number}`,
        content: letter(order, {
          subject: `Order ${order.number} is cancelled`,
          headline: 'This order is cancelled',
          text: `You don’t need to pay this order, and no credits are added for it. Reason: ${note.reason}`,
          after: 'The credit note cancelling the invoice is attached.',
        }),
      }),

    /** To the operator, who answers by a refund or says why there is none. */
    async refundRequested(queryable: Queryable, order: OrderRow, company: string): Promise<void> {
      const { refund_request: request } = order;
      if (contactEmail === null || request === null) return;
      await enqueueMail(queryable, {
        ...refundNoticeMail({
          publicUrl,
          ...noted(order, company),
          credits: request.credits,
          reason: request.reason,
        }),
        operationKey: `order:${order.id}:refund-notice:${request.requested_at}`,
        kind: 'refund-notice',
        recipient: contactEmail,
        at: clock.now(),
      });
    },

    refundDeclined: (queryable: Queryable, order: OrderRow, reason: string) =>
      send(queryable, order, {
        kind: 'refund-declined',
        key: `refund-declined:${order.refund_request?.requested_at}`,
        content: letter(order, {
          subject: `No refund for order ${order.number}`,
          headline: 'We can’t refund this order',
          text: `You asked us to refund ${creditsText(order.refund_request?.credits ?? 0)}. Our reason: ${reason}`,
          after: `Your credits stay in your account. If you have questions, write to us at ${publicUrl}/contact?topic=billing.`,
        }),
      }),

    refund: (
      queryable: Queryable,
      order: OrderRow,
      refund: { amountMinor: number; credits: number; number: string },
    ) =>
      send(queryable, order, {
        kind: 'refund',
        key: `refund:${order.refunded_credits}`,
        document: `credit-note:${order.id}:${refund.number}`,
        content: letter(order, {
          subject: `Refund for order ${order.number}`,
          headline: 'Your money is on its way back',
          text: `We’re refunding ${moneyText(refund.amountMinor, order.currency)} for ${creditsText(refund.credits)} to the original payment method.`,
          after: 'The credit note is attached. Banks take up to ten days.',
        }),
      }),
  };
}
