import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { linkInMail } from './owner-flow.ts';

const olga = {
  email: `${'olga'.repeat(15)}@${'acme'.repeat(15)}.test`,
  password: 'correct horse battery',
};
const [second, third] = ['a second lantern', 'a third lantern'];
const ben = 'ben@acme-links.test';
/** The browser writes each refusal and each line cut by the test into its console. */
const provoked = /Failed to load resource/;

let product: Product;
let browser: Browser;
let owner: Visitor;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  owner = await openVisitor(browser, 'Olga', { screen: 'phone', expected: provoked });
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const password = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

const isInsideThePhone = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

async function typePasswords(page: Page, label: string, first: string, again = first): Promise<void> {
  await password(page, label).fill(first);
  await password(page, `${label} again`).fill(again);
}

async function logIn(page: Page, secret: string): Promise<void> {
  await page.goto(`${product.url}/login`);
  await typeCredentials(page, secret);
  await press(page, 'Log in');
}

async function typeCredentials(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Work email').fill(olga.email);
  await password(page, 'Password').fill(secret);
}

/** Signed-in people find the contact form filled in, on both pages that have one. */
async function expectKnownSender(page: Page, name: string, email: string): Promise<void> {
  for (const path of ['/contact', '/support']) {
    await page.goto(`${product.url}${path}`);
    await expect.poll(() => page.getByLabel(/^Your name/).inputValue()).toBe(name);
    expect(await page.getByLabel(/^Your email/).inputValue()).toBe(email);
  }
}

/** At the next click at the latest: the page may have learnt of it before, where a request of its own was refused. */
async function expectSignedOut(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Sessions' }).first();
  await link.click({ timeout: 3000 }).catch(() => undefined);
  await page.waitForURL(/\/login/);
  await page.getByText('Authentication required').waitFor();
}

it('sign-up: missing fields are named and focused, a double click makes one account', async () => {
  const { page } = owner;
  await page.goto(`${product.url}/signup`);
  await press(page, 'Create account');
  await page.getByText('Validation Error', { exact: true }).waitFor();
  await page.getByText('Please check your input and try again.', { exact: true }).waitFor();
  const first = page.getByLabel('First name');
  await expect.poll(() => first.evaluate((input) => input === document.activeElement)).toBe(true);
  await first.fill('Olga ');
  await page.getByLabel('Last name').fill('Owner');
  await page.getByLabel('Company').fill('Acme');
  await page.getByLabel('Work email').fill('olga@gmail.com');
  expect(await page.getByLabel(/^Country/).inputValue()).toBe('PT');
  await page.getByText(/^It is \d\d:\d\d there now$/).waitFor();
  await typePasswords(page, 'Password', 'seven77', 'other');
  await press(page, 'Create account');
  await page.getByText('User must use business email').waitFor();
  await page.getByText('The password must be at least 8 characters long').waitFor();
  await page.getByText('The passwords do not match').waitFor();
  await page.getByLabel('Work email').fill(olga.email);
  await typePasswords(page, 'Password', olga.password);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await heading(page, 'Dashboard').waitFor();
  expect((await product.outbox(olga.email)).map(({ kind }) => kind)).toEqual(['verification']);
});

it('verification: a changed link offers a new one, a dead line is not taken for a dead link', async () => {
  const { page } = owner;
  const left = await owner.context.newPage();
  await left.goto(`${product.url}/dashboard`);
  await left.getByText('Please confirm your email address').waitFor();
  const link = await linkInMail(product, olga.email, '/verify/');
  await page.goto(link.replace('signature=', 'signature=x'));
  await heading(page, 'This link no longer works').waitFor();
  await page.getByText('Invalid signature.').waitFor();
  await press(page, 'Send the link again');
  await page.getByText(`If ${olga.email} still needs to be confirmed, a new link is on its way.`).waitFor();
  expect(await isInsideThePhone(page)).toBe(true);
  await page.getByRole('button', { name: /^Send again in \d+ s$/ }).waitFor();

  await page.route('**/api/email/verify', (route) => route.abort());
  await page.goto(link);
  await heading(page, 'We couldn’t check your link').waitFor();
  await page.getByText('Unable to connect to the server. Please check your connection.').waitFor();
  await page.unroute('**/api/email/verify');
  await press(page, 'Try again');
  await heading(page, 'Your email address is confirmed').waitFor();
  await page.reload();
  await page.getByText('Your email address was already verified.').waitFor();
  await page.getByRole('link', { name: 'Open the dashboard' }).click();
  await heading(page, 'Dashboard').waitFor();
  expect(await page.getByText('Please confirm your email address').count()).toBe(0);
  await left.evaluate(() => window.dispatchEvent(new Event('focus')));
  await left.getByText('Please confirm your email address').waitFor({ state: 'detached' });
  await left.getByRole('link', { name: '1 credit', exact: true }).waitFor();
  await left.getByText(/^1 available/).waitFor();
  await left.close();
  await expectKnownSender(page, 'Olga Owner', olga.email);
});

it('password change: each refusal at its field, then every tab stays signed in and other browsers do not', async () => {
  const { page, context } = owner;
  const elsewhere = await openVisitor(browser, 'Olga elsewhere', { expected: provoked });
  await logIn(elsewhere.page, olga.password);
  await heading(elsewhere.page, 'Dashboard').waitFor();
  const other = await context.newPage();
  await other.goto(`${product.url}/dashboard`);
  await heading(other, 'Dashboard').waitFor();

  await page.goto(`${product.url}/password-change`);
  await password(page, 'Current password').fill('not this one');
  await typePasswords(page, 'New password', 'seven77', 'else');
  await press(page, 'Save password');
  await page.getByText('The password must be at least 8 characters long').waitFor();
  await page.getByText('The passwords do not match').waitFor();
  await typePasswords(page, 'New password', second);
  await press(page, 'Save password');
  await page.getByText('The provided password does not match your current password').waitFor();
  await password(page, 'Current password').fill(olga.password);
  await press(page, 'Save password');
  await page.getByText('Password updated successfully!').waitFor();
  await page.getByText('Success', { exact: true }).waitFor();
  expect(await password(page, 'Current password').inputValue()).toBe('');

  for (const tab of [page, other]) {
    await tab.goto(`${product.url}/dashboard/profile`);
    await heading(tab, 'Profile').waitFor();
  }
  await expectSignedOut(elsewhere.page);
  await logIn(elsewhere.page, olga.password);
  await elsewhere.page.getByText('These credentials do not match our records.').waitFor();
  await elsewhere.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await elsewhere.page.getByRole('link', { name: 'Back to log in' }).click();
  await heading(elsewhere.page, 'Welcome back').waitFor();
  expect(await elsewhere.page.getByText('These credentials do not match').count()).toBe(0);
  await elsewhere.context.close();
  await other.close();
});

it('forgot and reset: the same words for everybody, one use, and the old sign-in ends', async () => {
  const { page } = owner;
  const visitor = await openVisitor(browser, 'visitor', { expected: provoked });
  for (const email of ['nobody@acme-links.test', olga.email]) {
    await visitor.page.goto(`${product.url}/forgot-password`);
    await visitor.page.getByLabel('Work email').fill(email);
    await press(visitor.page, 'Send the link');
    await visitor.page
      .getByText(`We have emailed your password reset link, if ${email} has an account here.`)
      .waitFor();
  }
  expect(await product.outbox('nobody@acme-links.test')).toEqual([]);
  const link = await linkInMail(product, olga.email, '/reset-password/');
  const reset = async (again: string) => {
    await visitor.page.goto(link);
    await visitor.page.reload();
    expect(await visitor.page.getByLabel('Work email').inputValue()).toBe(olga.email);
    await typePasswords(visitor.page, 'New password', third, again);
    await press(visitor.page, 'Save password');
  };
  await reset('something else');
  await visitor.page.getByText('The passwords do not match').waitFor();
  await reset(third);
  await heading(visitor.page, 'Your password has been reset').waitFor();
  await visitor.page.goto(link);
  await visitor.page.reload();
  await heading(visitor.page, 'This link no longer works').waitFor();
  await press(visitor.page, 'Send a new link');
  await visitor.page.getByText('We have emailed your password reset link, if').waitFor();
  await visitor.page.getByText('Already chosen a new password?').getByRole('link').click();
  await heading(visitor.page, 'Welcome back').waitFor();
  expect(await visitor.page.getByLabel('Work email').inputValue()).toBe(olga.email);
  await visitor.context.close();

  await expectSignedOut(page);
  await page.context().setOffline(true);
  await typeCredentials(page, third);
  await press(page, 'Log in');
  await page.getByText('Unable to connect to the server. Please check your connection.').waitFor();
  await page.context().setOffline(false);
  // What was said goes with the first click, and nothing else may move under the second.
  await page.getByRole('button', { name: 'Log in' }).dblclick();
  await heading(page, 'Sessions').waitFor();
});

it('the address is carried to the reset form and back, and into no URL', async () => {
  const { page, context } = await openVisitor(browser, 'forgetful', { expected: provoked });
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Work email').fill(olga.email);
  await password(page, 'Password').fill('was it this one');
  await press(page, 'Log in');
  await page.getByText('These credentials do not match our records.').waitFor();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await heading(page, 'Forgot your password?').waitFor();
  expect(await page.getByLabel('Work email').inputValue()).toBe(olga.email);
  expect(page.url()).toBe(`${product.url}/forgot-password`);
  await page.getByLabel('Work email').fill(`${olga.email} `);
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await heading(page, 'Welcome back').waitFor();
  expect(await page.getByLabel('Work email').inputValue()).toBe(olga.email);
  expect(await password(page, 'Password').inputValue()).toBe('');
  await context.close();
});

it('an invitation is valid, of another account, used, expired or withdrawn, each with its message', async () => {
  const { page } = owner;
  const invite = async (email: string) => {
    await page.goto(`${product.url}/dashboard/profile`);
    await page.getByRole('textbox', { name: 'Invite a colleague' }).fill(email);
    await press(page, 'Invite');
    await page.getByText(`An invitation is on its way to ${email}.`).waitFor();
    return linkInMail(product, email, '/invite-admin/');
  };
  const link = await invite(ben);
  const cy = 'cy@acme-links.test';
  const replaced = await invite(cy);
  const ofCy = page.getByRole('listitem').filter({ hasText: cy });
  await ofCy.getByText('Invited').waitFor();
  await ofCy.getByRole('button', { name: `Resend the invitation of ${cy}` }).click();
  await expect.poll(() => linkInMail(product, cy, '/invite-admin/')).not.toBe(replaced);
  const withdrawn = await linkInMail(product, cy, '/invite-admin/');
  await ofCy.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(() => page.getByText('cy@acme-links.test').count()).toBe(0);

  await page.goto(link);
  await heading(page, 'This invitation is for another account').waitFor();
  await page.getByText(`It was sent to ${ben}, and you are logged in as ${olga.email}.`).waitFor();
  expect(await isInsideThePhone(page)).toBe(true);

  const guest = await openVisitor(browser, 'Ben', { expected: provoked });
  await guest.page.goto(withdrawn);
  await heading(guest.page, 'This invitation isn’t valid').waitFor();
  await guest.page.route('**/api/admin-invitation/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), state: 'expired' } });
  });
  await guest.page.goto(link);
  await heading(guest.page, 'This invitation has expired').waitFor();
  await guest.page.unroute('**/api/admin-invitation/*');
  await guest.page.goto(link);
  await heading(guest.page, 'Join Acme').waitFor();
  await guest.page.getByLabel('First name').fill('Ben');
  await guest.page.getByLabel('Last name').fill('Ruiz');
  await typePasswords(guest.page, 'Password', 'a lantern for ben');
  await guest.page.getByRole('button', { name: 'Join' }).dblclick();
  await heading(guest.page, 'Dashboard').waitFor();
  await guest.page.goto(`${product.url}/dashboard/profile`);
  await guest.page.getByText(`${ben} · Sub-Administrator`).waitFor();
  await expectKnownSender(guest.page, 'Ben Ruiz', ben);
  await guest.page.goto(link);
  await heading(guest.page, 'You have already joined').waitFor();

  await page.goto(`${product.url}/dashboard/profile`);
  await press(page, 'Remove Ben Ruiz');
  await page.getByRole('dialog').getByText('They are logged out everywhere').waitFor();
  await press(page, 'Remove');
  await page.getByRole('button', { name: 'Remove Ben Ruiz' }).waitFor({ state: 'detached' });
  await guest.page.goto(`${product.url}/dashboard/sessions`);
  await heading(guest.page, 'Welcome back').waitFor();
  await invite(ben);
  expect([...owner.complaints(), ...guest.complaints()]).toEqual([]);
});
