import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import type { Organiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { personalLink, scheduleGathering, signedInOwner } from './owner-flow.ts';

const address = 'ana@acme.test';
const sixDigits = /^\d{6}$/m;
const refused = { expected: /status of 4(22|29)/ };

let product: Product;
let browser: Browser;
let olga: Visitor;
let organiser: Organiser;
let sessionId: string;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  olga = await openVisitor(browser, 'Olga');
  organiser = await signedInOwner(olga.page, product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function mailedCode(): Promise<string> {
  const newest = async () =>
    (await product.outbox(address)).find(({ kind }) => kind === 'entry-code')?.text.match(sixDigits)?.[0];
  await expect.poll(newest).toMatch(sixDigits);
  return (await newest()) ?? '';
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const isWaiting = (page: Page) => page.getByRole('heading', { name: 'Who is here' }).waitFor();
const anasRow = () => olga.page.getByRole('row').filter({ hasText: 'Ana Silva' });
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' });

it('the owner switches it on, and it stays on', async () => {
  const { page } = olga;
  await page.goto(`${product.url}/dashboard/profile`);
  const wanted = page.getByRole('switch', { name: 'Ask for an email code before joining' });
  await wanted.waitFor();
  expect(await wanted.isChecked()).toBe(false);
  await wanted.click();
  await page.getByText('Addresses are confirmed before joining.').waitFor();
  await page.reload();
  await expect.poll(() => wanted.isChecked()).toBe(true);
  expect(await screenProblems(page)).toEqual([]);
  sessionId = await scheduleGathering(organiser);
  await page.goto(`${product.url}/dashboard/sessions/${sessionId}`);
});

it('the form requests the mailed code, reports a wrong one, and opens the seat', async () => {
  const { page, complaints } = await openVisitor(browser, 'Ana', { screen: 'phone', ...refused });
  await page.goto(`${product.url}/experience/${sessionId}`);
  await page.getByLabel('Your email').fill(address);
  await press(page, 'Join');
  await code(page).waitFor();
  await expect.poll(() => code(page).evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await code(page).getAttribute('autocomplete')).toBe('one-time-code');
  await page.getByText(`If ${address} is invited, we’ve just sent it a code.`).waitFor();
  expect(await page.getByRole('button', { name: /Send another in \d+ s/ }).isDisabled()).toBe(true);
  expect(await screenProblems(page)).toEqual([]);

  const right = await mailedCode();
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  await code(page).fill('12');
  await press(page, 'Join');
  await page.getByText('A code has 6 digits.').waitFor();
  await code(page).fill(wrong);
  await press(page, 'Join');
  await page.getByText('That code is wrong or has expired.').waitFor();
  expect(await code(page).inputValue()).toBe(wrong);
  expect(await screenProblems(page)).toEqual([]);

  await press(page, 'Use another email');
  expect(await page.getByLabel('Your email').inputValue()).toBe(address);
  await press(page, 'Join');
  await page.getByRole('button', { name: /Send another in \d+ s/ }).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await code(page).fill(`Your code: ${right.slice(0, 3)} ${right.slice(3)}`);
  await press(page, 'Join');
  await isWaiting(page);
  await page.getByText('Ana Silva (you)').waitFor();
  // Leaving before the connection is open is not joining.
  await anasRow().getByText('Joined', { exact: true }).waitFor();
  expect(complaints()).toEqual([]);
  await page.context().close();
});

it('a personal link needs no code; the organiser sees that the seat was entered from another device', async () => {
  const row = anasRow();
  expect(await row.getByText('Joined from another device').count()).toBe(0);
  const laptop = await openVisitor(browser, 'laptop');
  await laptop.page.goto(await personalLink(product, address));
  await isWaiting(laptop.page);
  await laptop.page.mouse.move(20, 20);
  const mark = olga.page.getByText('Joined from another device');
  const another = row.locator('div').filter({ has: mark }).last();
  await another.waitFor();
  const at = await another.locator('time').getAttribute('datetime');
  expect(Math.abs(Date.parse(at ?? '') - Date.now())).toBeLessThan(120_000);
  expect(await screenProblems(olga.page)).toEqual([]);
  expect([...laptop.complaints(), ...olga.complaints()]).toEqual([]);
  await laptop.context.close();
});
