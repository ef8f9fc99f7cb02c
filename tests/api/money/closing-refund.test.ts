import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '../../../contract/calls/schemas/orders.ts';
import { reconcile } from '../../../server/orders/reconcile.ts';
import { outbox, ownerPassword, type SignedUp, signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { sessionRequest } from '../../support/company-fixture.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const office = 'office@muster.example';
const day = 24 * 60 * 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder(), env: { CONTACT_EMAIL: office } });
});
afterAll(() => server.close());

let keys = 0;
async function place(owner: SignedUp, payment: 'card' | 'invoice'): Promise<Order> {
  keys += 1;
  const billing = {
    name: 'Wren & Co',
    address: 'Rua do Farol 1',
    country: 'DE',
    email: `bills@wren-${owner.companyId}.example`,
    tax_id: null,
    purchase_order: null,
  };
  const answer = await owner.browser.post(
    '/api/checkout/order',
    { pack_id: 'season', quantity: 1, payment, billing },
    { 'idempotency-key': `closing-${keys}` },
  );
  expect(answer.statusCode).toBe(201);
  return answer.json<Order>();
}

const pay = async (owner: SignedUp, { id }: Order) =>
  (await owner.browser.post(`/api/checkout/order/${id}/pay`)).json().pay_url.split('/').at(-1) as string;

const row = (id: number) =>
  server.database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function finishPayment(page: string, id: number): Promise<void> {
  await server.inject({ method: 'POST', url: `/test-checkout/${page}/pay` });
  await expect.poll(async () => (await row(id)).paid_at).not.toBeNull();
}

async function buyByCard(owner: SignedUp): Promise<Order> {
  const order = await place(owner, 'card');
  await finishPayment(await pay(owner, order), order.id);
  return order;
}

async function buyOnInvoice(owner: SignedUp): Promise<{ id: number }> {
  const { number } = await place(owner, 'invoice');
  const { id } = await server.services.orderTasks.markPaid(number ?? '');
  return { id };
}

const spend = async ({ companyId }: SignedUp, credits: number) => {
  const operation = { companyId, credits, reason: 'a session' };
  const { credits: ledger } = server.services;
  keys += 1;
  await ledger.reserve(server.database, { ...operation, operationKey: `reserve-${keys}` });
  await ledger.consume(server.database, { ...operation, operationKey: `consume-${keys}` });
};

async function logInAgain({ browser, userId }: SignedUp): Promise<void> {
  browser.token = (await server.services.accessTokens.issueUserToken(userId)).token;
}

const closing = ({ browser, email }: SignedUp) =>
  browser.post('/api/profile/close', { email, password: ownerPassword });
const preview = async ({ browser }: SignedUp) => (await browser.get('/api/profile/close')).json();
const refundsOf = ({ companyId }: SignedUp) =>
  server.database
    .selectFrom('order_refunds')
    .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
    .select(['order_id', 'order_refunds.credits', 'amount_minor', 'refund_id', 'settled_at'])
    .where('company_id', '=', companyId)
    .orderBy('order_refunds.note_number')
    .execute();
const balanceOf = ({ companyId }: SignedUp) => server.services.credits.balance(server.database, companyId);

test('closing pays back what is unused, once: by the payment service and, for an invoice, by the operator', async () => {
  const owner = await signUpOwner(server);
  const card = await buyByCard(owner);
  await server.clock.advance(day);
  await logInAgain(owner);
  const invoice = await buyOnInvoice(owner);
  await spend(owner, 3);
  const planned = await owner.browser.post('/api/session', sessionRequest(server));
  expect(planned.statusCode).toBe(201);
  // 1 welcome, 5 by card, 5 on invoice, 3 used, 1 reserved for a session to come: 8 unused.
  const share = (credits: number) => Math.floor((card.total_minor * credits) / 5);
  const owed = [
    { payment: 'invoice', currency: 'EUR', credits: 5, amount_minor: share(5) },
    { payment: 'card', currency: 'EUR', credits: 3, amount_minor: share(3) },
  ];
  expect(await preview(owner)).toEqual({ unused: 8, amounts: owed });

  const answers = await Promise.all([closing(owner), closing(owner), closing(owner)]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  expect((await closing(owner)).statusCode).toBe(401);
  await server.services.accountClosing.closeFor(owner.userId);
  await server.services.orderRefunds.settleOpen();
  await server.services.orderRefunds.settleOpen();

  const written = await refundsOf(owner);
  expect(written).toMatchObject([
    { order_id: invoice.id, credits: 5, amount_minor: share(5), refund_id: null },
    { order_id: card.id, credits: 3, amount_minor: share(3), refund_id: expect.stringMatching(/^re_/) },
  ]);
  expect(written.every(({ settled_at }) => settled_at !== null)).toBe(true);
  expect(await balanceOf(owner)).toMatchObject({ available: 0, reserved: 0 });
  const numbers = { card: (await row(card.id)).number, invoice: (await row(invoice.id)).number };
  for (const address of [owner.email, office]) {
    const text = (await outbox(server, address)).at(-1)?.body_text;
    expect(text).toContain(`${numbers.invoice}:`);
    expect(text).toContain('for 5 credits, by bank transfer');
    expect(text).toContain(`${numbers.card}:`);
    expect(text).toContain('for 3 credits, to the card');
  }
  const bills = await outbox(server, `bills@wren-${owner.companyId}.example`);
  expect(bills.filter(({ kind }) => kind === 'refund')).toHaveLength(2);
  expect(await reconcile({ database: server.database, card: null })).toEqual([]);
});

test('nothing is paid back for an unpaid invoice, an order past its twelve months, or given credits', async () => {
  const owner = await signUpOwner(server);
  await buyByCard(owner);
  await server.clock.advance(370 * day);
  await server.services.credits.grant(server.database, {
    operationKey: `gift-${owner.companyId}`,
    companyId: owner.companyId,
    credits: 4,
    reason: 'A gift',
  });
  await server.database
    .updateTable('companies')
    .set({ invoice_at_once: true })
    .where('id', '=', owner.companyId)
    .execute();
  await logInAgain(owner);
  await place(owner, 'invoice');
  expect(await preview(owner)).toEqual({ unused: 15, amounts: [] });
  expect((await closing(owner)).statusCode).toBe(200);
  expect(await refundsOf(owner)).toEqual([]);
});

test('a card payment that arrives after closing is refunded, once', async () => {
  const owner = await signUpOwner(server);
  const order = await place(owner, 'card');
  const page = await pay(owner, order);
  expect((await closing(owner)).statusCode).toBe(200);
  await server.database
    .updateTable('companies')
    .set({ deleted_at: new Date(server.clock.now() - 1000) })
    .where('id', '=', owner.companyId)
    .execute();
  await server.database.updateTable('orders').set({ payment_id: page }).where('id', '=', order.id).execute();
  await server.services.settleOrder(
    {
      paymentId: page,
      orderId: order.id,
      url: null,
      state: 'paid',
      amountMinor: order.total_minor,
      currency: order.currency,
      chargeId: 'pi_late',
      failure: null,
    },
    `late-${order.id}`,
  );
  await server.services.orderRefunds.repayLate();
  await server.services.orderRefunds.repayLate();
  expect(await refundsOf(owner)).toMatchObject([{ credits: 5, amount_minor: order.total_minor }]);
  expect((await row(order.id)).status).toBe('refunded');
});

test('only an owner reads what closing pays back, and a sub-administrator’s closing pays nothing', async () => {
  const owner = await signUpOwner(server);
  await buyByCard(owner);
  const colleague = await signUpSubAdmin(server, owner);
  expect((await colleague.browser.get('/api/profile/close')).statusCode).toBe(403);
  const { email, password, browser } = colleague;
  expect((await browser.post('/api/profile/close', { email, password })).statusCode).toBe(200);
  expect(await refundsOf(owner)).toEqual([]);
  expect(await balanceOf(owner)).toMatchObject({ available: 6 });
});
