import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { CardPayment } from '../payment/card-payment.ts';
import { moneyText } from '../payment/amounts.ts';
import { numberPrefix } from './order-numbers.ts';

/**
 * What does not agree, a line each: credits of an order that its status does not explain, refunds that do not sum to
 * what the order says, gaps in a year's numbers, transfers that do not sum to zero, balances that are not the sum of
 * their entries, and, where cards are paid, orders that the payment service sees otherwise. Empty where all agrees.
 */
export async function reconcile(deps: { database: Database; card: CardPayment | null }): Promise<string[]> {
  const { database, card } = deps;
  return [
    ...(await ordersAgainstLedger(database)),
    ...(await ordersAgainstRefunds(database)),
    ...(await gapsInNumbers(database)),
    ...(await unbalancedTransfers(database)),
    ...(await wrongBalances(database)),
    ...(card ? await ordersAgainstPayments(database, card) : []),
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
    const expected = credited_at === null ? 0 : credits - refunded_credits;
    return moved === expected
      ? []
      : [`order ${number ?? `#${id}`}: ${moved} credits in the ledger, ${expected} by its status`];
  });
}

async function ordersAgainstRefunds(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('orders')
    .select(['number', 'currency', 'refunded_minor'])
    .select(
      sql<number>`(select coalesce(sum(r.amount_minor), 0)::bigint from order_refunds r where r.order_id = orders.id)`.as(
        'minor',
      ),
    )
    .where('refunded_credits', '>', 0)
    .execute();
  return rows
    .filter(({ refunded_minor, minor }) => refunded_minor !== Number(minor))
    .map(
      ({ number, currency, refunded_minor, minor }) =>
        `order ${number}: ${moneyText(refunded_minor, currency)} refunded, ${moneyText(Number(minor), currency)} in its refunds`,
    );
}

async function gapsInNumbers(database: Database): Promise<string[]> {
  const counted = await database
    .selectFrom('order_numbers')
    .selectAll()
    .orderBy('series')
    .orderBy('year')
    .execute();
  const count = sql<number>`count(*)::integer`.as('given');
  const lines: string[] = [];
  for (const { series, year, last } of counted) {
    const like = `${numberPrefix(series, year)}%`;
    const query =
      series === 'order'
        ? database.selectFrom('orders').select(count).where('number', 'like', like)
        : database.selectFrom('order_refunds').select(count).where('note_number', 'like', like);
    const { given } = await query.executeTakeFirstOrThrow();
    const where = series === 'order' ? 'orders' : 'credit notes';
    if (given !== last) lines.push(`numbers of ${year}: ${last} counted, ${given} on ${where}`);
  }
  return lines;
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

const accounts = ['available', 'reserved', 'consumed'] as const;

async function wrongBalances(database: Database): Promise<string[]> {
  const summed = (account: string) =>
    sql<number>`coalesce((select sum(e.credits) from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where t.company_id = credit_balances.company_id and e.account = ${account}), 0)::integer`;
  const rows = await database
    .selectFrom('credit_balances')
    .select(['company_id', ...accounts])
    .select(accounts.map((account) => summed(account).as(`${account}_entries`)))
    .execute();
  return rows.flatMap((row) =>
    accounts
      .filter((account) => row[account] !== row[`${account}_entries`])
      .map(
        (account) =>
          `company ${row.company_id}: ${row[account]} credits ${account}, entries sum to ${row[`${account}_entries`]}`,
      ),
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
