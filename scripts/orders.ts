import { parseArgs } from 'node:util';
import type { Selectable } from 'kysely';
import { pino } from 'pino';
import { systemClock } from '../server/clock.ts';
import { type Config, parseConfig } from '../server/config.ts';
import { createCreditLedger } from '../server/credits/credit-ledger.ts';
import { type Database, openDatabase } from '../server/database/database.ts';
import type { Schema } from '../server/database/schema.ts';
import { moneyText } from '../server/orders/amounts.ts';
import { createOrderServices } from '../server/orders/create-orders.ts';
import { reconcile } from '../server/orders/reconcile.ts';
import { createStripePayment } from '../server/payment/stripe-payment.ts';

const usage = `npm run orders -- list                      unpaid invoices and what needs a look
npm run orders -- paid NUMBER               the money of an invoice has come
npm run orders -- refund NUMBER --credits N --reason TEXT
npm run orders -- refunds                   what was paid back, by whom, and what waits
npm run orders -- trust COMPANY_ID [--off]  credits of an invoice may be used at once
npm run reconcile                           orders against the ledger, and against the payment service`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    credits: { type: 'string' },
    reason: { type: 'string', default: 'Asked for' },
    off: { type: 'boolean', default: false },
  },
});

/** With the embedded database the server must be stopped: a data folder has one process. */
async function main(): Promise<number> {
  const config = parseConfig(process.env);
  const database = await openDatabase({
    url: config.databaseUrl,
    directory: config.dataDir,
    onPoolError: () => undefined,
  });
  try {
    return await run(database, config, positionals);
  } finally {
    await database.destroy();
  }
}

async function run(database: Database, config: Config, [verb, subject = '']: string[]): Promise<number> {
  const card =
    config.stripe &&
    createStripePayment({ ...withoutNull(config.stripe), publicUrl: config.publicUrl, mode: 'live' });
  const clock = systemClock;
  const services = createOrderServices({
    database,
    clock,
    log: pino({ level: 'warn' }),
    config,
    credits: createCreditLedger({ clock }),
    card,
    shopConfig: config.shop,
  });
  switch (verb) {
    case 'list':
      return list(database);
    case 'paid': {
      const order = await services.orderTasks.markPaid(subject);
      console.log(`${order.number} is paid, ${order.credits} credits given`);
      return 0;
    }
    case 'refund': {
      const { id } = await orderNumbered(database, subject);
      const credits = Number(values.credits);
      if (!Number.isSafeInteger(credits) || credits < 1) throw new Error('--credits must be a whole number');
      const order = await services.orderRefunds.refund(undefined, id, {
        credits,
        reason: values.reason,
        askedBy: null,
      });
      await services.orderRefunds.settleOpen();
      console.log(`${order.number}: ${moneyText(order.refunded_minor, order.currency)} refunded in all`);
      return 0;
    }
    case 'refunds':
      return listRefunds(database);
    case 'trust':
      await database
        .updateTable('companies')
        .set({ invoice_at_once: !values.off })
        .where('id', '=', Number(subject))
        .returning('id')
        .executeTakeFirstOrThrow(() => new Error(`There is no company ${subject}`));
      console.log(`Company ${subject} ${values.off ? 'waits for' : 'does not wait for'} its payment`);
      return 0;
    case 'reconcile': {
      const lines = await reconcile({ database, card });
      console.log(lines.length === 0 ? 'Orders, ledger and payments agree' : lines.join('\n'));
      return lines.length === 0 ? 0 : 1;
    }
    default:
      console.error(usage);
      return 2;
  }
}

async function list(database: Database): Promise<number> {
  const rows = await database
    .selectFrom('orders')
    .selectAll()
    .where('status', 'in', ['pending', 'failed'])
    .orderBy('id')
    .execute();
  for (const row of rows) console.log(lineOf(row));
  if (rows.length === 0) console.log('No open orders');
  return 0;
}

async function listRefunds(database: Database): Promise<number> {
  const rows = await database
    .selectFrom('order_refunds')
    .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
    .leftJoin('users', 'users.id', 'order_refunds.asked_by')
    .select(['orders.number', 'orders.currency', 'users.email', 'order_refunds.amount_minor'])
    .select(['order_refunds.reason', 'order_refunds.refund_id', 'order_refunds.settled_at'])
    .orderBy('asked_at')
    .execute();
  for (const { number, amount_minor, currency, email, reason, refund_id, settled_at } of rows)
    console.log(
      `${number}  ${moneyText(amount_minor, currency)}  ${settled_at ? (refund_id ?? 'by bank') : 'waiting'}  ${email ?? 'by script'}  ${reason}`,
    );
  return 0;
}

function lineOf({
  number,
  status,
  payment,
  total_minor,
  currency,
  due_at,
  billing,
}: Selectable<Schema['orders']>): string {
  const due = due_at?.toISOString().slice(0, 10) ?? '';
  return `${number}  ${status}  ${payment}  ${moneyText(total_minor, currency)}  due ${due}  ${billing.name}`;
}

const orderNumbered = (database: Database, number: string) =>
  database
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow(() => new Error(`There is no order ${number}`));

function withoutNull({ apiUrl, ...rest }: NonNullable<Config['stripe']>) {
  return apiUrl === null ? rest : { ...rest, apiUrl };
}

main().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
