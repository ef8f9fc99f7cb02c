import type { ClosingRefund } from '#contract/calls/schemas/identity.ts';
import { refundShare } from '#contract/rules/money/order-price.ts';
import { refundableUntil } from '#contract/rules/money/refund-rule.ts';
import type { Queryable } from '../database/database.ts';
import type { OrderRow } from './order-answer.ts';

interface Repayment {
  order: OrderRow;
  credits: number;
  amountMinor: number;
}

/** What of an order is left, with its share of the money. */
function repaymentOf(order: OrderRow, credits: number): Repayment {
  const price = { credits: order.credits, totalMinor: order.total_minor };
  return { order, credits, amountMinor: refundShare(price, order.refunded_credits, credits) };
}

/**
 * Which orders unused credits are paid back from when a company closes: credits are used in the order in which they were
 * bought, so those that are left are the newest orders' ones. Those of an unpaid invoice or of an order past its twelve
 * months are left too, and nothing is paid for them.
 */
export async function closingRepayments(
  queryable: Queryable,
  companyId: number,
  { unused, now }: { unused: number; now: number },
): Promise<Repayment[]> {
  const orders = await queryable
    .selectFrom('orders')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('credited_at', 'is not', null)
    .whereRef('refunded_credits', '<', 'credits')
    .orderBy('credited_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const repayments: Repayment[] = [];
  let left = unused;
  for (const order of orders) {
    const credits = Math.min(left, order.credits - order.refunded_credits);
    left -= credits;
    if (credits > 0 && order.paid_at !== null && now <= refundableUntil(order.paid_at.getTime()))
      repayments.push(repaymentOf(order, credits));
  }
  return repayments;
}

/** The same, summed up for the owner by the way that the money takes. */
export function closingRefund(unused: number, repayments: readonly Repayment[]): ClosingRefund {
  const sums = new Map<string, ClosingRefund['amounts'][number]>();
  for (const { order, credits, amountMinor } of repayments) {
    const { payment, currency } = order;
    const key = `${payment} ${currency}`;
    const sum = sums.get(key) ?? { payment, currency, credits: 0, amount_minor: 0 };
    sums.set(key, {
      ...sum,
      credits: sum.credits + credits,
      amount_minor: sum.amount_minor + amountMinor,
    });
  }
  return { unused, amounts: [...sums.values()] };
}
