import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultSharedClientId } from '#contract/messages/realtime-channels.ts';
import { defaultSiteSettings, withSiteSettings } from '#contract/rules/pages/site-settings.ts';
import { startAblySandbox } from '../support/servers/ably-sandbox.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { personalLink } from './owner-flow.ts';

let ably: Awaited<ReturnType<typeof startAblySandbox>>;
let product: Product;
let browser: Browser;
let byToken: Visitor;
let byKey: Visitor;

/** The addresses of the page's connections to the service, from now on. */
function watchConnections(page: Page): URL[] {
  const opened: URL[] = [];
  page.on('websocket', (socket) => opened.push(new URL(socket.url())));
  return opened;
}

/** The context's pages are those of a server that gives browsers no key. */
async function takeKeyOut(context: BrowserContext): Promise<void> {
  // Chromium takes a page that was put in from outside for one of the open internet.
  await context.grantPermissions(['local-network-access']);
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: withSiteSettings(await response.text(), defaultSiteSettings) });
  });
}

beforeAll(async () => {
  ably = await startAblySandbox();
  const fixedKey = { VITE_ABLY_KEY: ably.keys.browser, VITE_ABLY_ENDPOINT: ably.endpoint };
  product = await startProduct({
    WELCOME_CREDITS: '2',
    ABLY_API_KEY: ably.keys.server,
    ABLY_ENDPOINT: ably.endpoint,
    ...fixedKey,
  });
  browser = await launchBrowser();
  byToken = await openVisitor(browser, 'Ana');
  byKey = await openVisitor(browser, 'Bo');
  await takeKeyOut(byToken.context);
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
  await ably?.close();
});

it('connects with the fixed key on experience paths and the system check only', async () => {
  const { page } = byKey;
  const opened = watchConnections(page);
  for (const address of ['/', '/pricing', '/login']) {
    await page.goto(`${product.url}${address}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(opened).toEqual([]);
  await page.goto(`${product.url}/systemCheck`);
  await expect.poll(() => opened.map((url) => url.origin)).toContain(ably.endpoint.replace('http', 'ws'));
  expect(opened[0]?.searchParams.get('key')).toBe(ably.keys.browser);
});

it('meets, in one waiting room, a seat that came with a token of the hosted service', async () => {
  const organiser = await signUpOrganiser(product);
  const session = await organiser.schedule();
  const visitors: [Visitor, string][] = [
    [byToken, 'ana'],
    [byKey, 'bo'],
  ];
  const [tokenConnections, keyConnections] = await Promise.all(
    visitors.map(async ([{ page }, name]) => {
      const opened = watchConnections(page);
      await page.goto(await personalLink(product, `${name}@acme.test`));
      await page.waitForURL(`**/experience/wait/${session.id}`);
      return opened;
    }),
  );
  for (const [{ page }] of visitors) await page.getByText('2 of 4 here').first().waitFor();
  expect(tokenConnections?.[0]?.searchParams.has('access_token')).toBe(true);
  expect(keyConnections?.[0]?.searchParams.get('key')).toBe(ably.keys.browser);
  expect(keyConnections?.[0]?.searchParams.get('clientId')).toBe(defaultSharedClientId);
  expect([...byToken.complaints(), ...byKey.complaints()]).toEqual([]);
});
