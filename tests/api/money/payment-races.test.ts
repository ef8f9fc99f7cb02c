import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcile } from '../../../server/orders/reconcile.ts';
import { createCompany } from '../../support/company-fixture.ts';
import { whileHeld } from '../../support/held-lock.ts';
import { pageId, shopCustomer, testCheckoutOf } from '../../support/shop-customer.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** An order by card whose money has come, which nobody knows yet. */
async function paidOrder() {
  const company = await createCompany(server, { credits: 0 });
  const customer = shopCustomer(server, company);
  const { id } = await customer.order();
  const page = pageId(await customer.pay(id));
  const { payments, card, sendEvent } = testCheckoutOf(server);
  const paid = await payments.pay(page);
  const facts = await card.read(page);
  if (!paid || !facts) throw new Error('no page');
  return { ...customer, id, page, facts, tell: () => sendEvent('completed', paid) };
}

/** All of them stand before the order's row, in this order, when it is let go. */
const allAtOnce = <Result>(id: number, acts: (() => Promise<Result>)[]) =>
  whileHeld(
    server.database,
    (transaction) => transaction.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute(),
    acts,
  );

/** What moved something, of all that was taken. */
async function movesOf(id: number): Promise<string[]> {
  const rows = await server.database
    .selectFrom('order_payments')
    .select('outcome')
    .where('order_id', '=', id)
    .where('outcome', '!=', 'nothing new')
    .execute();
  return rows.map(({ outcome }) => outcome);
}

it('return, webhook and a second click at once pay an order once, in any order', async () => {
  for (const isMessageFirst of [true, false]) {
    const { id, page, tell, outcome, pay, read, balance } = await paidOrder();
    const visits = [() => outcome(page), () => pay(id)];
    await allAtOnce<unknown>(id, isMessageFirst ? [tell, ...visits] : [...visits, tell]);
    expect(await movesOf(id)).toEqual(['paid']);
    expect(await read(id)).toMatchObject({ status: 'paid', paid_late: false });
    expect(await balance()).toMatchObject({ available: 10 });
  }
  const receipts = await server.database
    .selectFrom('outbox_mails')
    .select('id')
    .where('kind', '=', 'receipt')
    .execute();
  expect(receipts).toHaveLength(2);
  expect(await reconcile({ database: server.database, card: testCheckoutOf(server).card })).toEqual([]);
});

it('two pages of one order that are paid at once give its credits twice, the second named so', async () => {
  const { id, facts, balance, read } = await paidOrder();
  const second = { ...facts, paymentId: 'cs_test_second', chargeId: 'pi_test_second' };
  const { settleOrder } = server.services;
  expect(
    await allAtOnce(id, [
      () => settleOrder(facts, 'evt_first_page'),
      () => settleOrder(second, 'evt_second_page'),
    ]),
  ).toEqual(['paid', 'paid twice']);
  expect(await balance()).toMatchObject({ available: 20 });
  const { number } = await read(id);
  const transfers = await server.database
    .selectFrom('ledger_transfers')
    .select('reason')
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  expect(transfers).toEqual([{ reason: `Order ${number}` }, { reason: `Second payment of order ${number}` }]);
});

it('an order that is given up while its page opens leaves no open page', async () => {
  const company = await createCompany(server, { credits: 0 });
  const { order, pay, read } = shopCustomer(server, company);
  const { id } = await order();
  const page = { id: '' };
  const [, dropped] = await allAtOnce(id, [
    async () => {
      page.id = pageId(await pay(id));
      return 200;
    },
    async () => (await company.browser.post(`/api/checkout/order/${id}/drop`)).statusCode,
  ]);
  expect([200, 409], 'a draft is not given up').toContain(dropped);
  if (dropped === 409) return;
  expect(await read(id)).toMatchObject({ status: 'cancelled' });
  const { payments } = testCheckoutOf(server);
  expect((await payments.read(page.id))?.status).toBe('expired');
});
