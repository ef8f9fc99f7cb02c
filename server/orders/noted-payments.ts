import type { Queryable } from '../database/database.ts';
import type { CardFacts } from '../payment/card-payment.ts';
import type { OrderRow } from './order-answer.ts';

/** A payment as the payment service first reported it. */
export interface NotedPayment {
  payment_id: string;
  outcome: string;
  amount_minor: number;
  currency: string;
  at: Date;
}

/** An unexpected payment: the operator has to decide about it. */
export const oddOutcomes = ['paid twice', 'mismatch'] as const;

/** Notes a message, or what the operator did. False where that one was noted before. */
export async function notePayment(
  queryable: Queryable,
  noted: { eventId: string; orderId: number; facts: CardFacts; outcome: string; at: Date },
): Promise<boolean> {
  const { eventId, orderId, facts, outcome, at } = noted;
  const row = await queryable
    .insertInto('order_payments')
    .values({
      event_id: eventId,
      order_id: orderId,
      payment_id: facts.paymentId,
      state: facts.state,
      amount_minor: facts.amountMinor,
      currency: facts.currency,
      outcome,
      at,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What was paid for an order, each payment once, the latest last. */
export async function paymentsOf(
  queryable: Queryable,
  { id }: Pick<OrderRow, 'id'>,
): Promise<NotedPayment[]> {
  const rows = await queryable
    .selectFrom('order_payments')
    .select(['payment_id', 'outcome', 'amount_minor', 'currency', 'at'])
    .distinctOn('payment_id')
    .where('order_id', '=', id)
    .where('outcome', 'in', ['paid', 'paid late', ...oddOutcomes])
    .orderBy('payment_id')
    .orderBy('at')
    .execute();
  return rows.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** The ledger key of a refund of a second payment. */
export const againKey = ({ id }: Pick<OrderRow, 'id'>, { chargeId, paymentId }: CardFacts): string =>
  `order:${id}:again:${chargeId ?? paymentId}`;
