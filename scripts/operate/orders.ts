import { pino } from 'pino';
import { systemClock } from '../../server/clock.ts';
import type { Config } from '../../server/config/config.ts';
import { createCreditLedger } from '../../server/credits/credit-ledger.ts';
import type { Database } from '../../server/database/database.ts';
import { creditsText } from '#contract/words/credits-text.ts';
import { moneyText } from '../../server/payment/amounts.ts';
import { createOrderServices } from '../../server/orders/create-orders.ts';
import { drawingWorker } from '../../server/documents/drawings.ts';
import { createDocumentDrawing } from '../../server/pdf/document-drawing.ts';
import { reconcile } from '../../server/orders/reconcile.ts';
import { openCardPayment } from '../../server/payment/open-card-payment.ts';
import { loadAppSecrets } from '../../server/secret.ts';
import { startProblemOf } from '../../server/config/start-problem.ts';
import { misuse, readCommandLine, readVerb, wholeNumber } from './command-line.ts';
import { openOperatorDatabase } from './operator-database.ts';
import { oddPaymentLines, openOrderLines, refundLines } from './order-listings.ts';

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

const verbs = {
  list: {},
  paid: { words: ['the NUMBER of an order'] },
  cancel: { words: ['the NUMBER of an order'], options: ['reason'] },
  refund: { words: ['the NUMBER of an order'], options: ['credits', 'reason'] },
  return: { words: ['the PAYMENT_ID of a payment'], options: ['reason'] },
  refunds: {},
  trust: { words: ['the COMPANY_ID of a company'], options: ['off'] },
  reconcile: {},
} as const;

interface Order {
  verb: keyof typeof verbs;
  /** The order, payment or company that it is about. */
  subject: string;
  credits: number;
  reason: string;
  off: boolean;
}

function readOrder(): Order {
  const typed = readCommandLine(usage, {
    credits: { type: 'string' },
    reason: { type: 'string' },
    off: { type: 'boolean' },
  });
  const {
    verb,
    words: [subject = ''],
  } = readVerb(usage, verbs, typed);
  const { credits, reason = 'Asked for', off = false } = typed.values;
  if (['paid', 'cancel', 'refund'].includes(verb) && !/^MU-\d{4}-\d+$/.test(subject))
    misuse(`The number of an order is written as MU-2026-00001, not ${subject}. "list" shows them.`);
  if (verb === 'trust') wholeNumber(subject, 'trust');
  if (reason.trim() === '' || reason.length > longestReason)
    misuse(`--reason takes 1 to ${longestReason} characters, and these are ${reason.trim().length}.`);
  return {
    verb,
    subject,
    credits: verb === 'refund' ? wholeNumber(credits ?? '', '--credits') : 0,
    reason,
    off,
  };
}

async function main(): Promise<number> {
  const order = readOrder();
  const { config, database } = await openOperatorDatabase();
  try {
    return await run(database, config, order);
  } finally {
    await database.destroy();
  }
}

async function run(
  database: Database,
  config: Config,
  { verb, subject, credits, reason, off }: Order,
): Promise<number> {
  const log = pino({ level: 'warn' });
  const { card, testCheckout } = await openCardPayment({
    config,
    database,
    clock: systemClock,
    log,
    ...(await loadAppSecrets(database, config)),
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
    taxRegister: null,
    drawing: createDocumentDrawing({ clock: systemClock, log, entry: drawingWorker }),
  });
  const acts: Record<Exclude<Order['verb'], 'reconcile'>, () => Promise<string[]>> = {
    list: async () => [...(await openOrderLines(database)), ...(await oddPaymentLines(database))],
    async paid() {
      await orderNumbered(database, subject);
      const order = await orderTasks.markPaid(subject);
      const since = order.paid_at?.toISOString().slice(0, 10);
      const back = order.refunded_credits > 0 ? `, ${order.refunded_credits} of them refunded` : '';
      return [`${order.number} is paid since ${since}, its ${creditsText(order.credits)} are given${back}`];
    },
    async cancel() {
      await orderNumbered(database, subject);
      const order = await orderRefunds.cancelInvoice(subject, reason);
      return [`${order.number} is cancelled, a credit note goes to ${order.billing.email}`];
    },
    async refund() {
      const { id } = await orderNumbered(database, subject);
      const order = await orderRefunds.refund(undefined, id, {
        credits,
        reason,
        requestedBy: null,
      });
      await orderRefunds.settleOpen();
      return [`${order.number}: ${moneyText(order.refunded_minor, order.currency)} refunded in all`];
    },
    async return() {
      await paymentNamed(database, subject);
      const { order, payment } = await returnPayment(subject, reason);
      return [
        `${moneyText(payment.amount_minor, payment.currency)} go back, ${order.number} stays ${order.status}`,
      ];
    },
    refunds: () => refundLines(database),
    trust: () => trust(database, Number(subject), !off),
  };
  try {
    if (verb === 'reconcile') {
      const problems = await reconcile({ database, card });
      console.log(problems.length === 0 ? 'Orders, ledger and payments agree' : problems.join('\n'));
      return problems.length === 0 ? 0 : 1;
    }
    console.log((await acts[verb]()).join('\n'));
    return 0;
  } finally {
    await testCheckout?.close();
  }
}

async function trust(database: Database, companyId: number, isTrusted: boolean): Promise<string[]> {
  const company = await database
    .updateTable('companies')
    .set({ invoice_at_once: isTrusted })
    .where('id', '=', companyId)
    .returning('name')
    .executeTakeFirstOrThrow(
      () => new Error(`There is no company ${companyId}; "list" names those that owe`),
    );
  return [
    `${company.name} ${isTrusted ? 'uses the credits of an invoice at once' : 'waits for its payment'}`,
  ];
}

const orderNumbered = (database: Database, number: string) =>
  database
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow(() => new Error(`There is no order ${number}; "list" shows the open ones`));

const paymentNamed = (database: Database, id: string) =>
  database
    .selectFrom('order_payments')
    .select('payment_id')
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow(
      () => new Error(`There is no payment ${id}; "list" shows those that need a look, with their ids`),
    );

main().then(
  (code) => process.exit(code),
  (cause: unknown) => {
    console.error(startProblemOf(cause).message);
    process.exit(1);
  },
);
