import fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../../../contract/calls/schemas/orders.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { reconcile } from '../../../server/orders/reconcile.ts';
import type { TestPage } from '../../../server/database/test-page.ts';
import { sessionObject } from '../../../server/payment/test-payment-api.ts';
import { deriveKey } from '../../../server/secret.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { pageId, shopCustomer, testCheckoutOf } from '../../support/shop-customer.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

/** The same sequences in every run; `FUZZ_RUNS=200` asks for more and other ones. */
const deeper = process.env.FUZZ_RUNS;
const runs = deeper === undefined ? { seed: 12, numRuns: 12 } : { numRuns: Number(deeper) };
const minute = 60_000;
const stripe = new Stripe('sk_test_embedded');

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => server.close());

type Message = { id: string; type: string; page: TestPage };

/** A message as the payment service signs it, `ageMs` old, and perhaps under a secret that is not ours. */
function send({ id, type, page }: Message, { ageMs = 0, isForged = false } = {}) {
  const secret = `whsec_${deriveKey(server.services.secret, isForged ? 'a guess' : 'test checkout').toString('hex')}`;
  const payload = JSON.stringify({
    id,
    object: 'event',
    type: `checkout.session.${type}`,
    data: { object: sessionObject(page) },
  });
  const timestamp = Math.floor((server.clock.now() - ageMs) / 1000);
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return server.inject({ method: 'POST', url: '/api/checkout/webhook', headers, payload });
}

const forgeries = {
  unsigned: (message: Message) => send(message, { isForged: true }),
  old: (message: Message) => send(message, { ageMs: 6 * minute }),
  future: (message: Message) => send(message, { ageMs: -10 * minute }),
  amount: ({ page, ...message }: Message) => send({ ...message, page: { ...page, amount_total: 1 } }),
  currency: ({ page, ...message }: Message) => send({ ...message, page: { ...page, currency: 'usd' } }),
  order: ({ page, ...message }: Message) =>
    send({ ...message, page: { ...page, client_reference_id: '999999999' } }),
};

/** A company that orders, pays, plans and cancels, and the payment service whose messages come as they like. */
async function createWorld() {
  const company = await createCompany(server, { credits: 0 });
  const customer = shopCustomer(server, company);
  const { payments } = testCheckoutOf(server);
  const { orderTasks, orderRefunds, accessTokens } = server.services;
  const orders: Order[] = [];
  const sessions: string[] = [];
  const messages: Message[] = [];
  let delivered = 0;

  const pick = <Item>(items: Item[], index: number): Item | undefined => items[index % (items.length || 1)];
  const freshId = () => {
    delivered += 1;
    return `evt_${company.companyId}_${delivered}`;
  };
  const note = (type: string, page: TestPage | undefined) => {
    if (page) messages.push({ id: freshId(), type, page });
  };
  async function settleDelayed() {
    for (const page of await payments.settleDelayed())
      note(page.refusal ? 'async_payment_failed' : 'async_payment_succeeded', page);
    for (const page of await payments.expireOld()) note('expired', page);
  }
  const openPage = async (index: number) => {
    const order = pick(orders, index);
    const own = (await customer.pages()).filter(
      (page) => page.client_reference_id === String(order?.id) && page.status === 'open',
    );
    return own.at(-1);
  };

  return {
    customer,
    company,
    messages,
    async place(pack_id: string, quantity: number, payment: 'card' | 'invoice', key: number) {
      const answer = await customer.place(
        { pack_id, quantity, payment },
        `world-${company.companyId}-${key}`,
      );
      if (answer.statusCode !== 201) return;
      const order = answer.json<Order>();
      if (!orders.some(({ id }) => id === order.id)) orders.push(order);
    },
    async pay(index: number) {
      const order = pick(orders, index);
      if (order) await customer.pay(order.id);
    },
    async press(index: number, action: 'pay' | 'delay' | 'refuse' | 'decline', wasReceivedBy: boolean) {
      const page = await openPage(index);
      if (!page) return;
      if (action === 'decline' || wasReceivedBy) await customer.press(page.id, action);
      else await payments[action](page.id);
      if (action !== 'decline') note('completed', await payments.read(page.id));
    },
    async deliver(index: number, times: number) {
      const message = pick(messages, index);
      if (message) await Promise.all(Array.from({ length: times }, () => send(message)));
    },
    async forge(index: number, how: keyof typeof forgeries) {
      const page = await openPage(index);
      if (!page) return;
      const paid: TestPage = {
        ...page,
        status: 'complete',
        payment_status: 'paid',
        payment_intent: 'pi_forged',
      };
      const answer = await forgeries[how]({ id: freshId(), type: 'completed', page: paid });
      expect(answer.statusCode).toBe(
        how === 'order' ? 404 : how === 'amount' || how === 'currency' ? 200 : 400,
      );
    },
    async runOut(index: number) {
      const page = await openPage(index);
      if (page) note('expired', await payments.expire(page.id));
    },
    async wait(minutes: number) {
      await server.clock.advance(minutes * minute);
      company.browser.token = (await accessTokens.issueUserToken(company.userId)).token;
      await settleDelayed();
      await orderTasks.lookAtPending();
      await orderRefunds.settleOpen();
    },
    async comeBack(index: number) {
      const order = pick(orders, index);
      const page = order && pageId(await customer.pay(order.id));
      if (page) await customer.outcome(page);
    },
    async refund(index: number, credits: number) {
      const order = pick(orders, index);
      if (!order) return;
      await orderRefunds
        .refund(undefined, order.id, { credits, reason: 'Change of plans', requestedBy: null })
        .catch((error: Error) =>
          expect(error.message).toMatch(/not been paid|left to refund|Insufficient credits/),
        );
    },
    async markPaid(index: number) {
      const order = pick(orders, index);
      if (order?.payment === 'invoice')
        await orderTasks
          .markPaid(order.number ?? '')
          .catch((error: Error) => expect(error.message).toMatch(/is cancelled/));
    },
    async takeBack(index: number) {
      const order = pick(orders, index);
      if (order?.payment !== 'invoice') return;
      await orderRefunds
        .cancelInvoice(order.number ?? '', 'Ordered twice')
        .catch((error: Error) =>
          expect(error.message).toMatch(/is (paid|refunded|cancelled)|Insufficient credits/),
        );
    },
    trust: (isTrusted: boolean) =>
      server.database
        .updateTable('companies')
        .set({ invoice_at_once: isTrusted })
        .where('id', '=', company.companyId)
        .execute(),
    async schedule() {
      const answer = await company.browser.post(
        '/api/session',
        sessionRequest(server, { inMs: 60 * 24 * 60 * minute, teams: [{ name: 'A', people: [] }] }),
      );
      expect([201, 402]).toContain(answer.statusCode);
      if (answer.statusCode === 201) sessions.push(answer.json<SessionDetail>().id);
    },
    async cancel(index: number) {
      const id = pick(sessions, index);
      if (id) await company.browser.post(`/api/session/${id}/cancel`);
    },
  };
}

type World = Awaited<ReturnType<typeof createWorld>>;
type Step = [said: string, run: (world: World) => Promise<unknown>];

const which = fc.nat(5);
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('single', 'season'),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom('card', 'card', 'invoice'),
      which,
    )
    .map(
      ([pack, quantity, by, key]): Step => [
        `order ${quantity} ${pack} by ${by}, key ${key}`,
        (world) => world.place(pack, quantity, by as 'card' | 'invoice', key),
      ],
    ),
  which.map((order): Step => [`open the page of ${order}`, (world) => world.pay(order)]),
  fc
    .tuple(which, fc.constantFrom('pay', 'pay', 'delay', 'refuse', 'decline'), fc.boolean())
    .map(
      ([order, action, wasReceivedBy]): Step => [
        `${action} ${order}${wasReceivedBy ? '' : ', untold'}`,
        (world) => world.press(order, action as 'pay', wasReceivedBy),
      ],
    ),
  fc
    .tuple(fc.nat(20), fc.integer({ min: 1, max: 4 }))
    .map(
      ([message, times]): Step => [
        `tell ${message} ${times} times`,
        (world) => world.deliver(message, times),
      ],
    ),
  fc
    .tuple(which, fc.constantFrom('unsigned', 'old', 'future', 'amount', 'currency', 'order'))
    .map(
      ([order, how]): Step => [
        `forge ${how} for ${order}`,
        (world) => world.forge(order, how as keyof typeof forgeries),
      ],
    ),
  which.map((order): Step => [`run out ${order}`, (world) => world.runOut(order)]),
  fc
    .constantFrom(1, 10, 25 * 60)
    .map((minutes): Step => [`wait ${minutes} min`, (world) => world.wait(minutes)]),
  which.map((order): Step => [`come back to ${order}`, (world) => world.comeBack(order)]),
  fc
    .tuple(which, fc.integer({ min: 1, max: 6 }))
    .map(
      ([order, credits]): Step => [`refund ${credits} of ${order}`, (world) => world.refund(order, credits)],
    ),
  which.map((order): Step => [`transfer for ${order}`, (world) => world.markPaid(order)]),
  which.map((order): Step => [`take back ${order}`, (world) => world.takeBack(order)]),
  fc.boolean().map((isTrusted): Step => [`trust ${isTrusted}`, (world) => world.trust(isTrusted)]),
  fc.constant<Step>(['schedule', (world) => world.schedule()]),
  which.map((session): Step => [`cancel ${session}`, (world) => world.cancel(session)]),
);

async function checkBooks({ customer, company }: World): Promise<void> {
  const rows = await server.database
    .selectFrom('orders')
    .selectAll()
    .where('company_id', '=', company.companyId)
    .execute();
  const pages = await customer.pages();
  const pagesOf = (id: number) =>
    pages.filter((page) => page.client_reference_id === String(id) && page.payment_status === 'paid');
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  for (const row of rows.filter(({ payment }) => payment === 'card')) {
    expect([row.id, pagesOf(row.id).length]).toEqual([row.id, row.paid_at === null ? 0 : 1]);
    expect(sum(pagesOf(row.id).map(({ refunded }) => refunded))).toBe(row.refunded_minor);
  }
  const credited = rows.filter((row) => row.credited_at !== null);
  const { available, reserved, consumed } = await customer.balance();
  expect(available + reserved + consumed).toBe(
    sum(credited.map((row) => row.credits - row.refunded_credits)),
  );
  expect(Math.min(available, reserved, consumed)).toBeGreaterThanOrEqual(0);
  const receipts = await server.database
    .selectFrom('outbox_mails')
    .select('operation_key')
    .where('kind', '=', 'receipt')
    .where('operation_key', 'in', ['', ...rows.map(({ id }) => `order:${id}:receipt`)])
    .execute();
  expect(receipts).toHaveLength(rows.filter(({ paid_at }) => paid_at !== null).length);
  expect(await reconcile({ database: server.database, card: testCheckoutOf(server).card })).toEqual([]);
}

test('the books agree for orders with duplicate, late, missing or forged messages, refunds, plans and cancellations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 15, maxLength: 40 }), async (sequence) => {
      const world = await createWorld();
      for (const [, run] of sequence) await run(world);
      await world.wait(2);
      await world.wait(2);
      await checkBooks(world);
    }),
    { ...runs, endOnFailure: true },
  );
}, 300_000);
