import { pino } from 'pino';
import { systemClock } from '../server/clock.ts';
import type { Config } from '../server/config.ts';
import { createCreditLedger } from '../server/credits/credit-ledger.ts';
import type { Database } from '../server/database/database.ts';
import { creditsText } from '#contract/words/credits-text.ts';
import { moneyText } from '../server/orders/amounts.ts';
import { createOrderServices } from '../server/orders/create-orders.ts';
import { reconcile } from '../server/orders/reconcile.ts';
import { openCardPayment } from '../server/payment/open-card-payment.ts';
import { loadAppSecret } from '../server/secret.ts';
import { startProblemOf } from '../server/start-problem.ts';
import { readCommandLine } from './command-line.ts';
import { openOperatorDatabase } from './operator-database.ts';
import { oddPaymentLines, openOrderLines, refundLines } from './orders/listings.ts';

const usage = `npm run orders -- list                      unpaid orders, and payments that need a look
npm run orders -- paid NUMBER               the money of an invoice has come
npm run orders -- cancel NUMBER --reason TEXT  an invoice is taken back before it is paid
npm run orders -- refund NUMBER --credits N --reason TEXT
npm run orders -- return PAYMENT_ID --reason TEXT  a payment that nobody had asked for goes back
npm run orders -- refunds                   what was paid back, by whom, and what waits
npm run orders -- trust COMPANY_ID [--off]  credits of an invoice may be used at once
npm run reconcile                           orders against the ledger, and against the payment service`;

/** As long as that of a refund by the API. */
const longestReason = 200;

type Options = { credits?: string; reason: string; off: boolean };

async function main(): Promise<number> {
  const { positionals, values } = readCommandLine(usage, {
    credits: { type: 'string' },
    reason: { type: 'string', default: 'Asked for' },
    off: { type: 'boolean', default: false },
  });
  const { config, database } = await openOperatorDatabase();
  try {
    return await run(database, config, positionals, values);
  } finally {
    await database.destroy();
  }
}

async function run(
  database: Database,
  config: Config,
  [verb, subject = '']: string[],
  options: Options,
): Promise<number> {
  const log = pino({ level: 'warn' });
  const { card, testCheckout } = await openCardPayment({
    config,
    database,
    clock: systemClock,
    log,
    secret: await loadAppSecret(database, config),
    deliver: async () => false,
  });
  const { orderTasks, orderRefunds, returnPayment } = createOrderServices({
    database,
    clock: systemClock,
    log,
    config,
    credits: createCreditLedger({ clock: systemClock }),
    card,
    shopConfig: config.shop,
  });
  const reason = options.reason.slice(0, longestReason);
  const verbs: Record<string, () => Promise<string[]>> = {
    list: async () => [...(await openOrderLines(database)), ...(await oddPaymentLines(database))],
    async paid() {
      const order = await orderTasks.markPaid(subject);
      const since = order.paid_at?.toISOString().slice(0, 10);
      const back = order.refunded_credits > 0 ? `, ${order.refunded_credits} of them refunded` : '';
      return [`${order.number} is paid since ${since}, its ${creditsText(order.credits)} are given${back}`];
    },
    async cancel() {
      const order = await orderRefunds.cancelInvoice(subject, reason);
      return [`${order.number} is cancelled, a credit note goes to ${order.billing.email}`];
    },
    async refund() {
      const credits = Number(options.credits);
      if (!Number.isSafeInteger(credits) || credits < 1) throw new Error('--credits must be a whole number');
      const { id } = await orderNumbered(database, subject);
      const order = await orderRefunds.refund(undefined, id, {
        credits,
        reason,
        askedBy: null,
      });
      await orderRefunds.settleOpen();
      return [`${order.number}: ${moneyText(order.refunded_minor, order.currency)} refunded in all`];
    },
    async return() {
      const { order, payment } = await returnPayment(subject, reason);
      return [
        `${moneyText(payment.amount_minor, payment.currency)} go back, ${order.number} stays ${order.status}`,
      ];
    },
    refunds: () => refundLines(database),
    trust: () => trust(database, Number(subject), !options.off),
  };
  try {
    if (verb === 'reconcile') {
      const problems = await reconcile({ database, card });
      console.log(problems.length === 0 ? 'Orders, ledger and payments agree' : problems.join('\n'));
      return problems.length === 0 ? 0 : 1;
    }
    const say = verb === undefined ? undefined : verbs[verb];
    if (!say) {
      console.error(usage);
      return 2;
    }
    console.log((await say()).join('\n'));
    return 0;
  } finally {
    await testCheckout?.close();
  }
}

async function trust(database: Database, companyId: number, isTrusted: boolean): Promise<string[]> {
  const company = Number.isSafeInteger(companyId)
    ? await database
        .updateTable('companies')
        .set({ invoice_at_once: isTrusted })
        .where('id', '=', companyId)
        .returning('name')
        .executeTakeFirst()
    : undefined;
  if (!company) throw new Error('There is no such company');
  return [
    `${company.name} ${isTrusted ? 'uses the credits of an invoice at once' : 'waits for its payment'}`,
  ];
}

const orderNumbered = (database: Database, number: string) =>
  database
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow(() => new Error(`There is no order "${number}"`));

main().then(
  (code) => process.exit(code),
  (cause: unknown) => {
    console.error(startProblemOf(cause).message);
    process.exit(1);
  },
);
