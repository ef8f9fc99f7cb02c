import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askRunningServer } from '../../server/operator/operator-socket.ts';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, screens, type Visitor } from '../support/browser/browser.ts';
import { type Organiser, organiserAccount } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { gathering, scheduleGathering, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let organiser: Organiser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '2' });
  browser = await launchBrowser();
  visitor = await openVisitor(browser, 'Olga', { expected: /401/ });
  ({ page } = visitor);
  organiser = await signedInOwner(page, product);
  await scheduleGathering(organiser);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const show = async (tab: string) => {
  await page.getByRole('tab', { name: tab }).click();
  await page.getByRole('region', { name: tab }).waitFor();
};

async function expectAccessible(): Promise<void> {
  for (const size of Object.values(screens)) {
    await page.setViewportSize(size);
    expect(await screenProblems(page)).toEqual([]);
  }
}

it('is no page for an owner, and asks an administrator to log in', async () => {
  await page.goto(`${product.url}/admin`);
  await page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
  visitor.complaints();
  const answer = await askRunningServer(product.dataDir, {
    verb: 'admin add',
    words: [organiserAccount.email],
    options: {},
    isDryRun: false,
  });
  expect(answer?.code).toBe(0);
  await page.goto(`${product.url}/admin`);
  await page.waitForURL('**/login?redirect=%2Fadmin');
  await page.getByLabel('Work email').fill(organiserAccount.email);
  await page.getByLabel(/^Password( \*)?$/).fill(organiserAccount.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/admin');
  await page.getByRole('heading', { name: 'Administration', level: 1 }).waitFor();
  await expectAccessible();
});

it('an administrator adds credits, which the company sees, and ends a session', async () => {
  await page.getByRole('button', { name: 'Change credits of Acme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change credits of Acme' });
  await dialog.getByRole('button', { name: 'Change credits' }).click();
  await dialog.getByText('Enter a reason').waitFor();
  await dialog.getByLabel('Number of credits').fill('7');
  await dialog.getByLabel('Reason').fill('A late start');
  await dialog.getByRole('button', { name: 'Change credits' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByRole('row', { name: /Acme/ }).getByText('8', { exact: true }).waitFor();

  await show('Sessions');
  await page.getByRole('button', { name: `End session: ${gathering.title}` }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Scheduled by mistake');
  await page.getByRole('dialog').getByRole('button', { name: 'End session' }).click();
  await page.getByText('Did not take place').waitFor();
  await expectAccessible();

  await show('Changes');
  await page.getByRole('cell', { name: 'Scheduled by mistake' }).waitFor();
  await page.getByRole('cell', { name: 'A late start' }).waitFor();
  await page.goto(`${product.url}/dashboard/credits`);
  await page.getByText('A late start').waitFor();
  await page.getByRole('button', { name: 'Account of Olga Owner' }).click();
  await page.getByRole('menuitem', { name: 'Administration' }).click();
  await page.waitForURL('**/admin');
});

it('on a phone the row of tabs shows the one that the address names', async () => {
  await page.setViewportSize(screens.phone);
  await page.goto(`${product.url}/admin?show=acts`);
  const chosen = page.getByRole('tab', { name: 'Changes', selected: true });
  await chosen.waitFor();
  const box = await chosen.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screens.phone.width);
});

it('speaks German where the browser does', async () => {
  await page.evaluate(() => localStorage.setItem('muster.language', 'de'));
  await page.goto(`${product.url}/admin?show=acts`);
  await page.getByRole('cell', { name: 'A late start' }).waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual([
    'Firmen',
    'Sessions',
    'E-Mails',
    'Bestellungen',
    'Gemeldete Nachrichten',
    'Änderungen',
  ]);
  await expectAccessible();
  for (const tab of ['E-Mails', 'Bestellungen', 'Gemeldete Nachrichten']) await show(tab);
  await page.evaluate(() => localStorage.removeItem('muster.language'));
  expect(visitor.complaints()).toEqual([]);
});
