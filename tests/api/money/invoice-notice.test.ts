import { afterAll, beforeAll, expect, it } from 'vitest';
import { dateText } from '../../../server/payment/amounts.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { shopCustomer } from '../../support/shop-customer.ts';
import { office, type OperatedServer, startOperatedServer } from '../../support/servers/operated-server.ts';
import { outbox } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const day = 24 * 60 * 60_000;

let operated: OperatedServer;
let server: TestApp;
beforeAll(async () => {
  operated = await startOperatedServer();
  ({ server } = operated);
});
afterAll(() => operated.close());

const orderOnInvoice = (company: CompanyFixture) =>
  shopCustomer(server, company).order({ payment: 'invoice' });
const notices = async () => (await outbox(server, office)).map(({ body_text }) => body_text);

it('an invoice order is mailed to the operator, with the number to confirm its payment', async () => {
  const company = await createCompany(server, { credits: 0, name: 'Łódź <b>& Søn</b>' });
  const { number, id } = await orderOnInvoice(company);
  await server.services.mailDelivery.deliverDue();
  const sent = operated.sink.messages.filter((message) => message.includes(`To: ${office}`));
  expect(sent.map((message) => message.includes(`Order on invoice ${number}`))).toEqual([true]);

  const [text = ''] = await notices();
  for (const fact of [
    `Company: Łódź <b>& Søn</b>\n         number ${company.companyId}`,
    'Bill to: Wren & Co\n         bills@wren.example',
    'For: 2 × A season, 10 credits',
    'Total: 1,290.00 EUR',
    `Due: ${dateText(new Date(server.clock.now() + 14 * day))}`,
    'The credits are added once you confirm that the payment has arrived.',
    `npm run orders -- cancel ${number} --reason`,
    `npm run orders -- trust ${company.companyId}`,
  ])
    expect(text).toContain(fact);
  const orderNumber = /npm run orders -- paid (\S+)/.exec(text)?.[1] ?? '';
  expect(await server.services.orderTasks.markPaid(orderNumber)).toMatchObject({ id, status: 'paid' });
});

it('for a trusted company it states that the credits are granted', async () => {
  const company = await createCompany(server, { credits: 0, isTrusted: true });
  await orderOnInvoice(company);
  const text = (await notices()).at(-1);
  expect(text).toContain('This company is trusted: the credits have already been added.');
  expect(text).toContain(`npm run orders -- trust ${company.companyId} --off`);
});

it('a card order is not mailed, and nothing is without a configured address', async () => {
  const before = (await notices()).length;
  const buyer = shopCustomer(server, await createCompany(server, { credits: 0 }));
  const { id } = await buyer.order();
  await buyer.pay(id);
  expect(await notices()).toHaveLength(before);
  const quiet = await createTestApp();
  const customer = shopCustomer(quiet, await createCompany(quiet, { credits: 0 }));
  await customer.order({ payment: 'invoice' });
  expect((await outbox(quiet)).map(({ kind }) => kind)).toEqual(['invoice']);
  await quiet.close();
});
