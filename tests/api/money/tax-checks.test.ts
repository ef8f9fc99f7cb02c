import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CheckoutOffer, Order, TaxCheck } from '../../../contract/calls/schemas/orders.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { startTaxRegister } from '../../support/servers/tax-register.ts';
import { billing, shopCustomer } from '../../support/shop-customer.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let register: Awaited<ReturnType<typeof startTaxRegister>>;
let test: TestApp;
let company: CompanyFixture;

beforeAll(async () => {
  register = await startTaxRegister();
  test = await createTestApp({ env: { TAX_CHECK_URL: register.url } });
});
afterAll(async () => {
  await test.close();
  await register.close();
});
beforeEach(async () => {
  company = await createCompany(test, { credits: 0 });
  register.asked.length = 0;
});

const check = (tax_id = 'PT 123.456.789', country = 'PT') =>
  company.browser.post('/api/checkout/tax-number', { country, tax_id });
const place = (tax_id: string | null = billing.tax_id, country = 'PT') =>
  shopCustomer(test, company).place({ payment: 'invoice', billing: { ...billing, country, tax_id } });
const fieldOf = (answer: Awaited<ReturnType<typeof place>>) => [
  answer.statusCode,
  answer.json<{ errors?: Record<string, string[]> }>().errors?.['billing.tax_id']?.[0],
];

it('asks the register with the seller’s own number, and keeps its answer with the order and on the invoice', async () => {
  register.answer(() => register.says(true, 'WREN, LDA\n'));
  const checked = (await check()).json<TaxCheck>();
  const at = new Date(test.clock.now()).toISOString();
  expect(checked).toEqual({ state: 'valid', name: 'WREN, LDA', reference: 'WAPIAAAAX1234567', at });
  expect(register.asked).toEqual([
    {
      countryCode: 'PT',
      vatNumber: '123456789',
      requesterMemberStateCode: 'DE',
      requesterNumber: '000000000',
    },
  ]);
  const order = (await place()).json<Order>();
  expect(order).toMatchObject({ tax_treatment: 'reverse_charge', tax_check: checked });
  const invoice = await company.browser.get(`/api/checkout/order/${order.id}/invoice.pdf`);
  expect([invoice.statusCode, register.asked.length]).toEqual([200, 1]);
  const offer = (await company.browser.get('/api/checkout/offer')).json<CheckoutOffer>();
  expect(offer.checks_tax_ids).toBe(true);
});

it('sells nothing with a number that the register does not know, or was not asked of', async () => {
  expect(fieldOf(await place())).toEqual([422, 'This tax number has not been checked yet. Try again.']);
  const unknown = 'The tax register doesn’t know this number. Check it, or leave the field empty.';
  for (const reply of [
    register.says(false),
    { status: 400, body: { actionSucceed: false, errorWrappers: [{ error: 'INVALID_INPUT' }] } },
  ]) {
    register.answer(() => reply);
    expect((await check()).json<TaxCheck>().state).toBe('invalid');
    expect(fieldOf(await place())).toEqual([422, unknown]);
  }
  expect((await place(null)).json<Order>()).toMatchObject({ tax_treatment: 'destination', tax_check: null });
  register.answer(() => register.says(true));
  await check();
  const stranger = await createCompany(test, { credits: 0 });
  const theirs = await shopCustomer(test, stranger).place({ payment: 'invoice', billing });
  expect(theirs.statusCode).toBe(422);
  await test.database
    .updateTable('tax_checks')
    .set({ checked_at: new Date(test.clock.now() - 24 * 60 * 60_000 - 1) })
    .execute();
  expect((await place()).statusCode).toBe(422);
});

it.each([
  ['is away', () => ({ status: 503, body: 'away' })],
  ['answers no JSON', () => ({ status: 200, body: '<html>' })],
  ['cannot ask the country', () => ({ status: 200, body: { errorWrappers: [{ error: 'MS_UNAVAILABLE' }] } })],
  ['answers something else', () => ({ status: 200, body: [1, null] })],
])('sells where the register %s, and says that the number was not checked', async (_what, reply) => {
  register.answer(reply);
  const checked = (await check()).json<TaxCheck>();
  expect(checked).toMatchObject({ state: 'unchecked', name: null, reference: null });
  expect((await place()).json<Order>().tax_check).toEqual(checked);
});

it('waits five seconds for a register that does not answer, without delaying other requests', async () => {
  register.answer(() => new Promise(() => undefined));
  const waiting = check();
  expect((await company.browser.get('/api/checkout/offer')).statusCode).toBe(200);
  expect((await waiting).json<TaxCheck>().state).toBe('unchecked');
}, 15_000);

it('asks of no number that is malformed, domestic or of a country that the register does not know', async () => {
  expect(fieldOf(await check('PT12345'))).toEqual([
    422,
    'A tax number of this country looks like PT123456789.',
  ]);
  expect((await check('DE123456789', 'DE')).json<TaxCheck>().state).toBe('unchecked');
  expect((await check('US12-3456789', 'US')).json<TaxCheck>().state).toBe('unchecked');
  expect(register.asked).toEqual([]);
  expect((await place('US12-3456789', 'US')).json<Order>().tax_check).toBeNull();
});

it('deletes answers that no order can use', async () => {
  register.answer(() => register.says(true));
  await check();
  await test.clock.advance(24 * 60 * 60_000);
  await test.services.orderTasks.dropDrafts();
  expect(await test.database.selectFrom('tax_checks').selectAll().execute()).toEqual([]);
});
