import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteDocument } from '../../contract/rules/pages/site-documents.ts';
import { launchBrowser, openVisitor, screens } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

const built = path.resolve(import.meta.dirname, '../../dist/documents.json');
const documents: SiteDocument[] = JSON.parse(readFileSync(built, 'utf8'));
const pages = documents.filter(({ file }) => file.endsWith('.html'));
const prerendered = pages.flatMap(({ path: address }) => address || []);

/** On such a line a browser looks farther down the page for pictures to ask for. */
const slowLine = { offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 };

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '1' });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

it('until it shows, a public page asks for nothing but its typefaces', async () => {
  const asked: Record<string, string[]> = {};
  for (const address of [...new Set(prerendered)]) {
    // A browser names a typeface of the page before among the requests, which it has in memory.
    const context = await browser.newContext({ viewport: screens.phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', slowLine);
    await page.goto(product.url + address);
    await page.locator('link[rel="manifest"]').waitFor({ state: 'attached' });
    const early = await page.evaluate(() => {
      const [shown] = performance.getEntriesByName('first-contentful-paint');
      const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return requests.filter(({ startTime }) => startTime < (shown?.startTime ?? 0)).map(({ name }) => name);
    });
    const others = early.filter((name) => !/-core-[\w-]+\.woff2$/.test(name));
    if (others.length > 0) asked[address] = others;
    expect(await page.locator('link[rel="icon"][type="image/svg+xml"]').getAttribute('href')).toMatch(
      /^data:/,
    );
    await context.close();
  }
  expect(asked).toEqual({});
});

it('no public page loads the style of the component library', () => {
  const bringing = pages.filter(({ file }) =>
    readFileSync(path.join(path.dirname(built), file), 'utf8').includes('data-mantine-styles'),
  );
  expect(bringing.map(({ file }) => file)).toEqual([]);
});

it('no stylesheet loaded later on a public page declares typefaces, which would lay out its text again', () => {
  const site = path.dirname(built);
  for (const { file } of pages)
    expect(readFileSync(path.join(site, file), 'utf8'), file).toMatch(/<style>[^<]*@font-face[^<]*latin-ext/);
  const sheets = readdirSync(path.join(site, 'assets')).filter((file) => file.endsWith('.css'));
  const declaring = sheets.filter((file) =>
    readFileSync(path.join(site, 'assets', file), 'utf8').includes('@font-face'),
  );
  expect(declaring).toEqual([]);
});

let gathered: Promise<{ organiser: Organiser; id: string; linkOf: (name: string) => string }> | undefined;
/** One session, for its credit. */
const gathering = () => {
  gathered ??= (async () => {
    const organiser = await signUpOrganiser(product);
    const { id, seats } = await organiser.schedule();
    const linkOf = (name: string) => seats.find(({ first_name }) => first_name === name)?.personal_link ?? '';
    return { organiser, id, linkOf };
  })();
  return gathered;
};

it('a personal link’s page names every file that its waiting room runs: none waits until another has been read', async () => {
  const { linkOf } = await gathering();
  const { page, context } = await openVisitor(browser, 'Ana');
  const asked: string[] = [];
  page.on('request', (request) => {
    const [file] = /\/assets\/.+\.js$/.exec(request.url()) ?? [];
    if (file) asked.push(file);
  });
  const html = (await page.goto(linkOf('Ana')))?.text();
  await page.getByRole('textbox', { name: 'Your answer' }).waitFor();
  const named = await html;
  expect(
    asked.filter((file) => !named?.includes(`href="${file}"`) && !named?.includes(`src="${file}"`)),
  ).toEqual([]);
  expect(asked.length).toBeGreaterThan(5);
  await context.close();
});

/** Files of these names do not arrive. */
const without = (page: Page, names: RegExp) =>
  page.route(new RegExp(`/assets/(?:${names.source})-`), (route) => route.abort());

/** What is no part of the weight of what somebody sees first, as scripts/page-budget.ts counts it. */
it('the waiting room and a story’s picture render without later code', async () => {
  const { organiser, id, linkOf } = await gathering();
  const ana = await openVisitor(browser, 'Ana', { expected: /net::ERR_FAILED/ });
  await without(ana.page, /transport|modular|connect-realtime|clip-player|own-room|hls|live/);
  await ana.page.goto(linkOf('Ana'));
  await ana.page.getByText('Ana Guest (you)').waitFor();
  await ana.context.close();

  const bo = await openVisitor(browser, 'Bo');
  await bo.page.goto(linkOf('Bo'));
  await bo.page.getByText('Bo Guest (you)').waitFor();
  await organiser.startNow(id);
  await bo.page.waitForURL(`**/experience/live/${id}`);
  const cy = await openVisitor(browser, 'Cy, who is late', { expected: /net::ERR_FAILED/ });
  await without(cy.page, /modular|connect-realtime|own-room/);
  await cy.page.goto(linkOf('Cy'));
  await expect.poll(() => cy.page.locator('video').evaluateAll(placesOf)).toContainEqual(expect.any(Number));
  for (const { context } of [bo, cy]) await context.close();
});

const placesOf = (videos: Element[]) =>
  videos.flatMap((video) =>
    video instanceof HTMLVideoElement && !video.paused && video.currentTime > 0 ? video.currentTime : [],
  );
