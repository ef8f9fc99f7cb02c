import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor, untilHydrated, type Visitor } from '../support/browser/browser.ts';
import { organiserAccount, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { chooseInAccountMenu } from './account-menu.ts';

const app = {
  VITE_SUPPORT_APP_ID: 'harbour1',
  VITE_SENTRY_DSN: 'https://public@reports.example/7',
  VITE_ADMIN_URL: 'https://admin.example/panel',
  VITE_REDIRECT_HOSTS: 'jobs.example',
};
const redirects = { REDIRECTS: '/faq=/pricing,/about=https://jobs.example/open' };

/** What Intercom's messenger is to a page: it boots from the settings, then obeys what was queued and what is called. */
const messenger = `(() => {
  const told = (window.messengerCalls = []);
  const { app_id, user_id, name, email, created_at, user_type } = window.intercomSettings;
  told.push(['boot', { app_id, user_id, name, email, created_at, user_type }]);
  const queued = window.Intercom.q;
  window.Intercom = (method, settings) => told.push(settings ? [method, settings] : [method]);
  for (const args of queued) window.Intercom(...args);
})();`;

let product: Product;
let organiser: Organiser;
let browser: Browser;
let visitor: Visitor;
const reports: string[] = [];

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '2', ...app, ...redirects });
  organiser = await signUpOrganiser(product);
  browser = await launchBrowser();
  visitor = await openVisitor(browser, 'Olga');
  await visitor.context.route('https://widget.intercom.io/widget/*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: messenger }),
  );
  await visitor.context.route('https://reports.example/**', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } });
  });
  for (const outside of ['https://admin.example/**', 'https://jobs.example/**'])
    await visitor.context.route(outside, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Outside</h1>' }),
    );
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

type MessengerCall = [method: string, settings?: Record<string, unknown>];

const calls = (page: Page) =>
  page.evaluate(() => (window as unknown as { messengerCalls?: MessengerCall[] }).messengerCalls ?? []);

const identityIn = ([, settings = {}]: MessengerCall) => {
  const { user_id, name, email, user_type } = settings;
  return { user_id, name, email, user_type };
};
const visitorOnly = { user_id: undefined, name: undefined, email: undefined, user_type: undefined };

it('starts for a visitor a second after load, knows who logs in, and forgets them at the logout', async () => {
  const { page } = visitor;
  await page.goto(`${product.url}/login`);
  await page.waitForFunction(() => 'messengerCalls' in window);
  expect(await calls(page)).toEqual([['boot', { app_id: 'harbour1' }]]);

  await page.getByLabel(/email/i).fill(organiserAccount.email);
  await page.getByLabel(/^Password/).fill(organiserAccount.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
  await expect.poll(async () => (await calls(page)).map(([method]) => method)).toContain('update');
  const update = (await calls(page)).find(([method]) => method === 'update') as MessengerCall;
  expect(identityIn(update)).toEqual({
    user_id: expect.stringMatching(/^\d+$/),
    name: 'Olga Owner',
    email: organiserAccount.email,
    user_type: 'admin',
  });
  expect(Math.abs(Number(update[1]?.created_at) - Date.now() / 1000)).toBeLessThan(600);

  await chooseInAccountMenu(page, 'Log out');
  await page.waitForURL(/logout=true/);
  const last = async () => (await calls(page)).slice(-2).map((one) => [one[0], identityIn(one)]);
  await expect.poll(last).toEqual([
    ['shutdown', visitorOnly],
    ['boot', visitorOnly],
  ]);
});

it('knows a participant as a consumer', async () => {
  const { page } = visitor;
  const session = await organiser.schedule();
  await page.goto(session.seats[0]?.personal_link ?? '');
  await page.waitForURL('**/experience/wait/**');
  const who = async () => {
    const [latest] = (await calls(page)).slice(-1);
    return latest && identityIn(latest);
  };
  await expect.poll(who).toMatchObject({ name: 'Ana Guest', email: 'ana@acme.test', user_type: 'consumer' });
  expect(visitor.complaints()).toEqual([]);
});

it('errors are reported by a client that is loaded once the page has been', async () => {
  const { page } = visitor;
  await page.goto(product.url);
  const startedAfterLoad = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const client = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('sentry-client'));
      return client && navigation ? client.startTime - navigation.loadEventStart : null;
    });
  await expect.poll(startedAfterLoad).toBeGreaterThanOrEqual(0);
  await page.evaluate(
    (text) =>
      setTimeout(() => {
        throw new Error(text);
      }),
    'a fault of olga@acme.test',
  );
  await expect.poll(() => reports.join('\n')).toContain('a fault of [FILTERED]');
  expect(reports.join('\n')).not.toContain('olga@acme.test');
  visitor.complaints();
});

it('the server’s redirect rules are followed within the page, and outside by a full load; /admin leads to its address', async () => {
  const { page } = visitor;
  const follow = (path: string) => page.locator(`a[href="${path}"]`).last().click();
  await page.goto(product.url);
  await untilHydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await follow('/faq');
  await page.waitForURL(`${product.url}/pricing`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await follow('/about');
  await page.waitForURL('https://jobs.example/open');
  await page.goto(`${product.url}/admin`);
  await page.waitForURL(app.VITE_ADMIN_URL);
  expect(visitor.complaints()).toEqual([]);
});
