import { afterAll, beforeAll, expect, it } from 'vitest';
import { oddPaymentLines } from '../../../scripts/operate/order-listings.ts';
import { dateText } from '../../../server/payment/amounts.ts';
import { reconcile } from '../../../server/orders/reconcile.ts';
import type { CardFacts } from '../../../server/payment/card-payment.ts';
import { createCompany } from '../../support/company-fixture.ts';
import { type OperatedServer, office, startOperatedServer } from '../../support/servers/operated-server.ts';
import { billing, pageId, shopCustomer, testCheckoutOf } from '../../support/shop-customer.ts';
import { outbox } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let operated: OperatedServer;
let server: TestApp;
beforeAll(async () => {
  operated = await startOperatedServer();
  ({ server } = operated);
});
afterAll(() => operated.close());

async function paidFacts(on: TestApp, page: string): Promise<CardFacts> {
  const { payments, card } = testCheckoutOf(on);
  await payments.pay(page);
  const facts = await card.read(page);
  if (facts?.state !== 'paid') throw new Error('not paid');
  return facts;
}

/** An order that was paid on one page and then on another that still stood open. */
async function paidTwice(on: TestApp) {
  const company = await createCompany(on, { credits: 0, name: 'Łódź <b>& Søn</b>' });
  const customer = shopCustomer(on, company);
  const { id } = await customer.order();
  const first = pageId(await customer.pay(id));
  const { number, total_minor } = await customer.read(id);
  const { paymentId: second } = await testCheckoutOf(on).card.open({
    id,
    number: number ?? '',
    description: 'The same order',
    email: billing.email,
    currency: 'EUR',
    totalMinor: total_minor,
    attempt: 2,
  });
  await on.services.settleOrder(await paidFacts(on, first), `evt_${first}`);
  const facts = await paidFacts(on, second);
  expect(await on.services.settleOrder(facts, `evt_${second}`)).toBe('paid twice');
  return { ...customer, company, id, number, first, second, facts };
}

const mailsOf = async (kind: string, on = server) => (await outbox(on)).filter((mail) => mail.kind === kind);
const noticesOf = async (number: string | null) =>
  (await mailsOf('payment-notice')).filter(({ subject }) => subject.includes(`${number}`));
const listed = async (payment: string) =>
  (await oddPaymentLines(server.database)).filter((line) => line.includes(payment));
const problems = () => reconcile({ database: server.database, card: testCheckoutOf(server).card });

it('the operator is mailed once which order was paid twice, by which payments, and what to do', async () => {
  const { company, number, first, second, facts } = await paidTwice(server);
  expect(await server.services.settleOrder(facts, 'evt_told_anew')).toBe('paid twice');
  const [notice, ...more] = await noticesOf(number);
  expect(more).toEqual([]);
  expect(notice).toMatchObject({
    recipient: office,
    subject: `Order ${number} was paid twice: Łódź <b>& Søn</b>`,
  });
  const day = dateText(new Date(server.clock.now()));
  for (const fact of [
    `Company: Łódź <b>& Søn</b>\n         number ${company.companyId}`,
    'Bill to: Wren & Co\n         bills@wren.example',
    'For: 2 × A season, 10 credits',
    `Payments: ${day}: 1,290.00 EUR, ${first}\n          ${day}: 1,290.00 EUR, ${second}`,
    'We added 10 credits again for the second payment.',
    `npm run orders -- return ${second} --reason "Paid twice"`,
  ])
    expect(notice?.body_text).toContain(fact);
});

it('the buyer is mailed once about a second payment, its effect and its refund', async () => {
  const { number, second, facts, id } = await paidTwice(server);
  expect(await server.services.settleOrder(facts, 'evt_told_buyer_anew')).toBe('paid twice');
  const notices = (await mailsOf('paid-twice')).filter(({ subject }) => subject.includes(`${number}`));
  expect(notices.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [billing.email, `Order ${number} was paid twice`],
  ]);
  for (const fact of [
    '1,290.00 EUR arrived after this order had already been paid. We’ve added 10 credits again',
    `/dashboard/credits#order-${id}`,
    '/contact?topic=billing',
  ])
    expect(notices[0]?.body_text).toContain(fact);
  expect(notices[0]?.body_text).not.toContain(second);
});

it('the command in the mail refunds the second payment once, with its credits; the order stays paid', async () => {
  const { id, number, second, balance, read, pages } = await paidTwice(server);
  expect(await balance()).toMatchObject({ available: 20 });
  expect(await listed(second)).toEqual([`${number}  paid twice  1,290.00 EUR  ${second}`]);
  const [notice] = await noticesOf(number);
  const notices = /npm run orders -- return (\S+)/.exec(notice?.body_text ?? '')?.[1] ?? '';
  for (let time = 1; time <= 2; time += 1) await server.services.returnPayment(notices, 'Paid twice');

  expect(await balance()).toMatchObject({ available: 10 });
  expect(await read(id)).toMatchObject({ status: 'paid', refunded_credits: 0 });
  expect((await pages()).map((page) => [page.id, page.refunded])).toContainEqual([second, 129_000]);
  const back = (await mailsOf('payment-returned')).filter(({ subject }) => subject.includes(`${number}`));
  expect(back.map(({ recipient }) => recipient)).toEqual([billing.email]);
  expect(back[0]?.body_text).toContain(
    'We’re refunding 1,290.00 EUR, which we received for this order in error',
  );
  expect(await listed(second)).toEqual([]);
  expect(await problems()).toEqual([]);
});

it('credits that are spent are not taken, and then no money moves', async () => {
  const { company, id, second, pages } = await paidTwice(server);
  await server.services.credits.reserve(server.database, {
    operationKey: `spent:${id}`,
    companyId: company.companyId,
    credits: 15,
    reason: 'Spent',
  });
  await expect(server.services.returnPayment(second, 'Paid twice')).rejects.toMatchObject({
    code: 'SESSION_002',
  });
  expect((await pages()).map(({ refunded }) => refunded)).toEqual([0, 0]);
  expect(await listed(second)).toHaveLength(1);
});

it('a payment of another amount is reported and refunded without credits; the right one is not', async () => {
  const customer = shopCustomer(server, await createCompany(server, { credits: 0 }));
  const { id } = await customer.order();
  const page = pageId(await customer.pay(id));
  const { number } = await customer.read(id);
  const facts = await paidFacts(server, page);
  const odd = { ...facts, amountMinor: facts.amountMinor - 100 };
  expect(await server.services.settleOrder(odd, 'evt_other_amount')).toBe('mismatch');
  const [notice] = await noticesOf(number);
  expect(notice?.subject).toContain(`Order ${number} was paid with a different amount: `);
  expect((await mailsOf('paid-twice')).filter(({ subject }) => subject.includes(`${number}`))).toEqual([]);
  expect(notice?.body_text).toContain('No credits were added and the order is unchanged');
  expect(notice?.body_text).toContain(`1,289.00 EUR, ${page}`);
  await server.services.returnPayment(page, 'Another amount');
  expect(await customer.balance()).toMatchObject({ available: 0 });

  const { first } = await paidTwice(server);
  await expect(server.services.returnPayment(first, 'Mine')).rejects.toMatchObject({ code: 'CHECKOUT_002' });
  await expect(server.services.returnPayment('cs_test_0', 'None')).rejects.toMatchObject({ status: 409 });
});

it('without an operator’s address no mail is sent, and the payments are still listed', async () => {
  const quiet = await createTestApp();
  const { second } = await paidTwice(quiet);
  expect(await mailsOf('payment-notice', quiet)).toEqual([]);
  expect((await oddPaymentLines(quiet.database)).join()).toContain(second);
  await quiet.close();
});
