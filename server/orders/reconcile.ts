import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { CardPayment } from '../payment/card-payment.ts';
import { moneyText } from './amounts.ts';

/**
 * What does not agree, a line each: credits of an order that its status does not explain, transfers that do not sum to
 * zero, balances that are not the sum of their entries, and, where cards are paid, orders that the payment service sees
 * otherwise. Empty where everything agrees.
 */
export async function reconcile(deps: { database: Database; card: CardPayment | null }): Promise<string[]> {
  return [
    ...(await ordersAgainstLedger(deps.database)),
    ...(await unbalancedTransfers(deps.database)),
    ...(await wrongBalances(deps.database)),
    ...(deps.card ? await ordersAgainstPayments(deps.database, deps.card) : []),
  ];
}

async function ordersAgainstLedger(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'credits',
      'credited_at',
      'refunded_credits',
      sql<number>`coalesce((select sum(e.credits) from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
        where t.order_id = orders.id and e.account = 'available'
          and t.operation_key not like 'order:%:again:%'), 0)::integer`.as('moved'),
    ])
    .execute();
  return rows.flatMap(({ id, number, credits, credited_at, refunded_credits, moved }) => {
    const expected = (credited_at === null ? 0 : credits) - refunded_credits;
    return moved === expected
      ? []
      : [`order ${number ?? `#${id}`}: ${moved} credits in the ledger, ${expected} by its status`];
  });
}

async function unbalancedTransfers(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('ledger_entries')
    .select('transfer_id')
    .groupBy('transfer_id')
    .having(({ fn, eb }) => eb(fn.sum('credits'), '<>', 0))
    .execute();
  return rows.map(({ transfer_id }) => `transfer ${transfer_id}: its entries do not sum to zero`);
}

async function wrongBalances(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('credit_balances')
    .select([
      'company_id',
      'available',
      sql<number>`coalesce((select sum(e.credits) from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
        where t.company_id = credit_balances.company_id and e.account = 'available'), 0)::integer`.as(
        'summed',
      ),
    ])
    .execute();
  return rows
    .filter(({ available, summed }) => available !== summed)
    .map(
      ({ company_id, available, summed }) => `company ${company_id}: balance ${available}, entries ${summed}`,
    );
}

async function ordersAgainstPayments(database: Database, card: CardPayment): Promise<string[]> {
  const rows = await database
    .selectFrom('orders')
    .select(['number', 'payment_id', 'paid_at', 'total_minor', 'currency'])
    .where('payment', '=', 'card')
    .where('payment_id', 'is not', null)
    .orderBy('id')
    .execute();
  const lines: string[] = [];
  for (const { number, payment_id, paid_at, total_minor, currency } of rows) {
    const facts = await card.read(payment_id ?? '');
    const isPaid = facts?.state === 'paid';
    if (isPaid !== (paid_at !== null))
      lines.push(
        `order ${number}: ${isPaid ? 'paid' : 'not paid'} at the payment service, and otherwise here`,
      );
    else if (facts && isPaid && (facts.amountMinor !== total_minor || facts.currency !== currency))
      lines.push(
        `order ${number}: ${moneyText(facts.amountMinor, facts.currency)} paid, ${moneyText(total_minor, currency)} asked`,
      );
  }
  return lines;
}
