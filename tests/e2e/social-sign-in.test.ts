import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { createLoopbackCertificate } from '../support/loopback-certificate.ts';
import { openidEnvironment, startOpenidProvider } from '../support/openid-provider.ts';
import { type Product, startProduct } from '../support/product.ts';

const certificate = createLoopbackCertificate();
let product: Product;
let provider: Awaited<ReturnType<typeof startOpenidProvider>>;
let browser: Browser;

beforeAll(async () => {
  const port = await freePort();
  product = await startProduct({ ...openidEnvironment(port), NODE_EXTRA_CA_CERTS: certificate.file });
  provider = await startOpenidProvider({ port, appUrl: product.url, certificate });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await provider?.close();
  await product?.close();
  certificate.remove();
});

async function choose(name: string): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: `Continue with ${name}` }).click();
  return page;
}

async function signInAtProvider(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account').fill(account);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** A new social account has no company yet; the page that asks for it knows the name that the provider gave. */
async function expectSignedIn(page: Page, lastName: string): Promise<void> {
  await page.waitForURL(`${product.url}/profile-completion`);
  expect(await page.getByLabel('Last name').inputValue()).toBe(lastName);
  await page.reload();
  await page.getByLabel('Last name').waitFor();
  expect(page.url()).toBe(`${product.url}/profile-completion`);
  await page.context().close();
}

it('LinkedIn: leaves, comes back with a code, which the server exchanges', async () => {
  const page = await choose('LinkedIn');
  await signInAtProvider(page, 'lia');
  await expectSignedIn(page, 'lia');
});

it('Microsoft: MSAL’s redirect to the site’s own origin', async () => {
  const page = await choose('Microsoft');
  await signInAtProvider(page, 'mio');
  await expectSignedIn(page, 'mio');
});

it('Google: its script on demand, an id token with the page’s nonce', async () => {
  const page = await choose('Google');
  await expectSignedIn(page, 'gia');
});

it('an answer with a state that nobody sent out signs nobody in', async () => {
  const page = await choose('LinkedIn');
  await page.getByLabel('Account').waitFor();
  await page.goto(`${product.url}/login?code=forged&state=forged`);
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.context().close();
});
