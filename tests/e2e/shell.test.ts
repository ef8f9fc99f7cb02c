import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor, untilHydrated } from '../support/browser/browser.ts';
import { signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

const betweenBuildChecksMs = 5 * 60_000;

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

const focused = (page: Page) =>
  page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** From now on the server gives out another build than that of the page. */
async function publish(page: Page): Promise<void> {
  await page.route('**/build.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build: 'the next one' } });
  });
}

it('the loading bar is 3 px high; toasts are 24 rem wide, and as wide as a phone', async () => {
  const { page, context, complaints } = await openVisitor(browser, 'reader');
  await page.goto(`${product.url}/password/reset`);
  const sizeOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    });
  const toasts = 'section[aria-label="Notifications"]';
  await page.locator(toasts).waitFor({ state: 'attached' });
  expect((await sizeOf('[role="progressbar"]')).height).toBe(3);
  expect((await sizeOf(toasts)).width).toBe(24 * 16);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await sizeOf(toasts)).width).toBe(390);
  expect(complaints()).toEqual([]);
  await context.close();
});

it('the focus moves to the heading of a new page, and back on return', async () => {
  const { page, context, complaints } = await openVisitor(browser, 'reader');
  await page.goto(`${product.url}/password/reset`);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' });
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pricing');
  await expect.poll(() => focused(page)).toEqual(['H1', 'One credit, one session']);
  await page.goBack();
  await expect.poll(() => focused(page)).toEqual(['A', 'Pricing']);
  expect(complaints()).toEqual([]);
  await context.close();
});

it('a keep-alive page is as it was left, with its scroll position, on every way back', async () => {
  const { page, context, complaints } = await openVisitor(browser, 'reader');
  const header = page.getByRole('navigation', { name: 'Main' });
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  /** Without the pointer, which would scroll to the link first. */
  const follow = (name: string) =>
    header.getByRole('link', { name }).evaluate((link: HTMLAnchorElement) => link.click());
  const top = () => page.evaluate(() => window.scrollY);
  await page.goto(`${product.url}/password/reset`);
  await follow('Questions');
  await search.fill('browser');
  await page.evaluate(() => window.scrollTo({ top: 260, behavior: 'instant' }));
  await expect.poll(top).toBe(260);
  await follow('Pricing');
  await page.waitForURL('**/pricing');
  await expect.poll(top).toBe(0);
  await page.goBack();
  await page.waitForURL('**/faq');
  await expect.poll(top).toBe(260);
  expect(await search.inputValue()).toBe('browser');
  await page.goForward();
  await page.waitForURL('**/pricing');
  await follow('Questions');
  await page.waitForURL('**/faq');
  await expect.poll(top).toBe(0);
  expect(await search.inputValue()).toBe('browser');
  expect(complaints()).toEqual([]);
  await context.close();
});

it('shows a lost connection on the page until it is back', async () => {
  const { page, context } = await openVisitor(browser, 'reader');
  await page.goto(`${product.url}/password/reset`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const notice = page.getByRole('status').getByText('You’re offline.');
  await context.setOffline(true);
  await notice.waitFor();
  await context.setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await context.close();
});

it('light and dark follow the device until the user chooses; the night pages stay dark', async () => {
  const { page, context } = await openVisitor(browser, 'reader');
  await page.goto(`${product.url}/pricing`);
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground(page);
  expect(dark).not.toBe(light);
  await page.getByLabel('Appearance').selectOption('Light');
  await expect.poll(() => ground(page)).toBe(light);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${product.url}/faq`);
  expect(await ground(page), 'before any script of the application').toBe(light);
  await page.unroute('**/assets/*.js');
  await page.getByLabel('Appearance').focus();
  await expect.poll(() => page.getByLabel('Appearance').inputValue()).toBe('light');
  await page.getByLabel('Appearance').selectOption('Same as device');
  await expect.poll(() => ground(page)).toBe(dark);

  const night = () => page.evaluate(() => getComputedStyle(document.querySelector('main') as Element).color);
  await page.goto(`${product.url}/experience/join`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const atNight = await night();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await night()).toBe(atNight);
  await context.close();
});

it('a new version is offered outside a live session, and never in it', async () => {
  const organiser = await signUpOrganiser(product);
  const session = await organiser.schedule();
  const { page, context } = await openVisitor(browser, 'Ana');
  await page.goto(session.seats[0]?.personal_link ?? '');
  await page.getByText('Ana Guest (you)').waitFor();
  await organiser.startNow(session.id);
  await page.waitForURL(`**/experience/live/${session.id}`);
  await page.clock.install();
  await page.goto(`${product.url}/systemCheck`);
  const back = page.getByRole('link', { name: 'Go to my session' });
  await back.waitFor();
  await publish(page);
  await page.clock.fastForward(betweenBuildChecksMs);
  const offer = page.getByText('A new version of Muster is ready');
  await offer.waitFor();
  await back.click();
  await page.waitForURL(`**/experience/live/${session.id}`);
  await offer.waitFor({ state: 'detached' });
  await page.clock.fastForward(betweenBuildChecksMs);
  expect(await offer.count()).toBe(0);
  await page.goBack();
  await offer.waitFor();
  await context.close();
});

it('restores the draft after the reload for a file that a new version removed', async () => {
  const { page, context } = await openVisitor(browser, 'writer', {
    expected: /net::ERR_FAILED|dynamically imported module/,
  });
  await page.goto(`${product.url}/contact`);
  await page.getByLabel(/^Message( \*)?$/).fill('How many of us may come?');
  await untilHydrated(page);
  await publish(page);
  await page.route('**/assets/help-panel-*.js', (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Help' }).click();
  await reloaded;
  await expect.poll(() => page.getByLabel(/^Message( \*)?$/).inputValue()).toBe('How many of us may come?');
  await context.close();
});

it('keeps the focus of a letter sent by keyboard', async () => {
  const { page, context } = await openVisitor(browser, 'writer');
  await page.goto(`${product.url}/contact`);
  await page.getByLabel(/^Your name/).fill('Vi Visitor');
  await page.getByLabel(/^Your email/).fill('vi@else.test');
  await page.getByLabel(/^Message( \*)?$/).fill('How many of us may come?');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await page.getByRole('heading', { name: 'Your message is on its way' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Write to us');
  await context.close();
});
