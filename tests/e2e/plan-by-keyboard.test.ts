import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';
import { fillWizard, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '2' });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
const hasFocus = (page: Page, name: string) =>
  heading(page, name).evaluate((element) => element === document.activeElement);

it('each step of the plan begins at its heading, and nothing is scheduled that was not looked at', async () => {
  const { page, complaints } = await openVisitor(browser, 'Olga');
  await signedInOwner(page, product);
  await page.goto(`${product.url}/dashboard/createSession`);
  const title = page.getByLabel('Name of the session');
  const story = page.getByRole('group', { name: 'Stories' }).getByRole('radio').first();
  await title.fill('');
  for (const wrong of [story, title]) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => wrong.evaluate((field) => field === document.activeElement)).toBe(true);
    await story.check({ force: true });
  }
  await fillWizard(page, product);
  await heading(page, 'Is everything right?').waitFor();
  await page.getByText('The doors open at once: cancelling gives nothing back.').waitFor();
  expect(await page.locator('[aria-current="step"]').innerText()).toMatch(/Review$/);

  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => hasFocus(page, 'How should it run?')).toBe(true);
  const goOn = page.getByRole('button', { name: 'Continue' });
  await goOn.focus();
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page, 'Is everything right?')).toBe(true);

  await page.getByRole('button', { name: 'Back' }).click();
  await goOn.dblclick();
  await heading(page, 'Is everything right?').waitFor();
  await page.getByRole('button', { name: 'Schedule and invite' }).waitFor();
  expect(await product.outbox('ana@acme.test')).toEqual([]);

  await page.getByRole('button', { name: 'Schedule and invite' }).click();
  await page.waitForURL(/\/dashboard\/sessions\/[\w-]{22}$/);
  expect(complaints()).toEqual([]);
});
