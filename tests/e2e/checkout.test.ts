import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, screens, type Visitor } from '../support/browser/browser.ts';
import type { Organiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { fillWizard, linkInMail, scheduleSession, signedInOwner } from './owner-flow.ts';

const packs =
  'single:One session:1:149.00:EUR; season:A season:5:645.00:EUR; all:Everything for the whole of a large company:40:4000.50:EUR';
const sizes = ['desktop', 'phone'] as const;

let product: Product;
let browser: Browser;
let owner: Visitor;
let page: Page;
let organiser: Organiser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '0', CREDIT_PACKS: packs });
  browser = await launchBrowser();
  owner = await openVisitor(browser, 'Olga', { expected: /status of 402/ });
  page = owner.page;
  organiser = await signedInOwner(page, product);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const open = (place: string) => page.goto(`${product.url}${place}`);
const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

/** Every state is looked at: by axe, for sideways scrolling, and by a person where SCREENSHOTS names a folder. */
async function look(state: string): Promise<void> {
  const problems = await screenProblems(page);
  const folder = process.env.SCREENSHOTS;
  const width = page.viewportSize()?.width;
  if (folder) await page.screenshot({ path: path.join(folder, `${state} ${width}.png`), fullPage: true });
  expect([state, ...problems, ...owner.complaints()]).toEqual([state]);
}

/** The columns of these sections' tables that stand within a sheet of paper laid across. */
async function onPaper(sections: string[]): Promise<string[][]> {
  const before = page.viewportSize();
  const sheet = { width: 1040, height: 720 };
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  const found = sections.map((name) =>
    page
      .getByRole('region', { name })
      .getByRole('columnheader')
      .evaluateAll((cells, width) => {
        const isShown = (cell: Element) => {
          const { right, width: own } = cell.getBoundingClientRect();
          let edge = width;
          for (let around = cell.parentElement; around; around = around.parentElement)
            if (getComputedStyle(around).overflowX !== 'visible')
              edge = Math.min(edge, around.getBoundingClientRect().right);
          return own > 0 && right <= edge + 1;
        };
        return cells.filter(isShown).map((cell) => cell.textContent ?? '');
      }, sheet.width),
  );
  const columns = await Promise.all(found);
  await page.emulateMedia({ media: 'screen' });
  if (before) await page.setViewportSize(before);
  return columns;
}

async function openCheckout(): Promise<void> {
  await open('/dashboard/checkout');
  await heading('Your order').waitFor();
  expect(await page.getByText('card details').count(), 'a test checkout asks for no card').toBe(0);
}

async function toPaymentPage(): Promise<string> {
  await button(/^Pay /).click();
  await page.getByText('no card needed, no money moves').waitFor();
  await page.waitForURL('**/test-checkout/**');
  return page.url();
}

const payThere = () => button(/^Pay [0-9]/).click();
const paid = () => heading('Thank you, payment received').waitFor();
async function facts(): Promise<number[]> {
  await page.getByText('Credits after').waitFor();
  return (await page.locator('main dl dd').allTextContents()).map(Number);
}

it('shows visitors the packs that are configured', async () => {
  await open('/pricing');
  await heading('Everything for the whole of a large company').waitFor();
  await page.getByText('€4,000.50').waitFor();
  await page.getByText('pay by card or on invoice').waitFor();
  await look('prices');
});

describe.each(sizes)('at the size of a %s', (size) => {
  beforeAll(() => page.setViewportSize(screens[size]));

  it('leads from a session without credits to the checkout and back to its draft', async () => {
    await fillWizard(page, product);
    await button('Schedule and send invitations').click();
    await heading('Insufficient credits').waitFor();
    await look('out of credits');
    await page.getByRole('link', { name: /^Get \d+ credits?$/ }).click();
    await heading('Your order').waitFor();
    if (size === 'desktop') {
      expect(await page.getByLabel('Country').inputValue()).toBe('PT');
      await look('checkout');
      await button(/^Pay /).click();
      await page.getByText('Enter a billing address.').waitFor();
      expect(['name', 'address']).toContain(await page.locator(':focus').getAttribute('name'));
      await look('checkout with problems');
      await page.getByLabel('Company').fill('Wren & Company of the Northern Lantern Keepers, Limited');
      await page.getByLabel('Address').fill('Rua do Farol 1\n1100-001 Lisboa');
      await page.reload();
      await heading('Your order').waitFor();
    }
    expect(await page.getByLabel('Company').inputValue()).toContain('Lantern Keepers');
    await page.getByRole('radio', { name: /One session/ }).check({ force: true });
    await toPaymentPage();
    await payThere();
    await paid();
    expect(await facts()).toEqual([0, 1]);
    await look('paid');
    await link('Continue your session').click();
    await heading('Check your session').waitFor();
    await page.getByText('Winter gathering').first().waitFor();
    await scheduleSession(page);
    await open('/dashboard');
    await link('Buy credits: you have none left').waitFor();
    await open('/dashboard/credits');
    await page.getByText('You have no credits left.').waitFor();
    await look('credits without any');
  });
});

describe.each(sizes)('later, at the size of a %s', (size) => {
  beforeAll(() => page.setViewportSize(screens[size]));

  it('pays after a declined try, and finds receipt, order and ledger line', async () => {
    await openCheckout();
    await toPaymentPage();
    await button('Let the card be declined').click();
    await page.getByText('The test card was declined').waitFor();
    await payThere();
    await paid();
    const [before = 0, after = 0] = await facts();
    expect(after - before).toBe(5);
    const address = page.url();
    const download = page.waitForEvent('download');
    await button(/^Invoice of /).click();
    expect((await download).suggestedFilename()).toMatch(/^invoice-MU-\d{4}-\d{5}\.pdf$/);
    await open('/dashboard');
    await page.goto(address);
    await paid();
    expect(await facts()).toEqual([before, after]);
    await link('Orders and credit history').click();
    await link(/^Order MU-/)
      .first()
      .click();
    await page.locator('tr[aria-current]').waitFor();
    await look('credits');
  });

  it('keeps an order whose payment page was left, by its link and by the back button', async () => {
    await openCheckout();
    await page.getByRole('radio', { name: /A season/ }).check({ force: true });
    const first = await toPaymentPage();
    await link('Back without paying').click();
    await heading(/^Order MU-\d{4}-\d{5} is not finished$/).waitFor();
    await look('kept order');
    expect(await toPaymentPage()).toBe(first);
    await page.goBack();
    await heading(/is not finished$/).waitFor();
    await button('Start a new order').click();
    expect(await page.getByLabel('Company').inputValue()).toContain('Lantern Keepers');
    expect(await page.getByRole('radio', { name: /A season/ }).isChecked()).toBe(true);
    expect(await toPaymentPage()).toBe(first);
    await payThere();
    await paid();
    await link('Plan a session').waitFor();
  });

  it('cancels an order that is not paid, and asks for a refund of one that is', async () => {
    await openCheckout();
    await toPaymentPage();
    await link('Back without paying').click();
    await heading(/is not finished$/).waitFor();
    await button(/^Cancel order MU-/).click();
    const dialog = page.getByRole('dialog');
    await look('cancel order');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByText(/^Order MU-\d{4}-\d{5} is cancelled\.$/).waitFor();
    await heading('Your order').waitFor();
    await open('/dashboard/credits');
    const row = page.getByRole('region', { name: 'Orders and invoices' }).getByRole('row');
    await row.filter({ hasText: 'Cancelled' }).first().waitFor();

    await button(/^Request refund of MU-/)
      .first()
      .click();
    await dialog.getByText(/We refund unused credits that you bought in the last twelve months/).waitFor();
    await dialog.getByLabel('Credits to refund').fill('1');
    await look('refund request');
    await dialog.getByRole('button', { name: 'Request refund' }).click();
    await dialog.getByText('Tell us why.').waitFor();
    await dialog.getByLabel('Reason').fill('Change of plans');
    await dialog.getByRole('button', { name: 'Request refund' }).click();
    await page.getByText('Refund requested. We’ll answer by email.').waitFor();
    await row
      .filter({ hasText: /Refund of 1 credit requested on .* We’ll answer by email/ })
      .first()
      .waitFor();
    await look('refund requested');
  });

  it('orders on invoice, whose credits wait for the money', async () => {
    await openCheckout();
    await page.getByRole('radio', { name: /Everything/ }).check({ force: true });
    await page.getByLabel('On invoice, by bank transfer').check();
    await look('checkout on invoice');
    await button('Order on invoice').click();
    await heading(/MU-\d{4}-\d{5} is placed/).waitFor();
    await page.getByText(/Please pay by .* We’ll add the credits when your payment arrives/).waitFor();
    await look('invoice placed');
    await open('/dashboard/credits');
    await page
      .getByRole('row', { name: /Waiting for payment/ })
      .first()
      .waitFor();
    expect(await onPaper(['Orders and invoices', 'Credit history'])).toEqual([
      ['Order', 'Placed', 'What', 'Total', 'Status'],
      ['Date', 'Type', 'Details', 'By', 'Credits', 'Balance'],
    ]);
    const download = page.waitForEvent('download');
    await button(/^Invoice of /)
      .first()
      .click();
    expect((await download).suggestedFilename()).toMatch(/^invoice-MU-\d{4}-\d{5}\.pdf$/);
  });
});

it('waits for a slow bank, shows its refusal, keeps the order and is paid in the end', async () => {
  await page.setViewportSize(screens.phone);
  await openCheckout();
  await toPaymentPage();
  await button('Pay, but let the bank refuse after 15 seconds').click();
  await heading('Waiting for your payment').waitFor();
  await look('waiting');
  await heading(/has not been paid$/).waitFor();
  await page.getByText('Your bank refused the payment.').waitFor();
  await look('failed');
  await button('Pay again').click();
  await page.waitForURL('**/test-checkout/**');
  await payThere();
  await paid();
});

it('shows in the header what came with a payment that took its time, and what a cancelled session gave back', async () => {
  const inHeader = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: /credits?$/ })
      .textContent();
  await page.setViewportSize(screens.desktop);
  await openCheckout();
  await toPaymentPage();
  await button('Pay, but let the money take 15 seconds').click();
  await heading('Waiting for your payment').waitFor();
  await expect.poll(inHeader).toMatch(/[0-9] credit/);
  await paid();
  const [, after = 0] = await facts();
  await expect.poll(inHeader).toBe(`${after} credits`);
  const title = 'Spring gathering';
  await organiser.schedule({ title, starts_at: new Date(Date.now() + 24 * 60 * 60_000).toISOString() });
  await open('/dashboard/sessions');
  await expect.poll(inHeader).toBe(`${after - 1} credits`);
  await button(`Actions for ${title}`).click();
  await page.getByRole('menuitem', { name: /^Cancel/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await expect.poll(inHeader).toBe(`${after} credits`);
});

it('creates one order for two tabs with the same draft', async () => {
  await openCheckout();
  await page.getByLabel('Quantity').fill('3');
  const other = await owner.context.newPage();
  await other.goto(`${product.url}/dashboard/checkout`);
  await other.getByRole('button', { name: /^Pay / }).click();
  await other.waitForURL('**/test-checkout/**');
  expect(await toPaymentPage()).toBe(other.url());
  await other.close();
});

it('reports that the order of an unknown payment is not found', async () => {
  await open('/checkoutSuccess?session_id=cs_test_of_nobody');
  await heading('Payment not found').waitFor();
});

it('shows a sub-administrator who can order credits, instead of the checkout', async () => {
  const [email, password] = ['sam@acme.test', 'correct horse battery'];
  await fetch(`${product.url}/api/company/admins`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      authorization: `Bearer ${organiser.token}`,
    },
    body: JSON.stringify({ email }),
  });
  const visitor = await openVisitor(browser, 'Sam', { screen: 'phone' });
  const sam = visitor.page;
  await sam.goto(await linkInMail(product, email, '/invite-admin/'));
  await sam.getByLabel('First name').fill('Sam');
  await sam.getByLabel('Last name').fill('Sub');
  await sam.getByLabel(/^Password( \*)?$/).fill(password);
  await sam.getByLabel('Password again').fill(password);
  await sam.getByRole('button', { name: 'Join' }).click();
  await sam.waitForURL('**/dashboard');
  await sam.goto(`${product.url}/dashboard/checkout`);
  await sam.getByText('Only your company owner can buy credits.').waitFor();
  expect(visitor.complaints()).toEqual([]);
  await visitor.context.close();
});
