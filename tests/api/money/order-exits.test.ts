import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '../../../contract/calls/schemas/orders.ts';
import { refundableUntil } from '../../../contract/rules/money/refund-rule.ts';
import { createOperatorActs } from '../../../server/operator/operator-acts.ts';
import type { OperatorCall } from '../../../server/operator/operator-verbs.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { pageId, shopCustomer, testCheckoutOf } from '../../support/shop-customer.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { CONTACT_EMAIL: 'office@muster.example' } });
});
afterAll(() => test.close());

async function createCustomer() {
  const company = await createCompany(test, { credits: 0 });
  return { ...company, ...shopCustomer(test, company) };
}
type Customer = Awaited<ReturnType<typeof createCustomer>>;

const drop = ({ browser }: Customer, id: number) => browser.post(`/api/checkout/order/${id}/drop`);
const mailsOf = (kind: string) =>
  test.database
    .selectFrom('outbox_mails')
    .select(['recipient', 'subject', 'body_text'])
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .execute();

describe('an unpaid order by card', () => {
  async function openOrder() {
    const customer = await createCustomer();
    const { id } = await customer.order();
    return { customer, id, page: pageId(await customer.pay(id)) };
  }

  it('is given up by its owner: its page is closed, and its number is kept', async () => {
    const { customer, id, page } = await openOrder();
    const before = await customer.read(id);
    expect(before).toMatchObject({ can_pay: true, can_drop: true });
    const stranger = await createCustomer();
    expect((await drop(stranger, id)).statusCode).toBe(404);
    const dropped = (await drop(customer, id)).json<Order>();
    expect(dropped).toMatchObject({
      status: 'cancelled',
      number: before.number,
      can_pay: false,
      can_drop: false,
    });
    expect((await testCheckoutOf(test).payments.read(page))?.status).toBe('expired');
    const again = await drop(customer, id);
    expect([again.statusCode, again.json<{ message: string }>().message]).toEqual([
      409,
      'This order is cancelled.',
    ]);
    const paying = (await customer.browser.post(`/api/checkout/order/${id}/pay`)).json();
    expect(paying).toMatchObject({ order: { status: 'cancelled' }, pay_url: null });
  });

  it('cannot be cancelled once it is paid, in either order of arrival', async () => {
    const { customer, id, page } = await openOrder();
    await customer.press(page, 'pay');
    expect((await drop(customer, id)).statusCode).toBe(409);
    await expect.poll(() => customer.read(id)).toMatchObject({ status: 'paid', can_drop: false });

    const other = await openOrder();
    const [dropped] = await Promise.all([
      drop(other.customer, other.id),
      other.customer.press(other.page, 'pay'),
    ]);
    await expect
      .poll(async () => {
        const { paid_at, status } = await other.customer.read(other.id);
        const { available } = await other.customer.balance();
        return [status === 'cancelled' && dropped.statusCode === 200, paid_at !== null && available === 10];
      })
      .toContain(true);
  });

  it('that is paid late still books its credits, and can be refunded in full', async () => {
    const { customer, id, page } = await openOrder();
    await drop(customer, id);
    const row = await test.database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const facts = {
      paymentId: page,
      orderId: id,
      url: null,
      state: 'paid' as const,
      amountMinor: row.total_minor,
      currency: row.currency,
      chargeId: `pi_late_${id}`,
      failure: null,
    };
    expect(await test.services.settleOrder(facts, `late:${id}`)).toBe('paid late');
    expect(await customer.read(id)).toMatchObject({ status: 'cancelled', paid_late: true, can_drop: false });
    expect(await customer.balance()).toMatchObject({ available: 10 });
    await test.services.orderRefunds.refund(undefined, id, { credits: 10, reason: 'x', requestedBy: null });
    expect(await customer.read(id)).toMatchObject({ status: 'refunded' });
  });

  it('on invoice is not given up by its owner', async () => {
    const customer = await createCustomer();
    const { id, can_drop } = await customer.order({ payment: 'invoice' });
    expect([can_drop, (await drop(customer, id)).statusCode]).toEqual([false, 409]);
  });
});

describe('a refund that its owner asks for', () => {
  async function paidOrder() {
    const customer = await createCustomer();
    const { id } = await customer.order();
    await customer.press(pageId(await customer.pay(id)), 'pay');
    await expect.poll(() => customer.read(id)).toMatchObject({ status: 'paid' });
    return { customer, order: await customer.read(id) };
  }
  const ask = ({ browser }: Customer, id: number, body: object = {}, headers?: Record<string, string>) =>
    browser.post(
      `/api/checkout/order/${id}/refund-request`,
      { credits: 2, reason: ' Change of plans ', ...body },
      headers,
    );
  const operator = (verb: OperatorCall['verb'], words: string[] = [], reason?: string) =>
    createOperatorActs(test.services).run({
      verb,
      words,
      options: reason === undefined ? {} : { reason },
      isDryRun: false,
    });

  it('is kept, mailed to the operator with the commands, declined, and read with the reason', async () => {
    const { customer, order } = await paidOrder();
    const paidAt = Date.parse(order.paid_at ?? '');
    expect(order.refundable).toEqual({
      credits: 10,
      until: new Date(refundableUntil(paidAt)).toISOString(),
    });
    const asked = (await ask(customer, order.id)).json<Order>();
    const requested_at = new Date(test.clock.now()).toISOString();
    const waiting = { answer: null, answer_reason: null, answered_at: null };
    expect(asked.refund_request).toEqual({ credits: 2, reason: 'Change of plans', requested_at, ...waiting });
    const [notice] = await mailsOf('refund-notice');
    expect(notice).toMatchObject({ recipient: 'office@muster.example' });
    expect(notice?.body_text).toContain(`order decline ${order.number}`);
    const listed = await operator('order requests');
    expect(listed.lines.join('\n')).toContain(`number ${order.number}`);
    expect((await ask(customer, order.id)).statusCode).toBe(409);

    expect((await operator('order decline', [order.number ?? ''])).code).toBe(1);
    expect(await operator('order decline', [order.number ?? ''], 'Used already')).toMatchObject({ code: 0 });
    expect((await customer.read(order.id)).refund_request).toMatchObject({
      answer: 'declined',
      answer_reason: 'Used already',
    });
    const [mail] = await mailsOf('refund-declined');
    expect(mail).toMatchObject({
      recipient: order.billing.email,
      subject: `No refund for order ${order.number}`,
    });
    expect(mail?.body_text).toContain('Used already');
    expect((await operator('order decline', [order.number ?? ''], 'Again')).code).toBe(1);
    expect((await ask(customer, order.id)).statusCode).toBe(200);
  });

  it('is answered by a refund, by anybody', async () => {
    const { customer, order } = await paidOrder();
    await ask(customer, order.id);
    expect(await operator('order refund', [order.number ?? '', '2'], 'As asked')).toMatchObject({ code: 0 });
    expect(await customer.read(order.id)).toMatchObject({
      refunded_credits: 2,
      refundable: { credits: 8 },
      refund_request: { answer: 'refunded', answer_reason: 'As asked' },
    });
    expect((await mailsOf('refund'))[0]).toMatchObject({ recipient: order.billing.email });
    expect((await operator('order requests')).lines.join()).not.toContain(order.number ?? '-');
  });

  it('is refused for unpaid, used, expired or foreign orders, and above the balance', async () => {
    const { customer, order } = await paidOrder();
    const unpaid = await customer.order({ payment: 'invoice' });
    expect((await ask(customer, unpaid.id)).statusCode).toBe(409);
    expect((await ask(await createCustomer(), order.id)).statusCode).toBe(404);
    const tooMany = await ask(customer, order.id, { credits: 11 }, { 'accept-language': 'de' });
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([
      409,
      'Aus dieser Bestellung können noch höchstens 10 Credits zurückgezahlt werden.',
    ]);
    for (const wrong of [{ credits: 0 }, { credits: 1.5 }, { reason: '  ' }, { reason: 'x'.repeat(201) }])
      expect((await ask(customer, order.id, wrong)).statusCode).toBe(422);
    await customer.browser.post('/api/session', sessionRequest(test));
    expect((await customer.read(order.id)).refundable?.credits).toBe(9);
    const spent = await ask(customer, order.id, { credits: 10 });
    expect([spent.statusCode, spent.json<{ code: string }>().code]).toEqual([409, 'SESSION_002']);
    await test.database
      .updateTable('orders')
      .set({ paid_at: new Date(test.clock.now() - 367 * 24 * 60 * 60_000) })
      .where('id', '=', order.id)
      .execute();
    const late = await ask(customer, order.id);
    expect([late.statusCode, late.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringContaining('in the last twelve months'),
    ]);
  });

  it('is one, however often it is asked for at once', async () => {
    const { customer, order } = await paidOrder();
    const before = (await mailsOf('refund-notice')).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(customer, order.id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await mailsOf('refund-notice')).length).toBe(before + 1);
  });
});
