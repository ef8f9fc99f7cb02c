import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor } from '../support/browser.ts';
import { signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/product.ts';

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

it('the focus goes to the heading of a new page, and back to where it was', async () => {
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

it('a kept page stands as it was left, in its place, whichever way one comes back', async () => {
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

it('a lost line is said on the page, and no longer once it is back', async () => {
  const { page, context } = await openVisitor(browser, 'reader');
  await page.goto(`${product.url}/password/reset`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const notice = page.getByRole('status').getByText('You are offline.');
  await context.setOffline(true);
  await notice.waitFor();
  await context.setOffline(false);
  await notice.waitFor({ state: 'detached' });
  await context.close();
});

it('light and dark follow the device, until somebody chooses; the night pages stay night', async () => {
  const { page, context } = await openVisitor(browser, 'reader');
  await page.goto(`${product.url}/pricing`);
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await ground(page);
  expect(dark).not.toBe(light);
  await page.getByLabel('Look').selectOption('Light');
  await expect.poll(() => ground(page)).toBe(light);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${product.url}/faq`);
  expect(await ground(page), 'before any script of the application').toBe(light);
  await page.unroute('**/assets/*.js');
  await page.getByLabel('Look').selectOption('As the device');
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
  const back = page.getByRole('link', { name: 'To my session' });
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

it('what was typed stands there again after the reload for a file that a new version has taken away', async () => {
  const { page, context } = await openVisitor(browser, 'writer', {
    expected: /net::ERR_FAILED|dynamically imported module/,
  });
  await page.goto(`${product.url}/contact`);
  await page.getByLabel(/^Message( \*)?$/).fill('How many of us may come?');
  await page.waitForFunction(() => Object.keys(document.querySelector('header') ?? {}).length > 0);
  await publish(page);
  await page.route('**/assets/help-panel-*.js', (route) => route.abort());
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Help' }).click();
  await reloaded;
  await expect.poll(() => page.getByLabel(/^Message( \*)?$/).inputValue()).toBe('How many of us may come?');
  await context.close();
});

it('whoever sends a letter by keyboard is not thrown back to the start of the page', async () => {
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
