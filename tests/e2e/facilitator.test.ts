import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { linkInMail, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let olga: Visitor;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  olga = await openVisitor(browser, 'Olga');
  await signedInOwner(olga.page, product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const linksOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').allInnerTexts();

/** Invited by the owner in that role, and joined. */
async function colleague(name: string, role: string): Promise<Visitor> {
  const email = `${name.toLowerCase()}@acme.test`;
  await olga.page.goto(`${product.url}/dashboard/profile`);
  const form = olga.page.getByRole('form', { name: 'Invite a colleague' });
  await form.getByRole('textbox', { name: 'Invite a colleague' }).fill(email);
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Invite' }).click();
  await olga.page.getByText(`An invitation is on its way to ${email}.`).waitFor();
  expect(await screenProblems(olga.page)).toEqual([]);
  const visitor = await openVisitor(browser, name);
  const { page } = visitor;
  await page.goto(await linkInMail(product, email, '/invite-admin/'));
  await page.getByText(`to join as a ${role.toLowerCase()}.`).waitFor();
  await page.getByLabel('First name').fill(name);
  for (const field of await page.getByLabel(/password/i).all())
    if (await field.evaluate((input) => input instanceof HTMLInputElement))
      await field.fill('a lantern for everyone');
  await page.getByRole('button', { name: 'Join' }).click();
  return visitor;
}

it('a reader sees the reports and the own profile, and is led there from anywhere else', async () => {
  const { page } = await colleague('Rita', 'Reader');
  await heading(page, 'Reports').waitFor();
  expect(await linksOf(page)).toEqual(['Reports', 'Profile']);
  expect(await page.getByText('Share').count()).toBe(0);
  for (const path of ['/dashboard', '/dashboard/sessions', '/dashboard/credits', '/dashboard/audit']) {
    await page.goto(`${product.url}${path}`);
    await heading(page, 'Reports').waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/reports');
  }
  expect(await screenProblems(page)).toEqual([]);
  await page.goto(`${product.url}/dashboard/profile`);
  await page.getByText('rita@acme.test · Reader').waitFor();
  expect(await page.getByRole('region', { name: 'Company', exact: true }).count()).toBe(0);
  expect(await page.getByText('olga').count()).toBe(0);
  expect(await screenProblems(page)).toEqual([]);
});
