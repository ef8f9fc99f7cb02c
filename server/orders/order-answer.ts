import type { Selectable } from 'kysely';
import type { Order } from '#contract/calls/schemas/orders.ts';
import { orderAfter } from '#contract/rules/money/order-lifecycle.ts';
import { paymentFailureOf } from '#contract/rules/money/payment-failure.ts';
import { refundableUntil } from '#contract/rules/money/refund-rule.ts';
import type { Schema } from '../database/schema.ts';

export type OrderRow = Selectable<Schema['orders']>;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const canStillPay = (status: OrderRow['status']) =>
  orderAfter(status, 'place') !== null || orderAfter(status, 'retry') !== null;

function refundableOf({ credits, refunded_credits, paid_at }: OrderRow): Order['refundable'] {
  const left = credits - refunded_credits;
  if (paid_at === null || left === 0) return null;
  return { credits: left, until: new Date(refundableUntil(paid_at.getTime())).toISOString() };
}

/** Of credits that the company has used nothing is refundable, whichever order they came with. */
export function withUnspent(order: Order, available: number): Order {
  if (order.refundable === null || available >= order.refundable.credits) return order;
  return { ...order, refundable: available > 0 ? { ...order.refundable, credits: available } : null };
}

/** An order as its company reads it. */
export function orderAnswer(row: OrderRow): Order {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    payment: row.payment,
    pack_name: row.pack_name,
    quantity: row.quantity,
    credits: row.credits,
    currency: row.currency,
    net_minor: row.net_minor,
    tax_rate_bp: row.tax_rate_bp,
    tax_minor: row.tax_minor,
    total_minor: row.total_minor,
    tax_treatment: row.tax_treatment,
    billing: row.billing,
    failure: paymentFailureOf(row.failure),
    placed_at: iso(row.placed_at),
    due_at: iso(row.due_at),
    paid_at: iso(row.paid_at),
    paid_late: row.paid_late,
    refunded_credits: row.refunded_credits,
    refunded_minor: row.refunded_minor,
    has_invoice: row.payment === 'invoice' && row.placed_at !== null,
    has_receipt: row.paid_at !== null,
    has_credit_note: row.refunded_credits > 0,
    can_pay: row.payment === 'card' && row.paid_at === null && canStillPay(row.status),
    can_drop: row.payment === 'card' && row.paid_at === null && orderAfter(row.status, 'drop') !== null,
    refundable: refundableOf(row),
    refund_request: row.refund_request,
    tax_check: row.tax_check,
  };
}
