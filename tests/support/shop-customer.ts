import type { CheckoutOutcome, Order, OrderRequest, PayAnswer } from '../../contract/calls/schemas/orders.ts';
import type { TestPage } from '../../server/database/test-page.ts';
import type { TestCheckout } from '../../server/payment/test-checkout.ts';
import type { CompanyFixture } from './company-fixture.ts';
import type { TestApp } from './test-app.ts';

export const billing: OrderRequest['billing'] = {
  name: 'Wren & Co',
  address: 'Rua do Farol 1\n1100-001 Lisboa',
  country: 'PT',
  email: 'bills@wren.example',
  tax_id: 'PT123456789',
  purchase_order: 'PO-77',
};

export const orderRequest = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  pack_id: 'season',
  quantity: 2,
  payment: 'card',
  billing,
  ...changes,
});

/** The embedded test checkout of a test's server. */
export function testCheckoutOf({ services }: TestApp): TestCheckout {
  if (!services.testCheckout) throw new Error('no test checkout');
  return services.testCheckout;
}

/** The part of the address under which a payment page is known to the payment service. */
export const pageId = ({ pay_url }: PayAnswer): string => pay_url?.split('/').at(-1) ?? '';

/** A company's owner at the checkout, by the API alone. */
export function shopCustomer(
  server: TestApp,
  { browser, companyId }: Pick<CompanyFixture, 'browser' | 'companyId'>,
) {
  const place = (changes: Partial<OrderRequest> = {}, key: string = crypto.randomUUID()) =>
    browser.post('/api/checkout/order', orderRequest(changes), { 'idempotency-key': key });
  return {
    place,
    order: async (changes: Partial<OrderRequest> = {}) => (await place(changes)).json<Order>(),
    pay: async (id: number) => (await browser.post(`/api/checkout/order/${id}/pay`)).json<PayAnswer>(),
    read: async (id: number) =>
      (await browser.get(`/api/checkout/order/${id}`)).json<{ order: Order }>().order,
    press: (page: string, action: string) =>
      server.inject({ method: 'POST', url: `/test-checkout/${page}/${action}` }),
    outcome: async (page: string) =>
      (await server.inject({ url: `/api/checkout/success?session_id=${page}` })).json<CheckoutOutcome>(),
    balance: () => server.services.credits.balance(server.database, companyId),
    /** The kinds of the mails about the company's orders, the first ones first. */
    async mails(): Promise<string[]> {
      const orders = await server.database
        .selectFrom('orders')
        .select('id')
        .where('company_id', '=', companyId)
        .execute();
      const own = new Set(orders.map(({ id }) => String(id)));
      const mails = await server.database
        .selectFrom('outbox_mails')
        .select(['kind', 'operation_key'])
        .where('operation_key', 'like', 'order:%')
        .orderBy('id')
        .execute();
      return mails
        .filter(({ operation_key }) => own.has(operation_key.split(':')[1] ?? ''))
        .map(({ kind }) => kind);
    },
    async pages(): Promise<TestPage[]> {
      const rows = await server.database.selectFrom('test_payments').select('page').execute();
      const orders = await server.database
        .selectFrom('orders')
        .select('id')
        .where('company_id', '=', companyId)
        .execute();
      const own = new Set(orders.map(({ id }) => String(id)));
      return rows.map(({ page }) => page).filter((page) => own.has(page.client_reference_id ?? ''));
    },
  };
}
