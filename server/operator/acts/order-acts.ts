import { creditsText } from '#contract/words/credits-text.ts';
import { moneyText } from '../../payment/amounts.ts';
import type { Services } from '../../services.ts';
import { oddPayments, openOrders } from '../operator-lists.ts';
import { type ActsOf, idOf, Refusal, table } from './operator-act.ts';

const longestReason = 200;

function reasonIn(reason: string | undefined, verb: string): string {
  const text = reason?.trim() ?? '';
  if (text === '' || text.length > longestReason)
    throw new Refusal(
      `${verb} needs --reason "…" of at most ${longestReason} characters: the owner reads it`,
    );
  return text;
}

/** Orders that wait for money, and refunds that owners ask for. */
export function createOrderActs(services: Services) {
  const { database, orderRefunds, orderTasks, refundRequests } = services;

  async function numbered(number = '') {
    const order = await database
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst();
    if (!order) throw new Refusal(`There is no order ${number}`);
    return order;
  }

  async function invoice(word: string | undefined) {
    const order = await numbered(word);
    if (order.payment !== 'invoice') throw new Refusal(`${order.number} is no order on invoice`);
    return order;
  }

  return {
    async 'order list'() {
      const orders = await openOrders(database).execute();
      const payments = await oddPayments(database).execute();
      const lines = [
        ...orders.map(({ number, status, payment, total_minor, currency, company, due_at }) =>
          [
            ...[number ?? '-', status, payment, moneyText(total_minor, currency)],
            ...[`due ${due_at?.toISOString().slice(0, 10) ?? '-'}`, company],
          ].join('  '),
        ),
        ...payments.map(({ number, id, outcome, amount_minor, currency, payment_id }) =>
          [number ?? `#${id}`, outcome, moneyText(amount_minor, currency), payment_id].join('  '),
        ),
      ];
      return { lines: lines.length === 0 ? ['No open orders'] : lines, data: { orders, payments } };
    },
    async 'order paid'({ words: [word] }) {
      const order = await invoice(word);
      return {
        subject: `order ${order.number}`,
        says: `${order.number} over ${moneyText(order.total_minor, order.currency)} is paid, ${creditsText(order.credits)} are given`,
        make: () => orderTasks.markPaid(order.number ?? ''),
      };
    },
    async 'order cancel'({ words: [word], options }) {
      const order = await invoice(word);
      const reason = reasonIn(options.reason, 'order cancel');
      return {
        subject: `order ${order.number}`,
        says: `${order.number} is cancelled, and its buyer gets a credit note`,
        make: () => orderRefunds.cancelInvoice(order.number ?? '', reason),
      };
    },
    'order requests': async () =>
      table(
        (await refundRequests.open()).map(({ number, company_id, billing, currency, ...order }) => ({
          number,
          company: company_id,
          name: billing.name,
          credits: order.refund_request?.credits,
          of: order.credits - order.refunded_credits,
          total: moneyText(order.total_minor, currency),
          requested: order.refund_request?.requested_at,
          reason: order.refund_request?.reason,
        })),
        'No refund is asked for',
      ),
    async 'order refund'({ words: [word, count], options }) {
      const order = await numbered(word);
      const credits = idOf(count, 'number of credits');
      const reason = reasonIn(options.reason, 'order refund');
      return {
        subject: `order ${order.number}`,
        says: `${creditsText(credits)} of ${order.number} are refunded, and the owner is mailed a credit note`,
        async make() {
          await orderRefunds.refund(undefined, order.id, { credits, reason, requestedBy: null });
          await orderRefunds.settleOpen();
        },
      };
    },
    async 'order decline'({ words: [word], options }) {
      const order = await numbered(word);
      const reason = reasonIn(options.reason, 'order decline');
      return {
        subject: `order ${order.number}`,
        says: `the owner of ${order.number} is mailed why there is no refund`,
        make: () => refundRequests.decline(order.number ?? '', reason),
      };
    },
  } satisfies ActsOf<'order'>;
}
