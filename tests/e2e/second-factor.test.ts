import { Secret, TOTP } from 'otpauth';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { secondFactor } from '../../contract/rules/business-constants.ts';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { organiserAccount } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { linkInMail, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let olga: Visitor;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  olga = await openVisitor(browser, 'Olga', { expected: /422 \(Unprocessable Entity\)/ });
  await signedInOwner(olga.page, product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const { email, password } = organiserAccount;

it('is set up with an app, asked for at the log-in, opened by a recovery code, and turned off', async () => {
  const { page } = olga;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const field = (name: RegExp) => page.getByRole('textbox', { name });
  const settings = page.getByRole('region', { name: 'Two-factor log-in' });
  await page.goto(`${product.url}/dashboard/profile#second-factor`);
  await settings.getByText('Off.').waitFor();
  await press('Set up an authenticator app');
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByLabel(/^Password/).fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByText('The provided password does not match your current password').waitFor();
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  const key = (await dialog.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await field(/^Code from the app/).fill('000000');
  await press('Turn on');
  await dialog.getByText('This code is wrong.').waitFor();
  await field(/^Code from the app/).fill(totp.generate());
  await press('Turn on');
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(secondFactor.recoveryCodes);
  expect(await screenProblems(page)).toEqual([]);
  const [recovery = ''] = await codes.allInnerTexts();
  await press('I’ve saved them');
  await settings.getByText('On. 10 recovery codes left.').waitFor();
  expect(await screenProblems(page)).toEqual([]);

  await press('Log out');
  await page.waitForURL(/logout=true/);
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel(/^Password( \*)?$/).fill(password);
  await press('Log in');
  const asked = field(/^Code from your authenticator app/);
  await page.getByText('Enter the code from your authenticator app.').waitFor();
  expect(await asked.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.getByLabel(/^Password( \*)?$/).inputValue(), 'what was typed stays').toBe(password);
  expect(await screenProblems(page)).toEqual([]);
  await asked.fill(recovery);
  await press('Log in');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();

  await page.goto(`${product.url}/dashboard/profile`);
  await settings.getByText('9 recovery codes left.').waitFor();
  await press('Turn off the app');
  const removal = page.getByRole('dialog', { name: 'Turn off the authenticator app' });
  await removal.getByLabel(/^Password/).fill(password);
  const next = Date.now() + secondFactor.periodSeconds * 1000;
  await field(/^Code from the app/).fill(totp.generate({ timestamp: next }));
  await removal.getByRole('button', { name: 'Turn off' }).click();
  await settings.getByText('Off.').waitFor();
  expect(olga.complaints()).toEqual([]);
});

it('is a passkey, added, offered first at the log-in, and removed', async () => {
  const { page } = olga;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const settings = page.getByRole('region', { name: 'Two-factor log-in' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await press('Add a passkey');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel(/^Name/).fill('Blue key');
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(secondFactor.recoveryCodes);
  await press('I’ve saved them');
  await settings.getByText('On. 10 recovery codes left.').waitFor();
  expect(await screenProblems(page)).toEqual([]);

  await press('Log out');
  await page.waitForURL(/logout=true/);
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel(/^Password( \*)?$/).fill(password);
  await press('Log in');
  await page.getByText('Confirm with your passkey, or enter a code.').waitFor();
  const passkey = page.getByRole('button', { name: 'Continue with a passkey' });
  await expect.poll(() => passkey.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await screenProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();

  await page.goto(`${product.url}/dashboard/profile#second-factor`);
  await press('Remove Blue key');
  const removal = page.getByRole('dialog', { name: 'Remove the passkey' });
  await removal.getByLabel(/^Password/).fill(password);
  await removal.getByRole('button', { name: 'Remove' }).click();
  await settings.getByText('Off.').waitFor();
  expect(olga.complaints()).toEqual([]);
});

it('is required by the owner, and set up by a colleague before anything else opens', async () => {
  const { page } = olga;
  const rule = page.getByRole('region', { name: 'Two-factor log-in for everyone' });
  const ruled = rule.getByRole('switch');
  await page.reload();
  await rule.getByText('Set up two-factor log-in for your own account first.').waitFor();
  expect(await ruled.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel(/^Password/).fill(password);
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await rule.getByText('Everyone who may log in with a password has one.').waitFor();
  await ruled.click();
  await page.getByRole('button', { name: 'Require it' }).click();
  await page.getByText('A second factor is required now.').waitFor();
  expect(await screenProblems(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'Invite a colleague' }).fill('sam@acme.test');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await linkInMail(product, 'sam@acme.test', '/invite-admin/');
  const sam = await openVisitor(browser, 'Sam');
  await sam.page.goto(link);
  await sam.page.getByLabel('First name').fill('Sam');
  await sam.page.getByLabel('Last name').fill('Sub');
  await sam.page.getByLabel(/^Password( \*)?$/).fill(password);
  await sam.page.getByLabel('Password again').fill(password);
  await sam.page.getByRole('button', { name: 'Join' }).click();
  const locked = sam.page.getByRole('heading', { name: 'Set up a second factor to continue' });
  await locked.waitFor();
  expect(await screenProblems(sam.page)).toEqual([]);
  await sam.page.goto(`${product.url}/dashboard/profile`);
  await locked.waitFor();
  await sam.page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const app = sam.page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await app.getByLabel(/^Password/).fill(password);
  await app.getByRole('button', { name: 'Continue' }).click();
  const key = (await app.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(' ', '');
  await app
    .getByRole('textbox', { name: /^Code from the app/ })
    .fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await app.getByRole('button', { name: 'Turn on' }).click();
  await app.getByRole('button', { name: 'I’ve saved them' }).click();
  await sam.page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
  expect([...olga.complaints(), ...sam.complaints()]).toEqual([]);
});
