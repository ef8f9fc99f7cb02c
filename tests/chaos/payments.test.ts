import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CheckoutOutcome, Order, PayAnswer } from '../../contract/calls/schemas/orders.ts';
import { userTypes } from '../../contract/rules/people/user-types.ts';
import { systemClock } from '../../server/clock.ts';
import { parseConfig } from '../../server/config/config.ts';
import { createCreditLedger } from '../../server/credits/credit-ledger.ts';
import { type Database, openDatabase } from '../../server/database/database.ts';
import { createOrderServices } from '../../server/orders/create-orders.ts';
import { drawingWorker } from '../../server/documents/drawings.ts';
import { createDocumentDrawing } from '../../server/pdf/document-drawing.ts';
import { reconcile } from '../../server/orders/reconcile.ts';
import { openCardPayment } from '../../server/payment/open-card-payment.ts';
import { loadAppSecrets } from '../../server/secret.ts';
import { organiserAccount, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { orderRequest } from '../support/shop-customer.ts';

const kills = 4;
const customers = 3;
/** Every statement of the money path takes so much longer, that a kill at any moment is one between two of them. */
const slowMs = 15;
const slowed = [
  'orders',
  'order_numbers',
  'order_payments',
  'order_refunds',
  'credit_balances',
  'ledger_transfers',
  'ledger_entries',
  'outbox_mails',
  'test_payments',
  'idempotency_keys',
];

let product: Product;
let token: string;
beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '0' });
  ({ token } = await signUpOrganiser(product));
  await product.terminate();
  await withDatabase(async (database) => {
    await database
      .updateTable('users')
      .set({ user_type_id: userTypes.ADMIN })
      .where('email', '=', organiserAccount.email)
      .execute();
    await slowDown(database);
  });
  await product.start();
}, 120_000);
afterAll(() => product?.close());

/** The server's own folder, while it is stopped. */
async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({
    url: null,
    directory: product.dataDir,
    onPoolError: () => undefined,
  });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}

async function slowDown(database: Database): Promise<void> {
  await sql
    .raw(
      `create function slow() returns trigger language plpgsql as $$
       declare until timestamptz := clock_timestamp() + interval '${slowMs} ms';
       begin while clock_timestamp() < until loop end loop; return null; end $$`,
    )
    .execute(database);
  for (const table of slowed)
    await sql
      .raw(
        `create trigger slow after insert or update on ${table} for each statement execute function slow()`,
      )
      .execute(database);
}

/** Asks until somebody answers: the server may be dead at this moment. */
async function insist(url: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    try {
      const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
      const text = await response.text();
      if (response.status < 500) return new Response(text, { status: response.status });
    } catch {
      await pause(50);
    }
  }
}

async function post<Answer>(path: string, key: string, body?: unknown): Promise<Answer> {
  const response = await insist(`${product.url}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

/** One purchase as a stubborn customer makes it, and every second one is given back by the operator. */
async function buy(key: string, isGivenBack: boolean): Promise<void> {
  const { id } = await post<Order>(
    '/api/checkout/order',
    key,
    orderRequest({ pack_id: 'single', quantity: 1 }),
  );
  const { pay_url } = await post<PayAnswer>(`/api/checkout/order/${id}/pay`, `${key}-pay`);
  if (pay_url !== null) {
    await insist(`${pay_url}/pay`, { method: 'POST' });
    const page = pay_url.split('/').at(-1);
    for (;;) {
      const answer = await insist(`${product.url}/api/checkout/success?session_id=${page}`);
      if (answer.ok && ((await answer.json()) as CheckoutOutcome).paid) break;
      await pause(50);
    }
  }
  if (isGivenBack)
    await post<Order>(`/api/checkout/order/${id}/refund`, `${key}-refund`, {
      credits: 1,
      reason: 'Change of plans',
    });
}

async function readBooks(database: Database) {
  const clock = systemClock;
  const log = pino({ level: 'silent' });
  const config = parseConfig({ DATA_DIR: product.dataDir });
  const { secret } = await loadAppSecrets(database, config);
  const { card, testCheckout } = await openCardPayment({
    config,
    database,
    clock,
    log,
    secret,
    deliver: async () => false,
  });
  const credits = createCreditLedger({ clock });
  const { orderRefunds } = createOrderServices({
    database,
    clock,
    log,
    config,
    credits,
    card,
    shopConfig: config.shop,
    taxRegister: null,
    drawing: createDocumentDrawing({ clock, log, entry: drawingWorker }),
  });
  await orderRefunds.settleOpen();
  await orderRefunds.settleOpen();
  const problems = await reconcile({ database, card });
  await testCheckout?.close();
  const orders = await database.selectFrom('orders').selectAll().execute();
  const pages = await database.selectFrom('test_payments').select('page').execute();
  const mails = await database
    .selectFrom('outbox_mails')
    .select('kind')
    .where('kind', 'in', ['receipt', 'refund'])
    .execute();
  const [company] = orders;
  return {
    problems,
    orders,
    pages: pages.map(({ page }) => page),
    mails: mails.map(({ kind }) => kind),
    balance: await credits.balance(database, company?.company_id ?? 0),
  };
}

it('a server killed between any two steps of ordering, paying and refunding loses nothing and doubles nothing', async () => {
  let isOver = false;
  let bought = 0;
  let returned = 0;
  const customer = async (name: number) => {
    for (let turn = 0; !isOver; turn += 1) {
      const isGivenBack = turn % 2 === 1;
      await buy(`customer-${name}-${turn}`, isGivenBack);
      bought += 1;
      returned += isGivenBack ? 1 : 0;
    }
  };
  const buying = Array.from({ length: customers }, (_, name) => customer(name));
  for (let kill = 0; kill < kills; kill += 1) {
    await pause(150 + Math.random() * 1200);
    await product.kill();
    await product.start();
  }
  isOver = true;
  await Promise.all(buying);
  await product.terminate();

  const { problems, orders, pages, mails, balance } = await withDatabase(readBooks);
  expect(problems).toEqual([]);
  expect(bought).toBeGreaterThanOrEqual(customers);
  expect(orders.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: bought - returned }, () => 'paid'),
    ...Array.from({ length: returned }, () => 'refunded'),
  ]);
  expect(balance).toEqual({ available: bought - returned, reserved: 0, consumed: 0 });
  expect(pages.map(({ payment_status }) => payment_status)).toEqual(orders.map(() => 'paid'));
  expect(pages.filter(({ refunded, amount_total }) => refunded === amount_total)).toHaveLength(returned);
  expect(mails.toSorted()).toEqual([
    ...Array.from({ length: bought }, () => 'receipt'),
    ...Array.from({ length: returned }, () => 'refund'),
  ]);
}, 240_000);
