import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor, screens, type Visitor } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { logIn } from './owner-flow.ts';

const image = '<img src=x onerror=breached=28>';
const script = '"><script>breached=28</script>';
const turned = '\u202Egnihtemos\u202C \u0634\u0645\u0633';
const endless = 'Lighthousekeepers'.repeat(4);

const title = `${image}${script} ${turned}`;
const long = `${endless}${script}`.slice(0, 80);

let product: Product;
let organiser: Organiser;
let browser: Browser;
let visitor: Visitor;
let sessionId: string;

beforeAll(async () => {
  product = await startProduct();
  organiser = await signUpOrganiser(product);
  const person = { first_name: image, last_name: long, email: 'ana@acme.test' };
  const session = await organiser.schedule({
    title,
    teams: [{ name: `${script}${endless}`.slice(0, 40), people: [person] }],
  });
  sessionId = session.id;
  browser = await launchBrowser();
  visitor = await openVisitor(browser, 'Olga', { expected: /status of 409/ });
  await renameOwner();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** The owner and the company are called as badly as the people. */
async function renameOwner(): Promise<void> {
  const change = { first_name: image, last_name: long, company_name: `${script}${endless}` };
  const answer = await fetch(`${product.url}/api/profile`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${organiser.token}` },
    body: JSON.stringify(change),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Nothing ran, nothing became an element, and the page is no wider than the window. */
async function expectText(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    breached: 'breached' in window,
    elements: document.querySelectorAll('img[src="x"], body script:not([type="module"])').length,
    sideways: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }));
  expect(found, page.url()).toEqual({ breached: false, elements: 0, sideways: false });
}

it('shows hostile, bidirectional and endless names as text on every dashboard page, on both screens', async () => {
  const { page } = visitor;
  await logIn(page, product);
  const places: [string, string][] = [
    ['/dashboard', title],
    ['/dashboard/sessions', title],
    [`/dashboard/sessions/${sessionId}`, image],
    ['/dashboard/createConsumer', image],
    ['/dashboard/profile', image],
    ['/dashboard/credits', title],
  ];
  for (const [address, text] of places) {
    await page.goto(`${product.url}${address}`);
    await page.getByText(text).first().waitFor({ state: 'attached' });
    for (const size of [
      ...Object.values(screens),
      { width: 320, height: 568 },
      { width: 740, height: 360 },
    ]) {
      await page.setViewportSize(size);
      await expectText(page);
    }
  }
  expect(visitor.complaints()).toEqual([]);
});

it('a toast shows its content as text, and fits a phone', async () => {
  const { page } = visitor;
  await page.goto(`${product.url}/dashboard/sessions/${sessionId}`);
  await page.route(`**/api/session/${sessionId}/**`, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 409, json: { message: `${title} ${endless}` } }),
  );
  await page.getByRole('button', { name: 'Cancel session', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  await toast.getByText(image).waitFor();
  await page.setViewportSize(screens.phone);
  await expectText(page);
  const box = await toast.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= screens.phone.width).toBe(true);
});

it('the waiting room shows a participant the same names as text', async () => {
  const guest = await openVisitor(browser, 'Ana', { screen: 'phone' });
  const link = (await organiser.read(sessionId)).seats[0]?.personal_link ?? '';
  await guest.page.goto(link);
  await guest.page.getByText(image).first().waitFor();
  await expectText(guest.page);
  await guest.page.setViewportSize(screens.desktop);
  await expectText(guest.page);

  await organiser.cancel(sessionId);
  await guest.page.setViewportSize(screens.phone);
  await guest.page.getByRole('heading', { name: 'This session has been cancelled' }).waitFor();
  await expectText(guest.page);
  expect(guest.complaints()).toEqual([]);
});
