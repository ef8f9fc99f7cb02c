import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleForBrowser, serveBundle } from '../support/browser/browser-bundle.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { organiserAccount as owner } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { signedInOwner } from './owner-flow.ts';
import type { Drive } from './token-vault-page.ts';
import { chooseInAccountMenu } from './account-menu.ts';

const rounds = 8;
const halfLifePassed = 5 * 60 * 60 * 1000;

let product: Product;
let browser: Browser;
let visitor: Visitor;
let other: Page;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  visitor = await openVisitor(browser, 'Olga');
  await signedInOwner(visitor.page, product);
  other = await visitor.context.newPage();
  await other.goto(`${product.url}/dashboard`);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const pages = () => [visitor.page, other];
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function expectLoggedIn(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
}

/** The stored expiry as it is when more than half of the eight hours are gone, so that a start refreshes. */
const age = (page: Page) =>
  page.evaluate((passed) => {
    localStorage.setItem(
      'token_expiration',
      String(Number(localStorage.getItem('token_expiration')) - passed),
    );
  }, halfLifePassed);

it('two pages that refresh and load at once stay signed in', async () => {
  const texts = new Set([await stored(other)]);
  for (let round = 1; round <= rounds; round += 1) {
    await age(visitor.page);
    const answers = pages().map((page) =>
      page.waitForResponse((response) => response.url().endsWith('/api/user') && response.ok()),
    );
    await Promise.all(pages().map((page) => page.reload()));
    await Promise.all(answers);
    await Promise.all(pages().map(expectLoggedIn));
    texts.add(await stored(other));
  }
  expect(texts.size).toBeGreaterThan(rounds / 2);
  expect(visitor.complaints()).toEqual([]);
});

it('a login while another page loads does not log it out', async () => {
  for (let round = 1; round <= 3; round += 1) {
    await chooseInAccountMenu(visitor.page, 'Log out');
    await visitor.page.waitForURL(/logout=true/);
    await visitor.page.goto(`${product.url}/login`);
    await visitor.page.getByLabel(/email/i).fill(owner.email);
    await visitor.page.getByLabel(/^Password/).fill(owner.password);
    await Promise.all([
      visitor.page.getByRole('button', { name: 'Log in' }).click(),
      other.goto(`${product.url}/pricing`),
    ]);
    await expectLoggedIn(visitor.page);
    await other.goto(`${product.url}/dashboard`);
    await Promise.all(pages().map(expectLoggedIn));
  }
  expect(await stored(other)).toBe(await stored(visitor.page));
});

it('a page that loads while the other saves finds a whole pair every time', async () => {
  const saves = 60;
  const context = await browser.newContext();
  await serveBundle(context, await bundleForBrowser('token-vault-page.ts'));
  const [saver, loader] = await Promise.all([context.newPage(), context.newPage()]);
  for (const page of [saver, loader]) {
    await page.goto(`${product.url}/start`);
    await page.waitForFunction(() => 'drive' in window);
  }
  const [{ loads, failures }] = await Promise.all([
    loader.evaluate(() => (window as unknown as { drive: Drive }).drive.loadUntilSaved()),
    saver.evaluate((times) => (window as unknown as { drive: Drive }).drive.save(times), saves),
  ]);
  expect(failures).toEqual([]);
  expect(loads).toBeGreaterThan(saves);
  for (const page of [saver, loader])
    expect(await page.evaluate(() => (window as unknown as { drive: Drive }).drive.load())).toBe(
      `token ${saves}`,
    );
  await context.close();
});
