import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { delayScripts, launchBrowser, openVisitor, untilHydrated } from '../support/browser/browser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const hasFocus = (element: Element) => element === document.activeElement;

it('keeps text typed before hydration', async () => {
  const page = await (await browser.newContext()).newPage();
  const arrive = await delayScripts(page);
  await page.goto(`${product.url}/faq`);
  await page.getByLabel('Search the questions').fill('camera');
  arrive();
  await page.getByRole('status').getByText('found').waitFor();
  expect(await page.getByLabel('Search the questions').inputValue()).toBe('camera');
  await page.context().close();
});

it('keeps text, a choice, the focus and the caret of a form through hydration, and the values of its address', async () => {
  const { page, context, complaints } = await openVisitor(browser, 'writer');
  const arrive = await delayScripts(page);
  await page.goto(`${product.url}/contact?topic=billing&session=abc`);
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.getByLabel('Your name').fill('Mia');
  await message.pressSequentially('One session');
  for (let step = 0; step < 7; step += 1) await message.press('ArrowLeft');
  arrive();
  await untilHydrated(page);
  await expect.poll(() => page.getByLabel('Topic').inputValue()).toBe('billing');
  expect(await page.getByLabel('Session ID (optional)').inputValue()).toBe('abc');
  expect(await message.evaluate(hasFocus)).toBe(true);
  await page.keyboard.type('e');
  expect(await message.inputValue()).toBe('One esession');

  const again = await delayScripts(page);
  await page.goto(`${product.url}/contact`);
  await page.getByLabel('Topic').selectOption('Press');
  await page.getByLabel('Your name').fill('Mia');
  await page.getByLabel('Your email').fill('mia@acme.test');
  await message.fill('How many?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'POST' && /contact/.test(request.url()));
  again();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Mia',
    email: 'mia@acme.test',
    topic: 'press',
    message: 'How many?',
  });
  expect(complaints()).toEqual([]);
  await context.close();
});

it('keeps what is typed into the sign-up form before hydration', async () => {
  const { page, context, complaints } = await openVisitor(browser, 'founder');
  const arrive = await delayScripts(page);
  await page.goto(`${product.url}/signup`);
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Company').fill('Acme');
  await page.getByLabel(/^Password( \*)?$/).fill('a lantern in the bay');
  arrive();
  await page.getByText('Strong', { exact: true }).waitFor();
  expect(await page.getByLabel('First name').inputValue()).toBe('Mia');
  expect(await page.getByLabel('Company').inputValue()).toBe('Acme');
  expect(await page.getByLabel(/^Password( \*)?$/).evaluate(hasFocus)).toBe(true);
  expect(complaints()).toEqual([]);
  await context.close();
});

it('keeps a number typed before hydration, and repeats a press once', async () => {
  const { page, context, complaints } = await openVisitor(browser, 'reader');
  const price = await delayScripts(page);
  await page.goto(`${product.url}/pricing`);
  await page.getByLabel('People who play').fill('50');
  price();
  await page.locator('output').getByText('8', { exact: true }).waitFor();
  expect(await page.getByLabel('People who play').inputValue()).toBe('50');

  const arrive = await delayScripts(page);
  await page.goto(`${product.url}/login`);
  const password = page.getByLabel(/^Password( \*)?$/);
  await password.fill('a lantern');
  await page.getByRole('button', { name: 'Toggle password visibility' }).click();
  expect(await password.getAttribute('type')).toBe('password');
  arrive();
  await expect.poll(() => password.getAttribute('type')).toBe('text');
  expect(await password.inputValue()).toBe('a lantern');
  expect(complaints()).toEqual([]);
  await context.close();
});

it.each(['', '?redirect=%2Fdashboard%2Fsessions'])(
  '/login%s may be filled in and sent before hydration, and nothing of it gets into the address',
  async (query) => {
    const page = await (await browser.newContext()).newPage();
    const arrive = await delayScripts(page);
    await page.goto(`${product.url}/login${query}`);
    await page.getByLabel('Work email').fill('nobody@acme.test');
    await page.getByLabel(/^Password( \*)?$/).fill('Wrong-password-1');
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(`${product.url}/login${query}`);
    arrive();
    await page.getByText('These credentials do not match our records.').waitFor();
    expect(page.url()).toBe(`${product.url}/login${query}`);
    expect(await page.getByLabel(/^Password( \*)?$/).inputValue()).toBe('Wrong-password-1');
    await page.context().close();
  },
);
