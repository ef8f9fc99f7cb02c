import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, screens, type Visitor } from '../support/browser/browser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { signedInOwner } from './owner-flow.ts';

// Five of the six requests that the client sends at a time: the list of devices comes past them.
const settings = /\/api\/(notifications|company\/(settings|admins|agreement)|profile\/second-factor)/;

let product: Product;
let browser: Browser;
let owner: Visitor;
let page: Page;

beforeAll(async () => {
  product = await startProduct({ SELLER_NAME: 'Muster Ltd', SELLER_ADDRESS: '1 Quay Street, Bristol' });
  browser = await launchBrowser();
  owner = await openVisitor(browser, 'Olga');
  ({ page } = owner);
  await signedInOwner(page, product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const isInView = (element: Element) => {
  const { top } = element.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
};

/** Where each section of the page begins, by its name. */
const tops = () =>
  page
    .locator('main section[aria-label]:not(details *)')
    .evaluateAll((sections) =>
      Object.fromEntries(
        sections.map((one) => [
          one.getAttribute('aria-label') ?? '',
          Math.round(one.getBoundingClientRect().top + scrollY),
        ]),
      ),
    );

/** How far the sections go, in pixels, between the answers' being awaited and their being there. */
async function moved(): Promise<number> {
  const held = Promise.withResolvers<void>();
  await page.route(settings, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/dashboard/profile`);
  const waited = [
    'your email settings',
    'how people join',
    'your logo',
    'your colour',
    'colleagues',
    'how long data is kept',
    'the data processing agreement',
    'two-factor log-in',
  ];
  for (const what of waited) await page.getByRole('status', { name: `Loading ${what}` }).waitFor();
  await page.getByLabel('Country', { exact: false }).locator('option', { hasText: 'Portugal' }).waitFor({
    state: 'attached',
  });
  await page.getByRole('region', { name: 'Devices' }).getByText('This device').waitFor();
  const before = await tops();
  held.resolve();
  for (const what of waited)
    await page.getByRole('status', { name: `Loading ${what}` }).waitFor({ state: 'detached' });
  await page.unroute(settings);
  const after = await tops();
  expect(Object.keys(after)).toEqual(Object.keys(before));
  return Math.max(...Object.keys(before).map((name) => Math.abs((before[name] ?? 0) - (after[name] ?? 0))));
}

it('the settings do not move when they have loaded, with logo and colour or without', async () => {
  for (const hasBrand of [false, true]) {
    if (hasBrand) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a logo' }).click();
      await (await chooser).setFiles(path.resolve(import.meta.dirname, '../../public/icon-192.png'));
      await page.getByAltText('Your logo').waitFor();
      await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#ffee00');
      await page.getByRole('button', { name: 'Save colour' }).click();
      await page.getByText('Guests see your colour from now on.').waitFor();
    }
    for (const size of Object.values(screens)) {
      await page.setViewportSize(size);
      expect(await moved(), `${size.width}, ${hasBrand}`).toBeLessThan(3);
    }
  }
  expect(owner.complaints()).toEqual([]);
});

it('a switch keeps its new position while it is saved, and reverts with the reason if saving fails', async () => {
  const toggle = page.getByRole('switch', { name: 'Results' });
  const answered = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route('**/api/notifications/results', async (route) => {
    asked.push(route.request().method());
    if (asked.length > 1) return route.continue();
    await answered.promise;
    return route.abort();
  });
  await page.goto(`${product.url}/dashboard/profile`);
  await toggle.waitFor();
  const was = await toggle.isChecked();
  await toggle.click();
  await expect.poll(() => toggle.isDisabled()).toBe(true);
  expect(await toggle.isChecked()).toBe(!was);
  answered.resolve();
  await page.getByRole('alert').filter({ hasText: 'Not saved: ' }).waitFor();
  expect([await toggle.isChecked(), await toggle.isDisabled()]).toEqual([was, false]);
  await toggle.click();
  await page.getByText(/^Results: emails/).waitFor();
  await page.reload();
  await expect.poll(() => toggle.isChecked()).toBe(!was);
  await toggle.click();
  await page.getByText(/^Results: emails/).waitFor();
  await page.reload();
  await expect.poll(() => toggle.isChecked()).toBe(was);
  expect(asked).toEqual(['PUT', 'PUT', 'DELETE']);
});

it('the index leads to each part of the settings, which are in sections', async () => {
  await page.setViewportSize(screens.desktop);
  await page.goto(`${product.url}/dashboard/profile`);
  const index = page.getByRole('navigation', { name: 'On this page' });
  const parts = [
    'Name, place and phone',
    'Email address',
    'Email notifications',
    'Appearance',
    'How people join',
    'Logo and colour',
  ];
  const company = [
    'Colleagues and roles',
    'Single sign-on',
    'Two-factor log-in for everyone',
    'How long data is kept',
    'Data processing agreement',
    'Company data',
    'Audit log',
  ];
  const account = ['Log-in and security', 'Two-factor log-in', 'Devices', 'Your data', 'Close the account'];
  const more = [...company, ...account];
  await expect.poll(() => index.getByRole('link').allTextContents()).toEqual([...parts, ...more]);
  for (const link of await index.getByRole('link').all()) {
    const name = (await link.getAttribute('href'))?.split('#')[1];
    await link.click();
    await expect.poll(() => page.locator(`[id="${name}"]`).evaluate(isInView)).toBe(true);
  }
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'You',
    'Company',
    'Account',
  ]);
  expect(await screenProblems(page)).toEqual([]);
});
