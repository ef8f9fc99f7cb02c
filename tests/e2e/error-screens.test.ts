import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#contract/rules/business-constants.ts';
import { launchBrowser, openVisitor, takePolicyBreaches } from '../support/browser/browser.ts';
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

/**
 * The view of `/about`, opened from the login page, fails with an error of that status; one without is an error of the
 * program itself.
 */
async function openBrokenPage(
  status: number | null,
  options: BrowserContextOptions = {},
  watch: () => void = () => undefined,
): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: 'block', ...options })).newPage();
  await page.addInitScript(watch);
  const facts = status === null ? {} : { status };
  await page.route('**/assets/about-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const error = Object.assign(new Error('as the server says'), ${JSON.stringify(facts)});
        export default function Broken() { throw error; }`,
    }),
  );
  await page.goto(`${product.url}/password/reset`);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about');
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor({ state: 'detached' });
  return page;
}

/** Runs in the page: marks the moment at which each of its main headings is first there. */
function noteHeadings(): void {
  let last: string | null | undefined;
  new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent;
    if (heading && heading !== last) performance.mark(heading);
    last = heading ?? last;
  }).observe(document, { childList: true, subtree: true });
}

const textOf = (page: Page) => page.getByRole('alert').first().innerText();

describe('the error screen', () => {
  it.each([
    [401, 'Session Expired', 'Please log in again to continue', 'Go to Login'],
    [404, 'Oops! Page Not Found', 'Even the best of us trip sometimes', 'Take Me Home'],
    [500, 'Server is Having a Bad Day', 'Our server needs a hug... and maybe a restart', 'Take Me Home'],
    [null, 'Something Went Wrong', 'Even the best of us trip sometimes', 'Take Me Home'],
  ])('%s: title, message, the server’s words, one way on', async (status, title, message, button) => {
    const page = await openBrokenPage(status);
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect((await textOf(page)).split(/\n+/)).toEqual([title, message, 'as the server says', button]);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${product.url}/`);
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL(`${product.url}${status === 401 ? '/login' : '/'}`);
    await page.context().close();
  });

  it('401 redirects to the login after 1.5 s', async () => {
    const page = await openBrokenPage(401, {}, noteHeadings);
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Log in' }).waitFor();
    const [shown = 0, left = 0] = await page.evaluate(() =>
      performance
        .getEntriesByType('mark')
        .slice(-2)
        .map(({ startTime }) => startTime),
    );
    expect(left - shown).toBeGreaterThan(auth.unauthorizedRedirectMs - 50);
  });

  it('an error of the program is hidden from crawlers, an unknown address is not', async () => {
    const page = await openBrokenPage(null, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await page.getByRole('banner').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.title()).not.toContain('Something Went Wrong');
    await page.goto(`${product.url}/no/such/page`);
    await page.getByText('Page Not Found: /no/such/page').waitFor();
    await page.context().close();
  });

  it('an address whose validation step refuses it is fatal', async () => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${product.url}/verify/nonsense`);
    await page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
    await page.getByText('Page Not Found: /verify/nonsense').waitFor();
    await page.context().close();
  });
});

it('a provider that is not configured is not offered', async () => {
  const page = await (await browser.newContext()).newPage();
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/providers'));
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Work email').focus();
  expect(await (await answered).json()).toEqual({ providers: [] });
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.getByRole('button', { name: /Continue with (Google|Microsoft)/ }).count()).toBe(0);
  await page.context().close();
});

it('an inline script and an inline handler that got into a page do not run', async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${product.url}/login`);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.breached = 27';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.breached = 27">');
  });
  await expect.poll(() => takePolicyBreaches().join('\n')).toMatch(/script-src-attr/);
  expect(await page.evaluate(() => 'breached' in window)).toBe(false);
  takePolicyBreaches();
  await page.context().close();
});

it('unknown pages answer 404 with their screen', async () => {
  const visitor = await openVisitor(browser, 'Somebody', { expected: /status of 404/ });
  const { page } = visitor;
  const open = async (path: string) => (await page.goto(`${product.url}${path}`))?.status();
  expect(await open('/no/such/page')).toBe(404);
  await page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
  expect(await open('/blog/no-such-article')).toBe(404);
  await page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
  for (const path of ['/', '/blog', '/blog/a-fair-hour', '/login', '/experience']) {
    expect([path, await open(path)]).toEqual([path, 200]);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(visitor.complaints()).toEqual([]);
  await page.context().close();
});
