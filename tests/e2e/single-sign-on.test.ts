import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { keyboardOf } from '../support/browser/keyboard.ts';
import { startDnsServer } from '../support/servers/dns-server.ts';
import { freePort } from '../support/servers/free-port.ts';
import { createLoopbackCertificate } from '../support/servers/loopback-certificate.ts';
import { companySecret, openidClients, startOpenidProvider } from '../support/servers/openid-provider.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { signedInOwner } from './owner-flow.ts';

const certificate = createLoopbackCertificate();
let product: Product;
let provider: Awaited<ReturnType<typeof startOpenidProvider>>;
let dns: Awaited<ReturnType<typeof startDnsServer>>;
let issuer: string;
let browser: Browser;
let olga: Visitor;

beforeAll(async () => {
  dns = await startDnsServer();
  product = await startProduct({
    PRIVATE_PROVIDERS: '1',
    DNS_SERVERS: dns.address,
    NODE_EXTRA_CA_CERTS: certificate.file,
  });
  const port = await freePort();
  issuer = `https://127.0.0.1:${port}`;
  provider = await startOpenidProvider({ port, appUrl: product.url, certificate });
  browser = await launchBrowser();
  olga = await openVisitor(browser, 'Olga', {
    ignoreHTTPSErrors: true,
    expected: /422 \(Unprocessable Entity\)|favicon\.ico/,
  });
  await signedInOwner(olga.page, product);
});
afterAll(async () => {
  await browser?.close();
  await provider?.close();
  await dns?.close();
  await product?.close();
  certificate.remove();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('an owner proves a domain, connects the provider, tests it and requires it', async () => {
  const { page } = olga;
  await page.goto(`${product.url}/dashboard/profile`);
  await page.getByRole('link', { name: 'Open single sign-on' }).click();
  const domains = page.getByRole('region', { name: 'Domains' });
  const requirement = page.getByRole('switch', { name: 'Require single sign-on' });
  await page.getByText('Verify a domain first.').waitFor();
  expect(await requirement.isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: 'Add a domain' }).fill('gmail.com');
  await press(page, 'Add');
  await page.getByText('This is a public email provider.').waitFor();
  await page.getByRole('textbox', { name: 'Add a domain' }).fill('quay.example');
  await press(page, 'Add');
  await domains.getByText('Not verified').waitFor();
  expect(await page.getByRole('textbox', { name: 'Add a domain' }).inputValue()).toBe('');
  await press(page, 'Check now: quay.example');
  await domains.getByText('We found neither the TXT record nor the file.').waitFor();
  expect(await screenProblems(page)).toEqual([]);
  const proof = await domains.getByText(/^muster-domain=/).innerText();
  dns.records.set('_muster.quay.example', proof);
  await press(page, 'Check now: quay.example');
  await domains.getByText('Verified', { exact: true }).waitFor();

  await page.getByText('Save a connection first.').waitFor();
  await page.getByLabel('Issuer').fill(`${issuer}/`);
  await page.getByLabel('Client ID').fill(openidClients.company);
  await page.getByLabel('Client secret').fill(companySecret);
  await press(page, 'Save connection');
  await page.getByText('Not tested yet.').waitFor();
  await press(page, 'Test the connection');
  await page.getByLabel('Account').fill('olga');
  await press(page, 'Sign in');
  await page.getByRole('heading', { name: 'The connection works' }).waitFor();
  expect(page.url()).toBe(`${product.url}/login/sso`);
  await page.getByText('knows you as olga@quay.example').waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to single sign-on' }).click();
  await page.getByText(/^Tested on /).waitFor();
  await requirement.click();
  await press(page, 'Require it');
  await page.getByText('Single sign-on is required now.').waitFor();
  await expect.poll(() => requirement.isChecked()).toBe(true);
  expect(await screenProblems(page)).toEqual([]);
  expect(olga.complaints()).toEqual([]);
});

it('a colleague is led from the password to the provider, and gets an account, by keyboard', async () => {
  const mia = await openVisitor(browser, 'Mia', {
    ignoreHTTPSErrors: true,
    expected: /422 \(Unprocessable Entity\)|favicon\.ico/,
    screen: 'phone',
  });
  const { page } = mia;
  await page.goto(`${product.url}/login`);
  const keys = keyboardOf(page);
  const email = page.getByLabel('Work email');
  await email.focus();
  await page.keyboard.type('mia@quay.example');
  await keys.write(page.getByLabel(/^Password( \*)?$/), 'a password of mine');
  await page.getByText('Your company logs in with single sign-on.').waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await keys.press(page.getByRole('button', { name: 'Continue with single sign-on' }));
  await page.getByLabel('Account').waitFor();
  await page.getByLabel('Account').focus();
  await page.keyboard.type('mia');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${product.url}/profile-completion`);
  expect(await page.getByLabel('Last name').inputValue()).toBe('mia');
  await page.reload();
  await page.getByLabel('Last name').waitFor();
  expect(mia.complaints()).toEqual([]);

  await page.goto(`${product.url}/login/sso?code=forged&state=forged`);
  await page.getByText('This log-in was started in another window or is already finished.').waitFor();
  await page.context().close();
});
