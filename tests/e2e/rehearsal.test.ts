import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { logIn } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let olga: Visitor;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '1' });
  browser = await launchBrowser();
  await signUpOrganiser(product);
  /** The page that is left looks once more at the rehearsal that was just deleted. */
  const expected = /404 \(Not Found\) \(\S+\/api\/session\/[\w-]{22}\)/;
  olga = await openVisitor(browser, 'Olga', { expected });
  await logIn(olga.page, product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

it('an owner rehearses: bots come, vote and call in the console, the owner joins a table and ends it', async () => {
  const { page } = olga;
  await page.getByRole('button', { name: 'Rehearse as host' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rehearse as host' });
  await dialog.getByLabel('Story').waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await dialog.getByLabel('Speed').selectOption({ label: '12 × faster: to see every step' });
  await dialog.getByRole('button', { name: 'Start rehearsal' }).click();
  await page.getByRole('heading', { name: /^Rehearsal: / }).waitFor();
  await page.getByText('6 of 7 here.').waitFor();
  expect(await screenProblems(page)).toEqual([]);

  const [table] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Join a table' }).click(),
  ]);
  await table.getByText('Olga Owner (you)').waitFor();
  await page.getByText('7 of 7 here.').waitFor();

  await page.getByRole('button', { name: 'Start now' }).click();
  await page.getByText(/[1-6] votes? so far/).waitFor();
  await page.getByText('is asking for help').waitFor();
  await page.getByRole('button', { name: 'End the session' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the session' }).click();
  await page.getByRole('link', { name: 'See the results' }).waitFor();
  await page.getByRole('button', { name: 'Delete rehearsal' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.getByText('No sessions scheduled yet').waitFor();
  expect(olga.complaints()).toEqual([]);
});
