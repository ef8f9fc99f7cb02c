import { creditsText } from '#contract/words/credits-text.ts';
import { moneyText } from '../../payment/amounts.ts';
import type { Services } from '../../services.ts';
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

/** Refunds that owners ask for. */
export function createOrderActs(services: Services) {
  const { database, orderRefunds, refundRequests } = services;

  async function numbered(number = '') {
    const order = await database
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirst();
    if (!order) throw new Refusal(`There is no order ${number}`);
    return order;
  }

  return {
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
