import { PDFDocument, PDFName } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerAnswer } from '../../../contract/calls/schemas/credits.ts';
import type {
  CheckoutOffer,
  Order,
  OrderDetail,
  OrderList,
  OrderRequest,
  PayAnswer,
} from '../../../contract/calls/schemas/orders.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { type CreditNote, readCreditNotes } from '../../../server/orders/credit-notes.ts';
import { reconcile } from '../../../server/orders/reconcile.ts';
import { createOrderDocuments } from '../../../server/orders/order-documents.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const billing: OrderRequest['billing'] = {
  name: 'Wren & Co',
  address: 'Rua do Farol 1\n1100-001 Lisboa',
  country: 'PT',
  email: 'bills@wren.example',
  tax_id: 'PT123456789',
  purchase_order: 'PO-77',
};

const orderRequest = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  pack_id: 'season',
  quantity: 2,
  payment: 'card',
  billing,
  ...changes,
});

let keys = 0;
async function place({ browser }: CompanyFixture, changes: Partial<OrderRequest> = {}): Promise<Order> {
  keys += 1;
  const answer = await browser.post('/api/checkout/order', orderRequest(changes), {
    'idempotency-key': `order-key-${keys}`,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<Order>();
}

async function pay({ browser }: CompanyFixture, id: number): Promise<PayAnswer> {
  return (await browser.post(`/api/checkout/order/${id}/pay`)).json<PayAnswer>();
}

const pageId = ({ pay_url }: PayAnswer) => pay_url?.split('/').at(-1) ?? '';
const press = (page: string, action: string) =>
  server.inject({ method: 'POST', url: `/test-checkout/${page}/${action}` });
const read = async ({ browser }: CompanyFixture, id: number) =>
  (await browser.get(`/api/checkout/order/${id}`)).json<OrderDetail>().order;
const balance = (companyId: number) => server.services.credits.balance(server.database, companyId);

async function mailsTo(companyId: number): Promise<string[]> {
  const rows = await server.database
    .selectFrom('outbox_mails')
    .innerJoin('orders', (join) =>
      join.onRef('outbox_mails.operation_key', 'like', 'outbox_mails.operation_key'),
    )
    .select(['kind', 'operation_key', 'orders.id'])
    .where('orders.company_id', '=', companyId)
    .orderBy('outbox_mails.id')
    .execute();
  return rows.filter((row) => row.operation_key.startsWith(`order:${row.id}:`)).map(({ kind }) => kind);
}

describe('an order by card', () => {
  it('is priced when it is placed, paid on the test page, credited once and receipted', async () => {
    const company = await createCompany(server, { credits: 0 });
    const offer = (await company.browser.get('/api/checkout/offer')).json<CheckoutOffer>();
    expect(offer).toMatchObject({ card: 'test', seller_country: 'DE', billing: null });
    const draft = await place(company);
    expect(draft).toMatchObject({
      status: 'draft',
      number: null,
      credits: 10,
      total_minor: 129_000,
      tax_treatment: 'reverse_charge',
    });
    const page = await pay(company, draft.id);
    expect(page.order).toMatchObject({
      status: 'pending',
      number: expect.stringMatching(/^MU-\d{4}-\d{5}$/),
    });
    expect(await pay(company, draft.id)).toEqual(page);

    const shown = await server.inject({ url: `/test-checkout/${pageId(page)}` });
    expect(shown.body).toContain('Test checkout: no card needed, no money moves');
    const paid = await press(pageId(page), 'pay');
    expect(paid.headers.location).toBe(
      `${server.config.publicUrl}/checkoutSuccess?session_id=${pageId(page)}`,
    );
    await expect.poll(() => read(company, draft.id)).toMatchObject({ status: 'paid', has_receipt: true });
    expect(await balance(company.companyId)).toMatchObject({ available: 10 });
    expect(await mailsTo(company.companyId)).toEqual(['receipt']);
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
    const draft = await place(company);
    const page = await pay(company, draft.id);
    expect((await press(pageId(page), 'decline')).body).toContain('The test card was declined');
    expect(await read(company, draft.id)).toMatchObject({ status: 'pending', can_pay: true });
    await press(pageId(page), 'delay');
    expect(await pay(company, draft.id)).toMatchObject({ pay_url: null, order: { status: 'pending' } });
    expect(await balance(company.companyId)).toMatchObject({ available: 0 });
    await server.clock.advance(16_000);
    await expect.poll(() => read(company, draft.id)).toMatchObject({ status: 'paid' });
    expect(await balance(company.companyId)).toMatchObject({ available: 10 });
  });

  it('is looked up where no message ever came', async () => {
    const company = await createCompany(server, { credits: 0 });
    const draft = await place(company);
    const page = await pay(company, draft.id);
    await server.services.testCheckout?.payments.pay(pageId(page));
    await server.clock.advance(2 * minute);
    await server.services.jobs.tick();
    expect(await read(company, draft.id)).toMatchObject({ status: 'paid' });
    expect(await balance(company.companyId)).toMatchObject({ available: 10 });
  });

  it('can be paid on a new page after the first has run out', async () => {
    const company = await createCompany(server, { credits: 0 });
    const draft = await place(company);
    const first = await pay(company, draft.id);
    const { testCheckout } = server.services;
    const expired = await testCheckout?.payments.expire(pageId(first));
    if (expired) await testCheckout?.sendEvent('expired', expired);
    expect(await read(company, draft.id)).toMatchObject({ status: 'expired', number: first.order.number });
    const second = await pay(company, draft.id);
    expect(pageId(second)).not.toBe(pageId(first));
    await press(pageId(second), 'pay');
    await expect
      .poll(() => read(company, draft.id))
      .toMatchObject({ status: 'paid', number: first.order.number });
  });

  it('turns late money into credits and revives nothing', async () => {
    const company = await createCompany(server, { credits: 0 });
    const draft = await place(company);
    const page = await pay(company, draft.id);
    await server.database
      .updateTable('orders')
      .set({ status: 'expired' })
      .where('id', '=', draft.id)
      .execute();
    await press(pageId(page), 'pay');
    await expect.poll(() => balance(company.companyId)).toMatchObject({ available: 10 });
    expect(await read(company, draft.id)).toMatchObject({
      status: 'expired',
      paid_late: true,
      has_receipt: true,
    });
  });
});

describe('messages of the payment service', () => {
  it('move credits once, however many arrive at once', async () => {
    const company = await createCompany(server, { credits: 0 });
    const draft = await place(company);
    const page = await pay(company, draft.id);
    const { testCheckout } = server.services;
    const paid = await testCheckout?.payments.pay(pageId(page));
    await Promise.all(Array.from({ length: 100 }, () => paid && testCheckout?.sendEvent('completed', paid)));
    expect(await balance(company.companyId)).toMatchObject({ available: 10 });
    expect(await mailsTo(company.companyId)).toEqual(['receipt']);
  });

  it('with another amount, or for an order that is not ours, move nothing', async () => {
    const company = await createCompany(server, { credits: 0 });
    const draft = await place(company);
    const { testCheckout } = server.services;
    const page = await pay(company, draft.id);
    const paid = await testCheckout?.payments.pay(pageId(page));
    if (!paid) throw new Error('no page');
    await testCheckout?.sendEvent('completed', { ...paid, amount_total: 1 });
    await testCheckout?.sendEvent('completed', { ...paid, currency: 'usd' });
    expect(await balance(company.companyId)).toMatchObject({ available: 0 });
    expect(await read(company, draft.id)).toMatchObject({ status: 'pending' });
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

describe('an order on invoice', () => {
  it('is credited when the operator has seen the money, once, and its invoice is the same every time', async () => {
    const company = await createCompany(server, { credits: 0 });
    const order = await place(company, { payment: 'invoice' });
    expect(order).toMatchObject({ status: 'pending', has_invoice: true, has_receipt: false, can_pay: false });
    expect(await mailsTo(company.companyId)).toEqual(['invoice']);
    expect(await balance(company.companyId)).toMatchObject({ available: 0 });
    const { orderTasks } = server.services;
    await Promise.all([orderTasks.markPaid(order.number ?? ''), orderTasks.markPaid(order.number ?? '')]);
    expect(await balance(company.companyId)).toMatchObject({ available: 10 });
    expect(await mailsTo(company.companyId)).toEqual(['invoice', 'receipt']);
  });

  it('of one session names one credit in its mail', async () => {
    const company = await createCompany(server, { credits: 0 });
    const order = await place(company, { pack_id: 'single', quantity: 1, payment: 'invoice' });
    const { body_text: text } = await server.database
      .selectFrom('outbox_mails')
      .select('body_text')
      .where('operation_key', 'like', `order:${order.id}:%`)
      .executeTakeFirstOrThrow();
    expect(text).toMatch(/1 × One session, 1 credit$/m);
  });

  it('has its papers and mails in the language that the buyer had when they ordered, whatever they choose later', async () => {
    const company = await createCompany(server, { credits: 0 });
    const speak = (language: string) => company.browser.send('PUT', '/api/profile/language', { language });
    await speak('de');
    const order = await place(company, { payment: 'invoice' });
    const invoice = () => company.browser.get(`/api/checkout/order/${order.id}/invoice.pdf`);
    const issued = await invoice();
    await speak('en');
    expect((await invoice()).rawPayload.equals(issued.rawPayload)).toBe(true);
    const { orderTasks, orderRefunds } = server.services;
    await orderTasks.markPaid(order.number ?? '');
    await orderRefunds.refund(undefined, order.id, { credits: 3, reason: 'Grund', requestedBy: null });

    const mails = await server.database
      .selectFrom('outbox_mails')
      .select(['subject', 'html', 'body_text', 'attachment'])
      .where('operation_key', 'like', `order:${order.id}:%`)
      .where('recipient', '=', billing.email)
      .orderBy('id')
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Rechnung ${order.number}`,
      `Zahlungsbeleg zu Bestellung ${order.number}`,
      `Rückzahlung für Bestellung ${order.number}`,
    ]);
    for (const { html } of mails) expect(html).toContain('<html lang="de">');
    expect(mails[0]?.body_text).toMatch(/Gesamtbetrag: 1\.290,00\u00a0€/);
    expect(mails[0]?.body_text).toMatch(/Bitte zahlen Sie bis zum \d{1,2}\. \p{L}+ \d{4}\./u);

    const documentOf = createOrderDocuments({ database: server.database, drawing: server.services.drawing });
    const papers = await Promise.all(mails.map(({ attachment }) => documentOf(attachment ?? '')));
    expect(papers.map(({ name }) => name)).toEqual([
      `rechnung-${order.number}.pdf`,
      `zahlungsbeleg-${order.number}.pdf`,
      expect.stringMatching(/^rechnungskorrektur-MU-CN-.*\.pdf$/),
    ]);
    const told = await Promise.all(
      papers.map(async ({ bytes }) => {
        const document = await PDFDocument.load(bytes, { updateMetadata: false });
        return [document.getTitle(), String(document.catalog.get(PDFName.of('Lang')))];
      }),
    );
    expect(told).toEqual([
      [`Rechnung ${order.number}`, '(de)'],
      [`Zahlungsbeleg ${order.number}`, '(de)'],
      [expect.stringMatching(/^Rechnungskorrektur MU-CN-/), '(de)'],
    ]);

    const later = await place(company, { payment: 'invoice' });
    const english = await documentOf(`invoice:${later.id}`);
    expect(english.name).toBe(`invoice-${later.number}.pdf`);
  });

  it('is reminded of once when its day has passed', async () => {
    const company = await createCompany(server, { credits: 0 });
    await place(company, { payment: 'invoice' });
    await server.clock.advance(15 * day);
    await server.services.orderTasks.remindOverdue();
    await server.services.orderTasks.remindOverdue();
    expect(await mailsTo(company.companyId)).toEqual(['invoice', 'invoice-reminder']);
  });

  it('is taken back before it is paid, with a credit note over all of it and the credits that could be used', async () => {
    const { orderTasks, orderRefunds } = server.services;
    for (const isTrusted of [false, true]) {
      const company = await createCompany(server, { credits: 0 });
      await server.database
        .updateTable('companies')
        .set({ invoice_at_once: isTrusted })
        .where('id', '=', company.companyId)
        .execute();
      const order = await place(company, { payment: 'invoice' });
      const cancel = () => orderRefunds.cancelInvoice(order.number ?? '', 'Ordered twice');
      await cancel();
      expect(await read(company, order.id)).toMatchObject({ status: 'cancelled', has_credit_note: true });
      expect(await balance(company.companyId)).toMatchObject({ available: 0 });
      await expect(cancel()).rejects.toThrow('This order is cancelled.');
      await expect(orderTasks.markPaid(order.number ?? '')).rejects.toThrow('This order is cancelled.');
      await server.clock.advance(15 * day);
      await orderTasks.remindOverdue();
      expect(await mailsTo(company.companyId)).toEqual(['invoice', 'invoice-cancelled']);
    }
    const company = await createCompany(server, { credits: 0 });
    const paid = await place(company, { payment: 'invoice' });
    await orderTasks.markPaid(paid.number ?? '');
    await expect(orderRefunds.cancelInvoice(paid.number ?? '', 'Late')).rejects.toThrow(
      'This order is paid.',
    );
    expect(await reconcile({ database: server.database, card: null })).toEqual([]);
  });

  it('gives a trusted company its credits at once', async () => {
    const company = await createCompany(server, { credits: 0, isTrusted: true });
    const order = await place(company, { payment: 'invoice' });
    expect(await balance(company.companyId)).toMatchObject({ available: 10 });
    await server.services.orderTasks.markPaid(order.number ?? '');
    expect(await balance(company.companyId)).toMatchObject({ available: 10 });
  });
});

describe('refunds', () => {
  it('that are refused for ever do not hold up the others', async () => {
    const company = await createCompany(server, { credits: 0 });
    const draft = await place(company, { pack_id: 'single', quantity: 3 });
    const page = await pay(company, draft.id);
    await press(pageId(page), 'pay');
    await expect.poll(() => read(company, draft.id)).toMatchObject({ status: 'paid' });
    const { orderRefunds, testCheckout } = server.services;
    const refused = (index: number) => ({
      operation_key: `refused:${index}`,
      order_id: draft.id,
      credits: 1,
      amount_minor: 1_000_000_000,
      reason: 'More than was paid',
      asked_by: null,
      asked_at: new Date(server.clock.now() - 60_000),
    });
    await server.database
      .insertInto('order_refunds')
      .values(Array.from({ length: 25 }, (_, index) => refused(index)))
      .execute();
    await orderRefunds.refund(undefined, draft.id, {
      credits: 1,
      reason: 'Change of plans',
      requestedBy: null,
    });
    for (let round = 0; round < 3; round += 1) await orderRefunds.settleOpen();
    expect((await testCheckout?.payments.read(pageId(page)))?.refunded).toBe(14_900);
    const waiting = await server.database
      .selectFrom('order_refunds')
      .select(['attempts', 'settled_at'])
      .where('operation_key', 'like', 'refused:%')
      .execute();
    expect(waiting).toEqual(Array.from({ length: 25 }, () => ({ attempts: 1, settled_at: null })));
    await server.database.deleteFrom('order_refunds').where('operation_key', 'like', 'refused:%').execute();
  });

  it('take back unspent credits against their share of the money, and never more', async () => {
    const company = await createCompany(server, { credits: 0 });
    const draft = await place(company, { pack_id: 'single', quantity: 3 });
    const page = await pay(company, draft.id);
    await press(pageId(page), 'pay');
    await expect.poll(() => read(company, draft.id)).toMatchObject({ status: 'paid' });
    const { orderRefunds, testCheckout } = server.services;
    const refund = (credits: number) =>
      orderRefunds.refund(undefined, draft.id, { credits, reason: 'Change of plans', requestedBy: null });
    await refund(1);
    await orderRefunds.settleOpen();
    await orderRefunds.settleOpen();
    expect((await testCheckout?.payments.read(pageId(page)))?.refunded).toBe(14_900);
    await expect(refund(3)).rejects.toThrow('This order has 2 credits left to refund.');
    await server.services.credits.reserve(server.database, {
      operationKey: `spend:${draft.id}`,
      companyId: company.companyId,
      credits: 1,
      reason: 'A session',
    });
    await expect(refund(2)).rejects.toThrow('Insufficient credits');
    expect(await read(company, draft.id)).toMatchObject({
      refunded_credits: 1,
      refunded_minor: 14_900,
      status: 'paid',
    });
  });
});

describe('credit notes', () => {
  it('are numbered in a series of their own, and their taxes add up to the order’s', async () => {
    const company = await createCompany(server, { credits: 0 });
    const order = await place(company, { payment: 'invoice' });
    await server.services.orderTasks.markPaid(order.number ?? '');
    const address = `/api/checkout/order/${order.id}/credit-note.pdf`;
    expect((await company.browser.get(address)).statusCode, 'nothing is refunded').toBe(404);
    const { orderRefunds } = server.services;
    for (const credits of [3, 7])
      await orderRefunds.refund(undefined, order.id, {
        credits,
        reason: 'Łódź cannot come',
        requestedBy: null,
      });
    const row = await server.database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    const notes = await readCreditNotes(server.database, row);
    const sum = (pick: (note: CreditNote) => number) => notes.reduce((total, note) => total + pick(note), 0);
    expect([sum((note) => note.net_minor), sum((note) => note.tax_minor)]).toEqual([
      row.net_minor,
      row.tax_minor,
    ]);
    const places = notes.map(({ number }) => Number(/^MU-CN-\d{4}-(\d{5})$/.exec(number)?.[1]));
    expect(places[1]).toBe((places[0] ?? 0) + 1);

    expect((await read(company, order.id)).has_credit_note).toBe(true);
    const first = await company.browser.get(address);
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await company.browser.get(address)).rawPayload.equals(first.rawPayload)).toBe(true);
    const attached = await server.database
      .selectFrom('outbox_mails')
      .select('attachment')
      .where('kind', '=', 'refund')
      .where('operation_key', 'like', `order:${order.id}:%`)
      .orderBy('id')
      .execute();
    expect(attached.map(({ attachment }) => attachment)).toEqual(
      notes.map(({ number }) => `credit-note:${order.id}:${number}`),
    );
    const draw = createOrderDocuments({ ...server, drawing: server.services.drawing });
    for (const { attachment } of attached) {
      const file = await draw(attachment ?? '');
      expect(file.name).toMatch(/^credit-note-MU-CN-.*\.pdf$/);
      expect(Buffer.from(file.bytes).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await expect(draw(`credit-note:${order.id}:MU-CN-1999-00001`)).rejects.toThrow('has no credit note');
  });
});

describe('who may order', () => {
  it('is the owner; another company’s order is unknown', async () => {
    const owner = await createCompany(server, { credits: 0 });
    const other = await createCompany(server, { credits: 0 });
    const sub = await createCompany(server, { credits: 0, userTypeId: userTypes.CONSUMER_ADMIN_SUB });
    const order = await place(owner, { payment: 'invoice' });
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

  it('gives numbers without a gap', async () => {
    const company = await createCompany(server, { credits: 0 });
    const placed = await Promise.all(Array.from({ length: 8 }, () => place(company, { payment: 'invoice' })));
    const serials = placed.map(({ number }) => Number(number?.slice(-5))).toSorted((a, b) => a - b);
    expect(serials).toEqual(serials.map((_, index) => (serials[0] ?? 0) + index));
  });
});
