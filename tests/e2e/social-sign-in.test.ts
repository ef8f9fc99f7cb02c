import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, patienceMs } from '../support/browser/browser.ts';
import { startFacebookProvider } from '../support/servers/facebook-provider.ts';
import { freePort } from '../support/servers/free-port.ts';
import { createLoopbackCertificate } from '../support/servers/loopback-certificate.ts';
import { openidEnvironment, startOpenidProvider } from '../support/servers/openid-provider.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

const certificate = createLoopbackCertificate();
let product: Product;
let provider: Awaited<ReturnType<typeof startOpenidProvider>>;
let facebook: Awaited<ReturnType<typeof startFacebookProvider>>;
let browser: Browser;

beforeAll(async () => {
  const port = await freePort();
  facebook = await startFacebookProvider();
  product = await startProduct({
    ...openidEnvironment(port),
    ...facebook.env,
    NODE_EXTRA_CA_CERTS: certificate.file,
  });
  provider = await startOpenidProvider({ port, appUrl: product.url, certificate });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await provider?.close();
  await facebook?.close();
  await product?.close();
  certificate.remove();
});

async function choose(name: string): Promise<Page> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  context.setDefaultTimeout(patienceMs);
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
async function expectIncomplete(page: Page, lastName: string): Promise<void> {
  await page.waitForURL(`${product.url}/profile-completion`);
  expect(await page.getByLabel('Last name').inputValue()).toBe(lastName);
  await page.reload();
  await page.getByLabel('Last name').waitFor();
  expect(page.url()).toBe(`${product.url}/profile-completion`);
}

async function expectSignedIn(page: Page, lastName: string): Promise<void> {
  await expectIncomplete(page, lastName);
  await page.context().close();
}

it('LinkedIn: redirects, returns with a code, which the server exchanges', async () => {
  const page = await choose('LinkedIn');
  await signInAtProvider(page, 'lia');
  await expectIncomplete(page, 'lia');

  await page.goto(`${product.url}/dashboard/sessions`);
  await page.waitForURL(`${product.url}/profile-completion`);
  await page.getByLabel('Company').fill('Quay');
  await page.getByLabel('Time zone').selectOption('America/New_York');
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', timeStyle: 'short' });
  const near = [0, 60_000].map((ms) => time.format(Date.now() + ms)).join('|');
  await page.getByText(new RegExp(`^It is (${near}) there now$`)).waitFor();
  for (const [country, code] of [
    ['CD', '+243'],
    ['PT', '+351'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Country' }).selectOption(country);
    await expect.poll(() => page.getByLabel('Country code').inputValue()).toBe(code);
  }
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Write 4 to 15 digits, with or without your country code.').waitFor();
  await page.getByLabel('Phone').fill('912 345 678');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Profile updated successfully!').waitFor();
  await page.waitForURL(`${product.url}/dashboard`);
  await page.goto(`${product.url}/password-change`);
  await page.getByRole('link', { name: 'Set a password' }).waitFor();
  await page.context().close();
});

it('Microsoft: MSAL’s redirect to the site’s own origin', async () => {
  const page = await choose('Microsoft');
  await signInAtProvider(page, 'mio');
  await expectSignedIn(page, 'mio');
});

it('Microsoft: the login page shows why it cannot start, and a retry works', async () => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const settings = '**/api/auth/providers';
  await page.route(settings, async (route) => {
    const response = await route.fetch();
    const { providers } = await response.json();
    const withoutId = providers.map((one: { id: string }) =>
      one.id === 'microsoft' ? { ...one, client_id: '' } : one,
    );
    await route.fulfill({ response, json: { providers: withoutId } });
  });
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
  await page.getByText('Microsoft client ID is not configured').waitFor();

  await page.unroute(settings);
  await page.reload();
  const button = page.getByRole('button', { name: 'Continue with Microsoft' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/*.js', (route) => route.abort());
  await button.click();
  await page.getByText('Failed to initialize Microsoft authentication').waitFor();
  await page.unroute('**/assets/*.js');
  await button.click();
  await signInAtProvider(page, 'may');
  await expectSignedIn(page, 'may');
});

it('Google: its script on demand, an id token with the page’s nonce', async () => {
  const page = await choose('Google');
  await expectSignedIn(page, 'gia');
});

const atFacebook = async (page: Page, button: string) => {
  const [dialog] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Continue with Facebook' }).click(),
  ]);
  await dialog.getByRole('button', { name: button }).click();
};

it('Facebook: its script fails, is logged, and works when it is tried again; the server asks it twice', async () => {
  facebook.setScriptGone(true);
  const context = await browser.newContext();
  const page = await context.newPage();
  const logged = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(`${product.url}/login`);
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.getByText('Failed to load the sign-in script: it did not arrive').waitFor();
  expect((await logged).text()).toBe('A sign-in script could not be used: it did not arrive');
  expect(await page.locator('script[src$="/sdk.js"]').count()).toBe(0);

  facebook.setScriptGone(false);
  await atFacebook(page, 'Cancel');
  await page.getByRole('button', { name: 'Continue with Facebook', disabled: false }).waitFor();
  await atFacebook(page, 'Continue as Mia');
  await expectSignedIn(page, 'fay');
  expect(facebook.asked.slice(-2)).toEqual(['/v25.0/debug_token', '/v25.0/me']);
});

it('a response with an unknown state is rejected', async () => {
  const page = await choose('LinkedIn');
  await page.getByLabel('Account').waitFor();
  await page.goto(`${product.url}/login?code=forged&state=forged`);
  await page.getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.context().close();
});

it('refusing at the provider returns to the login with a message', async () => {
  const page = await choose('LinkedIn');
  await page.getByLabel('Account').waitFor();
  await page.goto(`${product.url}/login`);
  const sent = await page.evaluate(() => sessionStorage.getItem('linkedin_auth_state') ?? '');
  await page.goto(`${product.url}/login?${new URLSearchParams({ error: 'access_denied', state: sent })}`);
  await page.getByText('LinkedIn did not log you in. Please try again.').waitFor();
  expect(page.url()).toBe(`${product.url}/login`);
  await page.context().close();
});
