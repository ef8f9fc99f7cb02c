import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteDocument } from '../../contract/rules/pages/site-documents.ts';
import { firefoxShows, launchFirefox, openFirefoxVisitor } from '../support/browser/firefox.ts';
import { type Organiser, organiserAccount, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

const built = path.resolve(import.meta.dirname, '../../dist/documents.json');
const documents: SiteDocument[] = JSON.parse(readFileSync(built, 'utf8'));
const pages = [
  ...new Set(documents.flatMap(({ path: address, file }) => (file.endsWith('.html') && address) || [])),
];
/** Forms, which have few words. */
const doors = ['/login', '/signup', '/forgot-password'];

let product: Product;
let browser: Browser;
let organiser: Organiser;

beforeAll(async () => {
  product = await startProduct();
  organiser = await signUpOrganiser(product);
  browser = await launchFirefox();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

it('Firefox shows every public page without going sideways, and the application takes each over', async () => {
  const { page, complaints, close } = await openFirefoxVisitor(browser, 'reader', { screen: 'phone' });
  for (const address of pages) {
    await page.goto(product.url + address);
    expect(await page.$$eval('h1', (headings) => headings.length), address).toBe(1);
    const words = await page.$eval('main', (main) => main.innerText.length);
    expect(words, address).toBeGreaterThan(doors.includes(address) ? 50 : 400);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, address).toBe(0);
    await page.waitForFunction(() => Object.keys(document.querySelector('main h1') ?? {}).length > 0);
    // A typeface under way when the page is left is a complaint of its own.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  await page.goto(`${product.url}/faq`);
  await page.locator('main input[type="search"]').fill('camera');
  await firefoxShows(page, 'found');
  expect(complaints()).toEqual([]);
  await close();
});

it('Firefox logs in after a wrong password, and is still there after a reload', async () => {
  const { page, complaints, close } = await openFirefoxVisitor(browser, 'Olga', { expected: /422|status/ });
  await page.goto(`${product.url}/login`);
  const enter = async (password: string) => {
    await page.locator('input[type="email"]').fill(organiserAccount.email);
    await page.locator('input[type="password"]').fill(password);
    await page.keyboard.press('Enter');
  };
  await enter('not the password');
  await firefoxShows(page, 'These credentials do not match our records.');
  await enter(organiserAccount.password);
  await page.waitForFunction(() => window.location.pathname === '/dashboard');
  await firefoxShows(page, 'Dashboard');
  await page.reload();
  await firefoxShows(page, 'Dashboard');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(complaints()).toEqual([]);
  await close();
});

it('Firefox, which never asks again for code that it could not import, gets it by a reload once the line is back', async () => {
  const session = await organiser.schedule();
  const { page, close } = await openFirefoxVisitor(browser, 'Bo');
  let isAway = true;
  let tries = 0;
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isCut = isAway && request.url().includes('/assets/modular');
    if (isCut) tries += 1;
    void (isCut ? request.abort() : request.continue());
  });
  await page.goto(session.seats[1]?.personal_link ?? '');
  await firefoxShows(page, 'Connection lost');
  expect(tries).toBeGreaterThan(0);
  await page.evaluate(() => {
    document.body.dataset.stood = 'since before';
  });
  isAway = false;
  await page.waitForFunction(() => {
    const words = document.querySelector('main')?.innerText ?? '';
    return words.includes('1 of 4 here') && !words.includes('Connection lost');
  });
  expect(await page.evaluate(() => document.body.dataset.stood)).toBeUndefined();
  await close();
});
