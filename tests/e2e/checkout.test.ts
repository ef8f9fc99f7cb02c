import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenProblems } from '../support/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';
import { signUp } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let owner: Visitor;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  owner = await openVisitor(browser, 'Olga');
  await signUp(owner.page, product);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const openCheckout = async () => {
  await owner.page.goto(`${product.url}/dashboard/checkout`);
  await owner.page.getByRole('heading', { name: 'Your order' }).waitFor();
};

describe('an owner buys credits', () => {
  it('is told what the bill lacks, and keeps what was typed over a reload', async () => {
    const { page } = owner;
    await openCheckout();
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByText('Who is the bill for?').waitFor();
    await page.getByLabel('Company').fill('Wren & Co');
    await page.getByLabel('Address').fill('Rua do Farol 1\n1100-001 Lisboa');
    await page.reload();
    await page.getByRole('heading', { name: 'Your order' }).waitFor();
    expect(await page.getByLabel('Company').inputValue()).toBe('Wren & Co');
    expect(await screenProblems(page)).toEqual([]);
  });

  it('pays on the marked test page after a declined try, and finds credits and receipt', async () => {
    const { page } = owner;
    await page.getByRole('button', { name: /^Pay / }).click();
    await page.getByText('no card is asked for, no money moves').waitFor();
    await page.getByRole('button', { name: 'Let the card be declined' }).click();
    await page.getByText('The test card was declined').waitFor();
    await page.getByRole('button', { name: /^Pay €?[0-9]/ }).click();
    await page.getByRole('heading', { name: 'Thank you, it is paid' }).waitFor();
    await page.getByText('You have 6 credits to spend.').waitFor();
    await page.goto(`${product.url}/dashboard/credits`);
    await page.getByRole('row', { name: /MU-\d{4}-00001.*Paid/ }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Receipt' }).click();
    expect((await download).suggestedFilename()).toMatch(/^receipt-MU-\d{4}-00001\.pdf$/);
  });

  it('orders on invoice, whose credits wait for the money', async () => {
    const { page } = owner;
    await openCheckout();
    expect(await page.getByLabel('Company').inputValue()).toBe('Wren & Co');
    await page.getByLabel('On invoice, by bank transfer').check();
    await page.getByRole('button', { name: 'Order on invoice' }).click();
    await page.getByRole('heading', { name: /MU-\d{4}-00002 is placed/ }).waitFor();
    await page.goto(`${product.url}/dashboard/credits`);
    await page.getByRole('row', { name: /MU-\d{4}-00002.*Waiting for payment/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Invoice' }).count()).toBe(1);
  });
});
