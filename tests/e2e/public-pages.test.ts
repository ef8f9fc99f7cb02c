import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteDocument } from '../../contract/rules/pages/site-documents.ts';
import { screenProblems } from '../support/browser/accessibility.ts';
import {
  delayScripts,
  launchBrowser,
  openVisitor,
  screens,
  untilHydrated,
} from '../support/browser/browser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

const built = path.resolve(import.meta.dirname, '../../dist/documents.json');
const documents: SiteDocument[] = JSON.parse(readFileSync(built, 'utf8'));
/** Not in the sitemap, and of no use without a script. */
const doors = ['/login', '/signup', '/forgot-password'];
/** With the state of the services, with places and the time there, and with the installation's sub-processors. */
const filledIn = ['/support', '/signup', '/security'];
const pages = [
  ...new Set(documents.flatMap(({ path: address, file }) => (file.endsWith('.html') && address) || [])),
];

const packs = 'single:One evening:1:171.00:EUR; dozen:A dozen:12:1212.00:EUR';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  // Other prices than those that the site was built with: the server renders the pages that show them.
  product = await startProduct({ WELCOME_CREDITS: '2', CREDIT_PACKS: packs });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const hasFocus = (element: Element) => element === document.activeElement;

it('a reader without script sees every public page whole, and every link of it leads somewhere', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const links = new Set<string>();
  for (const address of pages) {
    expect((await page.goto(product.url + address))?.status(), address).toBe(200);
    expect(await page.locator('h1').count(), address).toBe(1);
    if (doors.includes(address)) {
      expect(await page.content(), address).toContain('needs JavaScript.</noscript>');
      continue;
    }
    // Bands far below the window are laid out a second after the page has been seen.
    await expect
      .poll(async () => (await page.locator('main').innerText()).length, { message: address })
      .toBeGreaterThan(400);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(product.url + address);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await fetch(String(picture))).headers.get('content-type')).toBe('image/png');
    if (address === '/pricing') expect(await page.locator('main').innerText()).toMatch(/171[\s\S]*A dozen/);
    for (const link of await page.locator('a[href^="/"]').all())
      links.add(new URL(String(await link.getAttribute('href')), product.url).pathname);
  }
  for (const link of links) expect((await fetch(product.url + link)).status, link).toBe(200);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`${product.url}/faq`);
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  const closed = page.locator('details:not([open]) p').first();
  expect((await closed.boundingBox())?.height, 'an answer that is closed is on paper').toBeGreaterThan(0);
  await context.close();
});

it('sitemap, feed and robots name the public address, and existing pages', async () => {
  const read = async (address: string) => (await fetch(product.url + address)).text();
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  expect(listed).toEqual(
    pages.filter((address) => !doors.includes(address)).map((address) => product.url + address),
  );
  const articles = [...(await read('/feed.xml')).matchAll(/<guid>([^<]+)<\/guid>/g)].map(([, guid]) => guid);
  expect(articles.length).toBeGreaterThan(2);
  for (const article of articles) expect(listed).toContain(article);
  expect(await read('/robots.txt')).toContain(`Sitemap: ${product.url}/sitemap.xml`);
});

it('every public page is taken over by the application without a difference, far from where it was made', async () => {
  const context = await browser.newContext({
    locale: 'ar-EG',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const texts: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && texts.push(message.text()),
  );
  page.on('pageerror', (error) => texts.push(String(error)));
  for (const address of pages) {
    await page.goto(product.url + address);
    const title = await page.title();
    // innerText would lack the bands that are not laid out yet.
    const before = await page.locator('main').textContent();
    await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
    const place = await page.evaluate(() => window.scrollY);
    await page.getByRole('button', { name: 'Help' }).focus();
    await untilHydrated(page);
    expect(await page.evaluate(() => window.scrollY), address).toBe(place);
    expect([await page.title(), await page.locator('head title').count()], address).toEqual([title, 1]);
    if (!filledIn.includes(address)) expect(await page.locator('main').textContent(), address).toBe(before);
  }
  expect(texts).toEqual([]);
  await context.close();
});

/** From now on every page sums up by how much of the window what was shown has moved. */
const noteMoves = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { moved: Reflect.get(window, 'moved') + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
/** Resolves when what has changed is painted, and with it each move noted. */
const nextPaint = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
const movesOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'moved')));

it('nothing moves on a page while its bands are laid out, nor while it is read to its end', async () => {
  const context = await browser.newContext({ viewport: screens.phone });
  await noteMoves(context);
  const page = await context.newPage();
  for (const address of ['/', ...doors]) {
    await page.goto(product.url + address);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main > section, footer')].every(
        (band) => getComputedStyle(band).contentVisibility === 'visible',
      ),
    );
    await nextPaint(page);
    await page.mouse.wheel(0, 20_000);
    await page.locator('footer a').last().click({ trial: true });
    expect(await movesOf(page), address).toBe(0);
  }
  await context.close();
});

it('hardly anything moves when the typefaces load late', async () => {
  const context = await browser.newContext({ viewport: screens.phone, serviceWorkers: 'block' });
  await noteMoves(context);
  let letCome = () => {};
  let mayCome = Promise.resolve();
  await context.route('**/*.woff2', async (route) => {
    await mayCome;
    await route.continue();
  });
  const page = await context.newPage();
  for (const address of pages) {
    mayCome = new Promise((done) => {
      letCome = done;
    });
    await page.goto(product.url + address, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await nextPaint(page);
    letCome();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await nextPaint(page);
    expect(await movesOf(page), address).toBeLessThan(0.002);
  }
  await context.close();
});

it('nothing moves when a trailer takes the place of its picture, in a press that lasts', async () => {
  for (const viewport of Object.values(screens)) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.goto(`${product.url}/`);
    const box = () =>
      page
        .locator('figure', { hasText: 'Read it instead' })
        .first()
        .evaluate((figure) => [figure.clientWidth, figure.clientHeight]);
    const play = page.getByRole('button', { name: /^Play the opening ?\d/ });
    await play.scrollIntoViewIfNeeded();
    const before = await box();
    await play.click({ delay: 600 });
    await page.locator('video').first().waitFor();
    expect(await box(), `${viewport.width}`).toEqual(before);
    await context.close();
  }
});

it('help takes the focus and returns it on Escape, closes on an outside click, and leaves the page readable', async () => {
  const { page, context, complaints } = await openVisitor(browser, 'reader', { screen: 'phone' });
  await page.goto(`${product.url}/pricing`);
  const help = page.getByRole('button', { name: 'Help' });
  const panel = page.getByRole('dialog', { name: 'How can we help?' });
  await help.press('Enter');
  await panel.waitFor();
  expect(await panel.getByRole('button', { name: 'Close' }).evaluate(hasFocus)).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await screenProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await help.evaluate(hasFocus)).toBe(true);
  // The browser says that a popover is closed in a task after it.
  await expect.poll(() => help.getAttribute('aria-expanded')).toBe('false');

  await help.click();
  await panel.getByRole('searchbox').fill('camera');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await help.evaluate(hasFocus), 'from the field, which Escape empties first').toBe(true);

  await help.click();
  const last = panel.getByRole('button', { name: 'Copy a diagnosis' });
  const close = panel.getByRole('button', { name: 'Close' });
  await last.focus();
  await page.keyboard.press('Tab');
  expect(await close.evaluate(hasFocus), 'Tab from the last').toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await last.evaluate(hasFocus), 'Shift+Tab from the first').toBe(true);
  await panel.getByRole('heading').click();
  await page.keyboard.press('Shift+Tab');
  expect(await panel.evaluate((part) => part.contains(document.activeElement)), 'from its words').toBe(true);

  const beneath = await page.getByRole('link', { name: 'Muster, home' }).first().boundingBox();
  await page.mouse.click((beneath?.x ?? 0) + 10, (beneath?.y ?? 0) + 10);
  await panel.waitFor({ state: 'detached' });
  expect(await help.evaluate(hasFocus), 'after a press beside it').toBe(true);
  expect(page.url(), 'a press beside it reaches nothing beneath').toBe(`${product.url}/pricing`);
  expect(complaints()).toEqual([]);
  await context.close();
});

it('the menu of a phone keeps the focus and closes at a press beside it, before hydration and after', async () => {
  const { page, context, complaints } = await openVisitor(browser, 'reader', { screen: 'phone' });
  const burger = page.getByRole('button', { name: 'Menu', exact: true });
  const menu = page.locator('#site-menu');
  const tabbed = async () => {
    await burger.press('Enter');
    await menu.waitFor();
    const first = menu.getByRole('button', { name: 'Close the menu' });
    const last = menu.getByRole('link', { name: 'Start free' });
    await page.keyboard.press('Tab');
    expect(await first.evaluate(hasFocus), 'Tab into it').toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await last.evaluate(hasFocus), 'Shift+Tab from the first').toBe(true);
    await page.keyboard.press('Tab');
    expect(await first.evaluate(hasFocus), 'Tab from the last').toBe(true);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await burger.evaluate(hasFocus), 'Escape').toBe(true);

    await burger.click();
    const beneath = await page.getByRole('link', { name: 'Muster, home' }).first().boundingBox();
    await page.mouse.click((beneath?.x ?? 0) + 10, (beneath?.y ?? 0) + 10);
    await menu.waitFor({ state: 'hidden' });
    expect(page.url(), 'a press beside it reaches nothing beneath').toBe(`${product.url}/pricing`);
  };
  const arrive = await delayScripts(page);
  await page.goto(`${product.url}/pricing`);
  await tabbed();
  expect(await page.evaluate(() => Object.keys(document.querySelector('header') ?? {}))).toEqual([]);
  arrive();
  await untilHydrated(page);
  await tabbed();
  expect(complaints()).toEqual([]);
  await context.close();
});

it('an untouched page becomes interactive, shows the bar on the way to another, and keeps an answer open', async () => {
  const { page, context, complaints } = await openVisitor(browser, 'reader');
  await page.goto(`${product.url}/faq`);
  const answer = page.locator('details').first();
  await answer.locator('summary').click();
  await untilHydrated(page);
  await page.route('**/assets/*.js', async (route) => {
    await page.getByRole('progressbar').waitFor();
    await route.continue();
  });
  await page.locator('a[href="/pricing"]').last().click();
  await page.getByRole('heading', { level: 1, name: 'One credit, one session' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Questions' }).waitFor();
  expect(await answer.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
  expect(complaints()).toEqual([]);
  await context.close();
});

it('letters that a person has set twice as large push nothing out of the window', async () => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  const line = await page.context().newCDPSession(page);
  await line.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const address of pages) {
    await page.goto(product.url + address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(
      1280,
    );
  }
  await page.context().close();
});
