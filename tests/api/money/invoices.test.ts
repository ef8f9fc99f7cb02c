import { PDFDocument, PDFName } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CreditNote, readCreditNotes } from '../../../server/orders/credit-notes.ts';
import { createOrderDocuments } from '../../../server/orders/order-documents.ts';
import { reconcile } from '../../../server/orders/reconcile.ts';
import { createCompany } from '../../support/company-fixture.ts';
import { billing, pageId, shopCustomer } from '../../support/shop-customer.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const day = 86_400_000;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('an order on invoice', () => {
  it('is credited when the operator has seen the money, once, and its invoice is the same every time', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const order = await customer.order({ payment: 'invoice' });
    expect(order).toMatchObject({ status: 'pending', has_invoice: true, has_receipt: false, can_pay: false });
    expect(await customer.mails()).toEqual(['invoice']);
    expect(await customer.balance()).toMatchObject({ available: 0 });
    const { orderTasks } = server.services;
    await Promise.all([orderTasks.markPaid(order.number ?? ''), orderTasks.markPaid(order.number ?? '')]);
    expect(await customer.balance()).toMatchObject({ available: 10 });
    expect(await customer.mails()).toEqual(['invoice', 'receipt']);
  });

  it('of one session names one credit in its mail', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const order = await customer.order({ pack_id: 'single', quantity: 1, payment: 'invoice' });
    const { body_text: text } = await server.database
      .selectFrom('outbox_mails')
      .select('body_text')
      .where('operation_key', 'like', `order:${order.id}:%`)
      .executeTakeFirstOrThrow();
    expect(text).toMatch(/1 × One session, 1 credit$/m);
  });

  it('has its papers and mails in the language that the buyer had when they ordered, whatever they choose later', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const speak = (language: string) => company.browser.send('PUT', '/api/profile/language', { language });
    await speak('de');
    const order = await customer.order({ payment: 'invoice' });
    const invoice = () => company.browser.get(`/api/checkout/order/${order.id}/invoice.pdf`);
    const issued = await invoice();
    expect(issued.headers['content-disposition']).toBe(`attachment; filename="rechnung-${order.number}.pdf"`);
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
    const numbers = await Promise.all(
      papers.map(async ({ bytes }) => {
        const document = await PDFDocument.load(bytes, { updateMetadata: false });
        return [document.getTitle(), String(document.catalog.get(PDFName.of('Lang')))];
      }),
    );
    expect(numbers).toEqual([
      [`Rechnung ${order.number}`, '(de)'],
      [`Zahlungsbeleg ${order.number}`, '(de)'],
      [expect.stringMatching(/^Rechnungskorrektur MU-CN-/), '(de)'],
    ]);

    const later = await customer.order({ payment: 'invoice' });
    const english = await documentOf(`invoice:${later.id}`);
    expect(english.name).toBe(`invoice-${later.number}.pdf`);
  });

  it('is reminded of once when its day has passed', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    await customer.order({ payment: 'invoice' });
    await server.clock.advance(15 * day);
    await server.services.orderTasks.remindOverdue();
    await server.services.orderTasks.remindOverdue();
    expect(await customer.mails()).toEqual(['invoice', 'invoice-reminder']);
  });

  it('is taken back before it is paid, with a credit note over all of it and the credits that could be used', async () => {
    const { orderTasks, orderRefunds } = server.services;
    for (const isTrusted of [false, true]) {
      const company = await createCompany(server, { credits: 0 });
      const customer = shopCustomer(server, company);
      await server.database
        .updateTable('companies')
        .set({ invoice_at_once: isTrusted })
        .where('id', '=', company.companyId)
        .execute();
      const order = await customer.order({ payment: 'invoice' });
      const cancel = () => orderRefunds.cancelInvoice(order.number ?? '', 'Ordered twice');
      await cancel();
      expect(await customer.read(order.id)).toMatchObject({ status: 'cancelled', has_credit_note: true });
      expect(await customer.balance()).toMatchObject({ available: 0 });
      await expect(cancel()).rejects.toThrow('This order is cancelled.');
      await expect(orderTasks.markPaid(order.number ?? '')).rejects.toThrow('This order is cancelled.');
      await server.clock.advance(15 * day);
      await orderTasks.remindOverdue();
      expect(await customer.mails()).toEqual(['invoice', 'invoice-cancelled']);
    }
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const paid = await customer.order({ payment: 'invoice' });
    await orderTasks.markPaid(paid.number ?? '');
    await expect(orderRefunds.cancelInvoice(paid.number ?? '', 'Late')).rejects.toThrow(
      'This order is paid.',
    );
    expect(await reconcile({ database: server.database, card: null })).toEqual([]);
  });

  it('books a trusted company’s credits at once', async () => {
    const company = await createCompany(server, { credits: 0, isTrusted: true });
    const customer = shopCustomer(server, company);
    const order = await customer.order({ payment: 'invoice' });
    expect(await customer.balance()).toMatchObject({ available: 10 });
    await server.services.orderTasks.markPaid(order.number ?? '');
    expect(await customer.balance()).toMatchObject({ available: 10 });
  });
});

describe('refunds', () => {
  it('that are refused for ever do not hold up the others', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const draft = await customer.order({ pack_id: 'single', quantity: 3 });
    const page = await customer.pay(draft.id);
    await customer.press(pageId(page), 'pay');
    await expect.poll(() => customer.read(draft.id)).toMatchObject({ status: 'paid' });
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
    const customer = shopCustomer(server, company);
    const draft = await customer.order({ pack_id: 'single', quantity: 3 });
    const page = await customer.pay(draft.id);
    await customer.press(pageId(page), 'pay');
    await expect.poll(() => customer.read(draft.id)).toMatchObject({ status: 'paid' });
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
    expect(await customer.read(draft.id)).toMatchObject({
      refunded_credits: 1,
      refunded_minor: 14_900,
      status: 'paid',
    });
  });
});

describe('credit notes', () => {
  it('are numbered in a series of their own, and their taxes add up to the order’s', async () => {
    const company = await createCompany(server, { credits: 0 });
    const customer = shopCustomer(server, company);
    const order = await customer.order({ payment: 'invoice' });
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

    expect((await customer.read(order.id)).has_credit_note).toBe(true);
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
