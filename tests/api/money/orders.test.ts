import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerAnswer } from '../../../contract/calls/schemas/credits.ts';
import type { CheckoutOffer, Order, OrderDetail, OrderList } from '../../../contract/calls/schemas/orders.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { createCompany } from '../../support/company-fixture.ts';
import { billing, orderRequest, pageId, shopCustomer } from '../../support/shop-customer.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const minute = 60_000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('an order by card', () => {
  it('is priced when it is placed, paid on the test page, credited once and receipted', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const offer = (await company.browser.get('/api/checkout/offer')).json<CheckoutOffer>();
    expect(offer).toMatchObject({ card: 'test', seller_country: 'DE', billing: null });
    const draft = await customer.order();
    expect(draft).toMatchObject({
      status: 'draft',
      number: null,
      credits: 10,
      total_minor: 129_000,
      tax_treatment: 'reverse_charge',
    });
    const page = await customer.pay(draft.id);
    expect(page.order).toMatchObject({
      status: 'pending',
      number: expect.stringMatching(/^MU-\d{4}-\d{5}$/),
    });
    expect(await customer.pay(draft.id)).toEqual(page);

    const shown = await server.inject({ url: `/test-checkout/${pageId(page)}` });
    expect(shown.body).toContain('Test checkout: no card needed, no money moves');
    const paid = await customer.press(pageId(page), 'pay');
    expect(paid.headers.location).toBe(
      `${server.config.publicUrl}/checkoutSuccess?session_id=${pageId(page)}`,
    );
    await expect.poll(() => customer.read(draft.id)).toMatchObject({ status: 'paid', has_receipt: true });
    expect(await customer.balance()).toMatchObject({ available: 10 });
    expect(await customer.mails()).toEqual(['receipt']);
    const outcome = await server.inject({ url: `/api/checkout/success?session_id=${pageId(page)}` });
    expect(outcome.json()).toEqual({
      order_id: draft.id,
      number: page.order.number,
      status: 'paid',
      paid: true,
      credits: 10,
      failure: null,
    });
    expect((await company.browser.get(`/api/checkout/order/${draft.id}`)).json<OrderDetail>()).toMatchObject({
      credits_before: 0,
      credits_after: 10,
    });
    const { rows } = (await company.browser.get('/api/credits')).json<LedgerAnswer>();
    expect(rows).toMatchObject([{ kind: 'purchase', order_id: draft.id, credits: 10, available_after: 10 }]);
    expect((await company.browser.get('/api/checkout/offer')).json<CheckoutOffer>().billing).toEqual(billing);
    const list = (await company.browser.get('/api/checkout/order')).json<OrderList>();
    expect(list.rows.map(({ id }) => id)).toEqual([draft.id]);
    const receipt = () => company.browser.get(`/api/checkout/order/${draft.id}/receipt.pdf`);
    const [first, second] = [await receipt(), await receipt()];
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(first.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('stays open when the card is declined, and is paid by a later payment', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const draft = await customer.order();
    const page = await customer.pay(draft.id);
    expect((await customer.press(pageId(page), 'decline')).body).toContain('The test card was declined');
    expect(await customer.read(draft.id)).toMatchObject({ status: 'pending', can_pay: true });
    await customer.press(pageId(page), 'delay');
    expect(await customer.pay(draft.id)).toMatchObject({ pay_url: null, order: { status: 'pending' } });
    expect(await customer.balance()).toMatchObject({ available: 0 });
    await server.clock.advance(16_000);
    await expect.poll(() => customer.read(draft.id)).toMatchObject({ status: 'paid' });
    expect(await customer.balance()).toMatchObject({ available: 10 });
  });

  it('is looked up where no message ever came', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const draft = await customer.order();
    const page = await customer.pay(draft.id);
    await server.services.testCheckout?.payments.pay(pageId(page));
    await server.clock.advance(2 * minute);
    await server.services.jobs.tick();
    expect(await customer.read(draft.id)).toMatchObject({ status: 'paid' });
    expect(await customer.balance()).toMatchObject({ available: 10 });
  });

  it('can be paid on a new page after the first has run out', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const draft = await customer.order();
    const first = await customer.pay(draft.id);
    const { testCheckout } = server.services;
    const expired = await testCheckout?.payments.expire(pageId(first));
    if (expired) await testCheckout?.sendEvent('expired', expired);
    expect(await customer.read(draft.id)).toMatchObject({ status: 'expired', number: first.order.number });
    const second = await customer.pay(draft.id);
    expect(pageId(second)).not.toBe(pageId(first));
    await customer.press(pageId(second), 'pay');
    await expect
      .poll(() => customer.read(draft.id))
      .toMatchObject({ status: 'paid', number: first.order.number });
  });

  it('turns late money into credits and revives nothing', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const draft = await customer.order();
    const page = await customer.pay(draft.id);
    await server.database
      .updateTable('orders')
      .set({ status: 'expired' })
      .where('id', '=', draft.id)
      .execute();
    await customer.press(pageId(page), 'pay');
    await expect.poll(() => customer.balance()).toMatchObject({ available: 10 });
    expect(await customer.read(draft.id)).toMatchObject({
      status: 'expired',
      paid_late: true,
      has_receipt: true,
    });
  });
});

describe('messages of the payment service', () => {
  it('move credits once, however many arrive at once', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const draft = await customer.order();
    const page = await customer.pay(draft.id);
    const { testCheckout } = server.services;
    const paid = await testCheckout?.payments.pay(pageId(page));
    await Promise.all(Array.from({ length: 100 }, () => paid && testCheckout?.sendEvent('completed', paid)));
    expect(await customer.balance()).toMatchObject({ available: 10 });
    expect(await customer.mails()).toEqual(['receipt']);
  });

  it('with another amount, or for an order that is not ours, move nothing', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const draft = await customer.order();
    const { testCheckout } = server.services;
    const page = await customer.pay(draft.id);
    const paid = await testCheckout?.payments.pay(pageId(page));
    if (!paid) throw new Error('no page');
    await testCheckout?.sendEvent('completed', { ...paid, amount_total: 1 });
    await testCheckout?.sendEvent('completed', { ...paid, currency: 'usd' });
    expect(await customer.balance()).toMatchObject({ available: 0 });
    expect(await customer.read(draft.id)).toMatchObject({ status: 'pending' });
  });

  it('are refused without a signature, with another body, too old, or from the future', async () => {
    const { default: Stripe } = await import('stripe');
    const { deriveKey } = await import('../../../server/secret.ts');
    const secret = `whsec_${deriveKey(server.services.secret, 'test checkout').toString('hex')}`;
    const stripe = new Stripe('sk_test_embedded');
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'customer.created',
      data: { object: {} },
    });
    const now = Math.floor(server.clock.now() / 1000);
    const sign = (timestamp: number) =>
      stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const send = async (body: string, signature?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(signature ? { 'stripe-signature': signature } : {}),
      };
      return (await server.inject({ method: 'POST', url: '/api/checkout/webhook', headers, payload: body }))
        .statusCode;
    };
    expect(await send(payload, sign(now))).toBe(200);
    expect(await send(payload)).toBe(400);
    expect(await send(`${payload} `, sign(now))).toBe(400);
    expect(await send(payload, sign(now - 360))).toBe(400);
    expect(await send(payload, sign(now + 600))).toBe(400);
    expect(await send('', 't=1,v1=00')).toBe(400);
  });
});

describe('who may order', () => {
  it('is the owner; another company’s order is unknown', async () => {
    const owner = await createCompany(server, { credits: 0 });
    const other = await createCompany(server, { credits: 0 });
    const sub = await createCompany(server, { credits: 0, userTypeId: userTypes.CONSUMER_ADMIN_SUB });
    const order = await shopCustomer(server, owner).order({ payment: 'invoice' });
    for (const path of ['', '/invoice.pdf', '/receipt.pdf', '/credit-note.pdf']) {
      const answer = await other.browser.get(`/api/checkout/order/${order.id}${path}`);
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { message: 'Order not found', code: 'CHECKOUT_002' },
      ]);
    }
    expect((await sub.browser.get('/api/checkout/offer')).statusCode).toBe(403);
    const refund = await owner.browser.post(
      `/api/checkout/order/${order.id}/refund`,
      { credits: 1, reason: 'x' },
      { 'idempotency-key': 'refund-key-1' },
    );
    expect(refund.statusCode).toBe(403);
    expect((await server.inject({ url: '/api/checkout/success?session_id=cs_test_unknown' })).json()).toEqual(
      {
        message: 'Order not found',
        code: 'CHECKOUT_002',
      },
    );
  });

  it('makes one order of ten clicks with one key', async () => {
    const company = await createCompany(server, { credits: 0 });
    await company.browser.get('/api/user');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        company.browser.post('/api/checkout/order', orderRequest(), { 'idempotency-key': 'ten-clicks' }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json<Order>().id)).size).toBe(1);
  });

  it('assigns numbers without a gap', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const placed = await Promise.all(Array.from({ length: 8 }, () => customer.order({ payment: 'invoice' })));
    const serials = placed.map(({ number }) => Number(number?.slice(-5))).toSorted((a, b) => a - b);
    expect(serials).toEqual(serials.map((_, index) => (serials[0] ?? 0) + index));
  });
});
