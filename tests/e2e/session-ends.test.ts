import type { BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions, patienceMs, watchPolicy } from '../support/browser/browser.ts';
import { organiserAccount, type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { chooseInAccountMenu } from './account-menu.ts';
import { logIn, personalLink } from './owner-flow.ts';

let product: Product;
let organiser: Organiser;
let profile: string;
let context: BrowserContext;

/** A browser with a profile of its own on disk, and with the back-forward cache that people have. */
async function openBrowser(): Promise<BrowserContext> {
  const opened = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    locale: 'en-GB',
  });
  opened.setDefaultTimeout(patienceMs);
  watchPolicy(opened);
  // What Playwright itself offers for this lets no page of a persistent context load.
  await opened.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return opened;
}

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '2' });
  organiser = await signUpOrganiser(product);
  profile = await mkdtemp(path.join(os.tmpdir(), 'muster-profile-'));
  context = await openBrowser();
});
afterAll(async () => {
  await context?.close();
  await product?.close();
  await rm(profile, { recursive: true, force: true });
});

const dashboard = (page: Page) => page.getByRole('heading', { name: 'Dashboard', exact: true });

/** Logs in through the form; answers the page and the token that the server gave. */
async function loggedIn(): Promise<{ page: Page; token: string }> {
  const page = await context.newPage();
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/login'));
  await logIn(page, product);
  const { token } = (await (await answered).json()) as { token: string };
  return { page, token };
}

async function logOut(page: Page, item: 'Log out' | 'Log out from all'): Promise<void> {
  await chooseInAccountMenu(page, item);
  await page.waitForURL(`${product.url}/?logout=true`);
}

/** Whatever a script of the page can read that outlives the page. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const keys: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of database.objectStoreNames)
        keys.push(
          ...(await new Promise<string[]>((resolve) => {
            const reading = database.transaction(store).objectStore(store).getAllKeys();
            reading.onsuccess = () => resolve(reading.result.map(String));
          })),
        );
      database.close();
    }
    return {
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      keys,
    };
  });

const isAlive = async (pathname: string, token: string) =>
  (await fetch(`${product.url}${pathname}`, { headers: { authorization: `Bearer ${token}` } })).ok;

const shows = (page: Page, ...texts: string[]) =>
  page.evaluate((wanted) => wanted.filter((text) => document.body.innerText.includes(text)), texts);

/** Steps back through everything that the tab has shown; nothing of it may be readable, not even for a moment. */
async function expectNothingBehind(page: Page, texts: string[]): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => null);
    // Whatever was restored is there at once; a page that is loaded anew may still be replacing the one before.
    expect(await shows(page, ...texts).catch(() => [])).toEqual([]);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await shows(page, ...texts)).toEqual([]);
  }
}

describe('a browser that is closed and opened again', () => {
  it('is signed in without the password, from a key that cannot be exported', async () => {
    const { page } = await loggedIn();
    const stored = JSON.parse((await page.evaluate(() => localStorage.getItem('token'))) ?? '');
    expect(Object.keys(stored).sort()).toEqual(['data', 'iv', 'salt', 'version']);
    await context.close();
    context = await openBrowser();
    const again = await context.newPage();
    await again.goto(`${product.url}/dashboard`);
    await dashboard(again).waitFor();
    expect(await again.evaluate(() => JSON.parse(localStorage.getItem('token') ?? ''))).toEqual(stored);
    await logOut(again, 'Log out');
    await again.close();
  });
});

describe('a browser that has lost the key of its sign-in', () => {
  it('logs in again, on the page as it was made', async () => {
    const { page } = await loggedIn();
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.evaluate(async () => {
      for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    });
    await logIn(page, product);
    expect(warnings).toEqual([]);
    await logOut(page, 'Log out');
    await page.close();
  });
});

describe('after a logout', () => {
  it('nothing of the dashboard is left, on the way back or in another tab', async () => {
    const { page, token } = await loggedIn();
    for (const address of ['/dashboard/profile', '/dashboard/sessions', '/pricing', '/dashboard/profile'])
      await page.goto(`${product.url}${address}`);
    await page.getByText(organiserAccount.email).first().waitFor();
    const other = await context.newPage();
    await other.goto(`${product.url}/dashboard`);
    await dashboard(other).waitFor();

    await logOut(page, 'Log out');
    await other.waitForURL(`${product.url}/?logout=true`);
    const { local, session, cookies, keys } = await kept(page);
    expect(keys).toEqual([]);
    expect(cookies).toBe('');
    expect(Object.keys(local).filter((key) => /token/.test(key))).toEqual([]);
    expect(JSON.stringify([local, session])).not.toContain(token.split('|')[1]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    expect(await isAlive('/api/user', token)).toBe(false);
    await expectNothingBehind(page, [organiserAccount.email, 'Account of', 'Credits']);
    await page.close();
    await other.close();
  });

  it('nothing of the participant is left, and the dashboard is not touched', async () => {
    const session = await organiser.schedule({ title: 'The hidden harbour' });
    const { page: owner } = await loggedIn();
    const page = await context.newPage();
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/exp/link'));
    await page.goto(await personalLink(product, 'ana@acme.test'));
    const { token } = (await (await answered).json()) as { token: string };
    await page.waitForURL(`**/experience/wait/${session.id}`);
    await page.getByText(session.title).first().waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Take your seat' }).waitFor();
    const participantKeys = async () =>
      (await kept(page)).keys.filter((key) => key.startsWith('experience_token'));
    await expect.poll(participantKeys).toEqual([]);
    const { local } = await kept(page);
    expect(Object.keys(local).filter((key) => key.startsWith('experience'))).toEqual([]);
    expect(JSON.stringify(local)).not.toContain(token.split('|')[1]);
    await expect
      .poll(() => isAlive(`/api/consumer/getdatapackage?sessionId=${session.id}`, token))
      .toBe(false);
    await page.goto(product.url);
    await page.goBack({ waitUntil: 'commit' });
    expect(await shows(page, session.title).catch(() => [])).toEqual([]);
    await page.getByRole('heading', { name: 'Take your seat' }).waitFor();
    expect(await shows(page, session.title)).toEqual([]);

    await page.goto(await personalLink(product, 'bo@acme.test'));
    await page.getByText(session.title).first().waitFor();
    await owner.reload();
    await dashboard(owner).waitFor();
    await logOut(owner, 'Log out from all');
    await page.getByRole('heading', { name: 'Take your seat' }).waitFor();
    await expect.poll(async () => (await kept(owner)).keys).toEqual([]);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
    const names = Object.keys((await kept(owner)).local);
    expect(names.filter((name) => /token|experience|draft|^muster:(?!playback)/.test(name))).toEqual([]);
    await page.close();
    await owner.close();
  });
});

describe('a session that ends by itself', () => {
  it('reports when the eight hours are over', async () => {
    const { page } = await loggedIn();
    await page.clock.install();
    await page.reload();
    await dashboard(page).waitFor();
    await page.clock.fastForward('08:00:01');
    await page.clock.runFor(2000);
    await page.waitForURL('**/login');
    await page.getByText('You have been logged out due to inactivity.').waitFor();
    await page.getByText('Session expired', { exact: true }).waitFor();
    const { keys, local, session } = await kept(page);
    expect(keys).toEqual([]);
    const names = Object.keys({ ...local, ...session });
    expect(names.filter((name) => /token|draft|typed|auth|msal/.test(name))).toEqual([]);
    await page.close();
  });

  it('asks for a login when the server no longer knows the token, and continues to the page', async () => {
    const { page } = await loggedIn();
    await page.route('**/api/session**', (route) =>
      route.fulfill({ status: 401, json: { message: 'Unauthenticated.' } }),
    );
    await page.getByRole('link', { name: 'Sessions' }).first().click();
    await page.waitForURL(/\/login\?redirect=%2Fdashboard%2Fsessions$/);
    await page.getByText('Authentication required').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await page.unroute('**/api/session**');
    await page.getByLabel('Work email').fill(organiserAccount.email);
    await page.getByLabel(/^Password( \*)?$/).fill(organiserAccount.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('heading', { name: 'Sessions', level: 1 }).waitFor();
    await logOut(page, 'Log out');
    await page.close();
  });

  it('a failing server at the start does not log out: the failure is shown until it recovers', async () => {
    const { page } = await loggedIn();
    await page.route('**/api/user', (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: 'Server is Having a Bad Day' }).waitFor();
    await page.unroute('**/api/user');
    await dashboard(page).waitFor();
    await logOut(page, 'Log out');
    await page.close();
  });
});
