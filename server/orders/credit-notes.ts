import { refundShare } from '#contract/rules/money/order-price.ts';
import type { Queryable } from '../database/database.ts';
import type { OrderRow } from './order-answer.ts';

/** What a refund takes back of an order's invoice or receipt. Amounts are in the currency's smallest unit. */
export interface CreditNote {
  number: string;
  at: Date;
  credits: number;
  reason: string;
  net_minor: number;
  tax_minor: number;
  total_minor: number;
}

/** An order's credit notes, the earliest first; their nets and taxes add up to the order's when all of it is refunded. */
export async function readCreditNotes(queryable: Queryable, order: OrderRow): Promise<CreditNote[]> {
  const rows = await queryable
    .selectFrom('order_refunds')
    .select(['note_number', 'asked_at', 'credits', 'reason', 'amount_minor'])
    .where('order_id', '=', order.id)
    .orderBy('note_number')
    .execute();
  let before = 0;
  return rows.flatMap(({ note_number: number, asked_at: at, credits, reason, amount_minor }) => {
    if (number === null) return [];
    const net = refundShare({ credits: order.credits, totalMinor: order.net_minor }, before, credits);
    before += credits;
    return [
      {
        number,
        at,
        credits,
        reason,
        net_minor: net,
        tax_minor: amount_minor - net,
        total_minor: amount_minor,
      },
    ];
  });
}
