import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutOffer, Order, OrderDetail, PriceList } from '../../../contract/calls/schemas/orders.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { startReport } from '../../../server/start-report.ts';
import { createCompany } from '../../support/company-fixture.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { billing, orderRequest, pageId, shopCustomer, testCheckoutOf } from '../../support/shop-customer.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const minute = 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

async function createCustomer() {
  const company = await createCompany(server, { credits: 0 });
  return { ...company, ...shopCustomer(server, company) };
}

/** An order by card with its payment page open. */
async function openOrder() {
  const customer = await createCustomer();
  const { id } = await customer.order();
  const page = pageId(await customer.pay(id));
  return { ...customer, id, page };
}

async function withServer(
  options: Parameters<typeof createTestApp>[0],
  work: (other: TestApp) => Promise<void>,
): Promise<void> {
  const other = await createTestApp(options);
  try {
    await work(other);
  } finally {
    await other.close();
  }
}

describe('clicks', () => {
  it('ten at once with one key are one order, and ten at once on paying one payment page', async () => {
    const { place, pay, pages, browser } = await createCustomer();
    await browser.get('/api/user');
    const placed = await Promise.all(Array.from({ length: 10 }, () => place({}, 'the-same-click')));
    expect(new Set(placed.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const { id } = placed[0]?.json<Order>() ?? { id: 0 };
    const opened = await Promise.all(Array.from({ length: 10 }, () => pay(id)));
    expect(new Set(opened.map(({ pay_url, order }) => `${pay_url} ${order.number}`)).size).toBe(1);
    expect(await pages()).toHaveLength(1);
  });
});

it('the address of a test payment page cannot be computed from the order', async () => {
  const { id, page } = await openOrder();
  expect(page).toMatch(/^cs_test_[0-9a-f]{40}$/);
  expect((await server.inject({ url: `/test-checkout/${page}` })).statusCode).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const guess = createHash('sha256').update(`order-${id}-${attempt}`).digest('hex').slice(0, 40);
    expect((await server.inject({ url: `/test-checkout/cs_test_${guess}` })).statusCode).toBe(404);
  }
});

describe('messages of the payment service', () => {
  it('move credits once for twenty concurrent repetitions', async () => {
    const { page, id, read, balance } = await openOrder();
    const { payments, card } = testCheckoutOf(server);
    await payments.pay(page);
    const facts = await card.read(page);
    if (!facts) throw new Error('no page');
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => server.services.settleOrder(facts, 'evt_twenty')),
    );
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'nothing new'), 'paid']);
    expect([(await read(id)).status, (await balance()).available]).toEqual(['paid', 10]);
  });

  it('move credits once, whether they arrive before the return page, after it, or never', async () => {
    const before = await openOrder();
    await before.press(before.page, 'pay');
    await expect.poll(() => before.read(before.id)).toMatchObject({ status: 'paid' });
    const after = await openOrder();
    const never = await openOrder();
    const paid = await testCheckoutOf(server).payments.pay(after.page);
    await testCheckoutOf(server).payments.pay(never.page);
    for (const { outcome, page, balance } of [before, after, never]) {
      expect(await outcome(page)).toMatchObject({ status: 'paid', paid: true, credits: 10 });
      await outcome(page);
      expect(await balance()).toMatchObject({ available: 10 });
    }
    if (paid) await testCheckoutOf(server).sendEvent('completed', paid);
    expect(await after.balance()).toMatchObject({ available: 10 });
  });

  it('for an order that there is not are answered CHECKOUT_002', async () => {
    const { page } = await openOrder();
    const facts = await testCheckoutOf(server).card.read(page);
    if (!facts) throw new Error('no page');
    await expect(
      server.services.settleOrder({ ...facts, orderId: 999_999_999 }, 'evt_nobody'),
    ).rejects.toMatchObject({ status: 404, code: 'CHECKOUT_002' });
  });

  it('a failure without a message is found, with its reason, and the order is paid again', async () => {
    const { id, page, read, pay, press, balance, outcome } = await openOrder();
    const { payments } = testCheckoutOf(server);
    await payments.refuse(page);
    await server.clock.advance(2 * minute);
    await payments.settleDelayed();
    await server.services.orderTasks.lookAtPending();
    const failure = 'card_declined';
    expect(await read(id)).toMatchObject({ status: 'failed', failure, can_pay: true });
    const second = pageId(await pay(id));
    expect(second).not.toBe(page);
    await press(second, 'pay');
    await expect.poll(() => read(id)).toMatchObject({ status: 'paid', failure: null });
    expect(await balance()).toMatchObject({ available: 10 });
    expect(await outcome(page)).toMatchObject({ order_id: id, paid: true });
  });

  it('say why a payment failed', async () => {
    const { id, page, read } = await openOrder();
    const { payments, sendEvent } = testCheckoutOf(server);
    await payments.refuse(page);
    await server.clock.advance(16_000);
    const refused = (await payments.settleDelayed()).find((each) => each.id === page);
    if (refused) await sendEvent('async_payment_failed', refused);
    await expect.poll(() => read(id)).toMatchObject({ status: 'failed', failure: 'card_declined' });
  });

  it('expire a page unpaid for a day, and the order can be paid on another one', async () => {
    const { id, read, userId, browser } = await openOrder();
    await server.clock.advance(25 * 60 * minute);
    browser.token = (await server.services.accessTokens.issueUserToken(userId)).token;
    await expect.poll(() => read(id)).toMatchObject({ status: 'expired', can_pay: true });
  });
});

describe('the page after the payment', () => {
  it('opened by another company’s user grants neither credits nor the order', async () => {
    const { id, page, press, read } = await openOrder();
    await press(page, 'pay');
    await expect.poll(() => read(id)).toMatchObject({ status: 'paid' });
    const stranger = await createCustomer();
    expect((await stranger.browser.get(`/api/checkout/success?session_id=${page}`)).json()).toMatchObject({
      order_id: id,
      paid: true,
    });
    expect((await stranger.browser.get(`/api/checkout/order/${id}`)).json()).toMatchObject({
      code: 'CHECKOUT_002',
    });
    expect(await stranger.balance()).toEqual({ available: 0, reserved: 0, consumed: 0 });
  });

  it('throttles guesses of unknown payments', async () => {
    const tries = (count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const url = `/api/checkout/success?session_id=cs_test_${index}`;
          return (await server.inject({ url, remoteAddress: '10.9.9.9' })).statusCode;
        }),
      );
    expect(new Set(await tries(60))).toEqual(new Set([404]));
    expect(new Set(await tries(10))).toEqual(new Set([429]));
  });
});

describe('bills', () => {
  it('take no tax number of another country where it would change the tax, and no address without end', async () => {
    const { place } = await createCustomer();
    const foreign = await place({ billing: { ...billing, tax_id: 'DE123456789' } });
    expect([foreign.statusCode, foreign.json().errors]).toEqual([
      422,
      { 'billing.tax_id': ['A tax number of this country looks like PT123456789.'] },
    ]);
    const long = await place({ billing: { ...billing, address: 'a\nb\nc\nd\ne\nf\ng\nh\ni' } });
    expect(long.statusCode).toBe(422);
    const german = await place({ billing: { ...billing, country: 'DE', tax_id: '12/345/67890' } });
    expect(german.json<Order>()).toMatchObject({ tax_treatment: 'domestic', tax_minor: 24_510 });
  });
});

describe('papers', () => {
  it('of the longest bill there may be leave nothing out, and are the same bytes again', async () => {
    const { place, browser } = await createCustomer();
    const line = 'Rua do Farol de Nossa Senhora da Boa Viagem';
    const long = {
      ...billing,
      name: 'W'.repeat(200),
      address: Array.from({ length: 8 }, (_, index) => `${line} ${index} ${'x'.repeat(10)}`).join('\n'),
      purchase_order: '7'.repeat(60),
    };
    const { id } = (await place({ payment: 'invoice', billing: long })).json<Order>();
    const draw = async () => (await browser.get(`/api/checkout/order/${id}/invoice.pdf`)).rawPayload;
    const [first, second] = [await draw(), await draw()];
    expect(first.equals(second)).toBe(true);
    const { PDFDocument } = await import('pdf-lib');
    expect((await PDFDocument.load(first)).getPageCount()).toBe(2);
  });
});

describe('refunds', () => {
  it('are the operator’s alone, once for one key, and end an order that was paid late', async () => {
    const { id, page, press, read, balance } = await openOrder();
    await server.database.updateTable('orders').set({ status: 'expired' }).where('id', '=', id).execute();
    await press(page, 'pay');
    await expect.poll(() => read(id)).toMatchObject({ status: 'expired', paid_late: true });
    const operator = await createCompany(server, { credits: 0, userTypeId: userTypes.ADMIN });
    const ask = () =>
      operator.browser.post(
        `/api/checkout/order/${id}/refund`,
        { credits: 10, reason: 'Nobody wanted it any more' },
        { 'idempotency-key': 'the-same-refund' },
      );
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first.statusCode, second.body]).toEqual([200, first.body]);
    expect(await read(id)).toMatchObject({ status: 'refunded', refunded_credits: 10 });
    expect(await balance()).toMatchObject({ available: 0 });
    await server.services.orderRefunds.settleOpen();
    expect((await testCheckoutOf(server).payments.read(page))?.refunded).toBe(129_000);
  });
});

describe('a server', () => {
  it('answers CHECKOUT_001 and keeps the order when the payment service is unreachable', async () => {
    const env = {
      STRIPE_SECRET_KEY: 'sk_test_nobody',
      STRIPE_WEBHOOK_SECRET: 'whsec_nobody',
      STRIPE_API_URL: `http://127.0.0.1:${await freePort()}`,
    };
    await withServer({ env }, async (other) => {
      const company = await createCompany(other, { credits: 0 });
      const { order, read } = shopCustomer(other, company);
      const { id } = await order();
      const refused = await company.browser.post(`/api/checkout/order/${id}/pay`);
      expect([refused.statusCode, refused.json().code]).toEqual([502, 'CHECKOUT_001']);
      expect(await read(id)).toMatchObject({ status: 'draft', number: null, can_pay: true });
      expect((await company.browser.get('/api/credits')).json()).toMatchObject({ rows: [] });
    });
  });

  it('answers CHECKOUT_003 to customers and logs the variable when the shop is misconfigured', async () => {
    const texts: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        texts.push(String(chunk));
        done();
      },
    });
    await withServer({ env: { CREDIT_PACKS: 'all for free' }, log: pino(stream) }, async (other) => {
      const company = await createCompany(other, { credits: 0 });
      const closed = {
        message:
          'Product configuration error: This item cannot be purchased at this time. Please contact support.',
        code: 'CHECKOUT_003',
      };
      const offer = await company.browser.get('/api/checkout/offer');
      const placed = await company.browser.post('/api/checkout/order', orderRequest());
      const prices = await other.inject({ url: '/api/checkout/prices' });
      for (const answer of [offer, placed, prices])
        expect([answer.statusCode, answer.json()]).toEqual([409, closed]);
      expect(startReport(other.config).find((line) => line.includes('Payment'))).toContain(
        'CREDIT_PACKS must',
      );
      expect(texts.join('')).toContain('CREDIT_PACKS must be like');
    });
  });

  it('in production without keys has no test checkout, no webhook and no payment by card', async () => {
    const env = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost:3000',
      SEND_MAIL: 'off',
      SELLER_NAME: 'Wren',
      SELLER_ADDRESS: '1 Quay',
      SELLER_COUNTRY: 'PT',
      SELLER_TAX_ID: 'PT123456789',
      SELLER_EMAIL: 'bills@wren.example',
      SELLER_BANK: 'IBAN PT50',
    };
    await withServer({ env }, async (other) => {
      const company = await createCompany(other, { credits: 0 });
      const { place } = shopCustomer(other, company);
      expect((await company.browser.get('/api/checkout/offer')).json<CheckoutOffer>().card).toBe('off');
      expect([(await place()).statusCode, (await place({ payment: 'invoice' })).statusCode]).toEqual([
        409, 201,
      ]);
      const page = `/test-checkout/cs_test_${'a'.repeat(40)}`;
      for (const url of [page, '/api/checkout/webhook'])
        expect([url, (await other.inject({ method: 'POST', url })).statusCode]).toEqual([url, 404]);
      expect((await other.inject({ url: page })).body).not.toContain('Test checkout');
    });
  });

  it('shows visitors the packs that owners can buy', async () => {
    const { browser } = await createCustomer();
    const prices = (await server.inject({ url: '/api/checkout/prices' })).json<PriceList>();
    const offer = (await browser.get('/api/checkout/offer')).json<CheckoutOffer>();
    expect(prices).toEqual({ packs: offer.packs, card: true, welcome_credits: 1 });
  });

  it('keeps the prices of an order as they were, whatever is sold later', async () => {
    const { id, page, browser } = await openOrder();
    await withServer(
      { database: server.database, clock: server.clock, env: { CREDIT_PACKS: 'season:Dearer:5:999.00:EUR' } },
      async (other) => {
        await other.inject({ method: 'POST', url: `/test-checkout/${page}/pay` });
        await expect
          .poll(async () => (await browser.get(`/api/checkout/order/${id}`)).json<OrderDetail>())
          .toMatchObject({ order: { status: 'paid', total_minor: 129_000, pack_name: 'A season' } });
      },
    );
  });
});
