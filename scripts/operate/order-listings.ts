import type { Database } from '../../server/database/database.ts';
import { moneyText } from '../../server/payment/amounts.ts';
import { oddPayments, openOrders } from '../../server/operator/operator-lists.ts';

/** Orders that are placed and not paid, a line each. */
export async function openOrderLines(database: Database): Promise<string[]> {
  const rows = await openOrders(database).execute();
  if (rows.length === 0) return ['No open orders'];
  return rows.map(
    ({ number, status, payment, total_minor, currency, due_at, billing, company_id, tax_check }) =>
      [
        number,
        status,
        payment,
        moneyText(total_minor, currency),
        `due ${due_at?.toISOString().slice(0, 10) ?? ''}`,
        `${billing.name} (company ${company_id})`,
        ...(tax_check ? [`tax number ${tax_check.state}`] : []),
      ].join('  '),
  );
}

/** Payments that moved nothing, or moved it a second time: somebody has to decide about them. */
export async function oddPaymentLines(database: Database): Promise<string[]> {
  const rows = await oddPayments(database).execute();
  return rows.map(
    ({ number, id, payment_id, outcome, amount_minor, currency }) =>
      `${number ?? `#${id}`}  ${outcome}  ${moneyText(amount_minor, currency)}  ${payment_id}`,
  );
}

/** What was paid back, by whom, and what waits, a line each. */
export async function refundLines(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('order_refunds')
    .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
    .leftJoin('users', 'users.id', 'order_refunds.asked_by')
    .select([
      'orders.number',
      'orders.currency',
      'orders.paid_at',
      'users.email',
      'order_refunds.amount_minor',
    ])
    .select(['order_refunds.reason', 'order_refunds.refund_id', 'order_refunds.settled_at'])
    .orderBy('asked_at')
    .execute();
  if (rows.length === 0) return ['Nothing was paid back'];
  return rows.map(({ number, amount_minor, currency, paid_at, email, reason, refund_id, settled_at }) =>
    [
      number,
      moneyText(amount_minor, currency),
      paid_at ? (settled_at ? (refund_id ?? 'by bank') : 'waiting') : 'never paid',
      email ?? 'by script',
      reason,
    ].join('  '),
  );
}
