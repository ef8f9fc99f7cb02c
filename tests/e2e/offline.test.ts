import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
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

it('the site can be installed: its manifest names what a home screen needs', async () => {
  const manifest = await (await fetch(`${product.url}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
  for (const { src } of manifest.icons) expect((await fetch(product.url + src)).status, src).toBe(200);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(product.url);
  await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A test's own context is one without a trace, from which nothing is installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  await context.close();
});

it('shows an offline page without stale content, and the page again when online', async () => {
  const visitor = await openVisitor(browser, 'reader', {
    expected: /ERR_INTERNET_DISCONNECTED|offline/i,
    serviceWorkers: 'allow',
  });
  const { page, context } = visitor;
  await page.goto(`${product.url}/faq`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(`${product.url}/password/reset`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).length && Boolean(navigator.serviceWorker.controller)),
    )
    .toBe(true);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const paths = await Promise.all(
      names.map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    );
    return paths.flat();
  });
  expect(kept.filter((path) => path !== '/offline.html' && !path.startsWith('/assets/'))).toEqual([]);
  expect(kept.some((path) => path.endsWith('.js'))).toBe(true);

  await context.setOffline(true);
  for (const path of ['/login', '/', '/faq', '/experience/join']) {
    await page.goto(product.url + path);
    expect(await page.getByRole('heading', { level: 1 }).innerText(), path).toBe('You are offline');
  }
  expect(await screenProblems(page)).toEqual([]);
  expect(
    await page.evaluate(() =>
      fetch('/build.json').then(
        () => 'answered',
        () => 'no line',
      ),
    ),
  ).toBe('no line');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect.poll(() => page.title()).not.toMatch(/Offline/);
  expect(new URL(page.url()).pathname).toBe('/experience/join');
  expect(visitor.complaints()).toEqual([]);
  await context.close();
});

it('a sign-up that failed offline is restored after a reload, without its passwords', async () => {
  const { page, context, complaints } = await openVisitor(browser, 'newcomer', {
    expected: /ERR_INTERNET_DISCONNECTED|offline/i,
  });
  await page.goto(`${product.url}/signup`);
  const entered = {
    'First name': 'Olga',
    'Last name': 'Owner',
    'Work email': 'olga@acme.test',
    Company: 'Acme',
  };
  for (const [label, text] of Object.entries(entered)) await page.getByLabel(label).fill(text);
  await page.getByLabel(/^Country/).selectOption({ label: 'Portugal' });
  await page.getByLabel(/^Password( \*)?$/).fill('a secret that stays');
  await page.getByLabel('Password again').fill('a secret that stays');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('Unable to connect to the server. Please check your connection.').waitFor();
  await context.setOffline(false);
  await page.reload();

  for (const [label, text] of Object.entries(entered))
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe(text);
  await expect
    .poll(() =>
      page.getByLabel(/^Country/).evaluate((list: HTMLSelectElement) => list.selectedOptions[0]?.text),
    )
    .toBe('Portugal');
  expect(await page.getByLabel('Password again').inputValue()).toBe('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a secret');
  expect(complaints()).toEqual([]);
  await context.close();
});
