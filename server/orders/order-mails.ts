import { namedPaper } from '#contract/words/order-papers.ts';
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
import { dateText, moneyText, moneyTextIn } from '../payment/amounts.ts';
import { orderMailWordsIn } from '../words/organiser-words.ts';
import type { NotedPayment } from './noted-payments.ts';
import type { OrderRow } from './order-answer.ts';

export type OrderMails = ReturnType<typeof createOrderMails>;

const wordsOf = ({ language }: OrderRow) => orderMailWordsIn(language);
const moneyOf = ({ language }: OrderRow) => moneyTextIn(language);

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

  const noted = (order: OrderRow, company: string): NotedOrder => ({
    number: order.number ?? `#${order.id}`,
    company,
    companyId: order.company_id,
    billing: order.billing,
    ordered: `${order.quantity} × ${order.pack_name}, ${creditsText(order.credits)}`,
    total: moneyText(order.total_minor, order.currency),
  });

  function facts(order: OrderRow) {
    const { number, quantity, pack_name, credits, total_minor, currency } = order;
    const words = wordsOf(order);
    return {
      kind: 'facts' as const,
      rows: [
        { label: words.order, lines: [number ?? ''] },
        { label: words.for, lines: [words.ordered(quantity, pack_name, credits)] },
        { label: words.total, lines: [moneyOf(order)(total_minor, currency)] },
      ],
    };
  }

  function letter(
    order: OrderRow,
    parts: { subject(order: string): string; headline: string; text: string; after: string },
  ): MailContent {
    const { button: seeOrder, why } = wordsOf(order);
    return renderLetter({
      language: order.language,
      publicUrl,
      subject: parts.subject(String(order.number)),
      preheader: parts.text,
      headline: parts.headline,
      blocks: [
        paragraph(parts.text),
        facts(order),
        button(seeOrder, `${publicUrl}/dashboard/credits#order-${order.id}`),
        small(parts.after),
      ],
      footer: why(order.billing.name),
    });
  }

  const billingContact = `${publicUrl}/contact?topic=billing`;

  return {
    receipt(queryable: Queryable, order: OrderRow) {
      const { subject, headline, text, late, attached } = wordsOf(order).paid;
      const paper = namedPaper(order.payment, 'receipt');
      return send(queryable, order, {
        kind: 'receipt',
        key: 'receipt',
        document: `receipt:${order.id}`,
        content: letter(order, {
          subject: subject[paper],
          headline,
          text: order.paid_late ? late : text,
          after: attached[paper],
        }),
      });
    },

    invoice(queryable: Queryable, order: OrderRow) {
      const { subject, headline, text, attached } = wordsOf(order).invoice;
      const due = dateText(order.due_at, order.language);
      return send(queryable, order, {
        kind: 'invoice',
        key: 'invoice',
        document: `invoice:${order.id}`,
        content: letter(order, { subject, headline, text: text(due), after: attached }),
      });
    },

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
    paidTwice(queryable: Queryable, order: OrderRow, { payment_id, amount_minor, currency }: NotedPayment) {
      const { subject, headline, text, after } = wordsOf(order).paidTwice;
      return send(queryable, order, {
        kind: 'paid-twice',
        key: `paid-twice:${payment_id}`,
        content: letter(order, {
          subject,
          headline,
          text: text(moneyOf(order)(amount_minor, currency), order.credits),
          after: after(billingContact),
        }),
      });
    },

    /** An unexpected payment is refunded. */
    returned(queryable: Queryable, order: OrderRow, { payment_id, amount_minor, currency }: NotedPayment) {
      const { subject, headline, text, after } = wordsOf(order).returned;
      return send(queryable, order, {
        kind: 'payment-returned',
        key: `returned:${payment_id}`,
        content: letter(order, {
          subject,
          headline,
          text: text(moneyOf(order)(amount_minor, currency)),
          after,
        }),
      });
    },

    reminder(queryable: Queryable, order: OrderRow) {
      const { subject, headline, text, attached } = wordsOf(order).reminder;
      const due = dateText(order.due_at, order.language);
      return send(queryable, order, {
        kind: 'invoice-reminder',
        key: 'reminder',
        document: `invoice:${order.id}`,
        content: letter(order, { subject, headline, text: text(due), after: attached }),
      });
    },

    cancelled(queryable: Queryable, order: OrderRow, note: { number: string; reason: string }) {
      const { subject, headline, text, attached } = wordsOf(order).cancelled;
      return send(queryable, order, {
        kind: 'invoice-cancelled',
        key: 'cancelled',
        document: `credit-note:${order.id}:${note.number}`,
        content: letter(order, { subject, headline, text: text(note.reason), after: attached }),
      });
    },

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

    refundDeclined(queryable: Queryable, order: OrderRow, reason: string) {
      const { subject, headline, text, after } = wordsOf(order).refundDeclined;
      return send(queryable, order, {
        kind: 'refund-declined',
        key: `refund-declined:${order.refund_request?.requested_at}`,
        content: letter(order, {
          subject,
          headline,
          text: text(order.refund_request?.credits ?? 0, reason),
          after: after(billingContact),
        }),
      });
    },

    refund(
      queryable: Queryable,
      order: OrderRow,
      refund: { amountMinor: number; credits: number; number: string },
    ) {
      const { subject, headline, text, attached } = wordsOf(order).refund;
      return send(queryable, order, {
        kind: 'refund',
        key: `refund:${order.refunded_credits}`,
        document: `credit-note:${order.id}:${refund.number}`,
        content: letter(order, {
          subject,
          headline,
          text: text(moneyOf(order)(refund.amountMinor, order.currency), refund.credits),
          after: attached,
        }),
      });
    },
  };
}
