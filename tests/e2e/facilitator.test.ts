import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import type { Organiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { sceneIdOf } from '#contract/rules/sessions/host-controls.ts';
import { linkInMail, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let olga: Visitor;
let organiser: Organiser;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  olga = await openVisitor(browser, 'Olga');
  organiser = await signedInOwner(olga.page, product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const linksOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').allInnerTexts();

/** Invited by the owner in that role, and joined. */
async function colleague(name: string, role: string): Promise<Visitor> {
  const email = `${name.toLowerCase()}@acme.test`;
  await olga.page.goto(`${product.url}/dashboard/profile`);
  const form = olga.page.getByRole('form', { name: 'Invite a colleague' });
  await form.getByRole('textbox', { name: 'Invite a colleague' }).fill(email);
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Invite' }).click();
  await olga.page.getByText(`An invitation is on its way to ${email}.`).waitFor();
  expect(await screenProblems(olga.page)).toEqual([]);
  const visitor = await openVisitor(browser, name);
  const { page } = visitor;
  await page.goto(await linkInMail(product, email, '/invite-admin/'));
  await page.getByText(`to join as a ${role.toLowerCase()}.`).waitFor();
  await page.getByLabel('First name').fill(name);
  for (const field of await page.getByLabel(/password/i).all())
    if (await field.evaluate((input) => input instanceof HTMLInputElement))
      await field.fill('a lantern for everyone');
  await page.getByRole('button', { name: 'Join' }).click();
  return visitor;
}

it('a reader sees the reports and the own profile, and is led there from anywhere else', async () => {
  const { page } = await colleague('Rita', 'Reader');
  await heading(page, 'Reports').waitFor();
  expect(await linksOf(page)).toEqual(['Reports', 'Profile']);
  expect(await page.getByText('Share').count()).toBe(0);
  for (const path of ['/dashboard', '/dashboard/sessions', '/dashboard/credits', '/dashboard/audit']) {
    await page.goto(`${product.url}${path}`);
    await heading(page, 'Reports').waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard/reports');
  }
  expect(await screenProblems(page)).toEqual([]);
  await page.goto(`${product.url}/dashboard/profile`);
  await page.getByText('rita@acme.test · Reader').waitFor();
  expect(await page.getByRole('region', { name: 'Company', exact: true }).count()).toBe(0);
  expect(await page.getByText('olga').count()).toBe(0);
  expect(await screenProblems(page)).toEqual([]);
});

it('a facilitator runs the session that the owner assigns, without credits and addresses', async () => {
  const { page } = await colleague('Fay', 'Facilitator');
  await heading(page, 'Your sessions').waitFor();
  await page.getByRole('heading', { name: 'No sessions yet' }).waitFor();
  expect(await linksOf(page)).toEqual(['Sessions', 'Profile']);
  expect(await screenProblems(page)).toEqual([]);

  const { id } = await organiser.schedule({ title: 'Winter gathering' });
  await olga.page.goto(`${product.url}/dashboard/sessions/${id}`);
  const facilitators = olga.page.getByRole('region', { name: 'Facilitators' });
  await facilitators.getByLabel('Fay').check();
  await expect.poll(() => facilitators.getByLabel('Fay').isEnabled()).toBe(true);
  expect(await facilitators.getByLabel('Fay').isChecked()).toBe(true);
  expect(await screenProblems(olga.page)).toEqual([]);

  await page.getByRole('link', { name: 'Winter gathering' }).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.goto(await linkInMail(product, 'fay@acme.test', '/dashboard/hosting/'));
  await heading(page, 'Winter gathering').waitFor();
  await page.getByText('Ana Guest').first().waitFor();
  expect(await page.getByText('ana@acme.test').count()).toBe(0);
  expect(await page.getByText(/credit/i).count()).toBe(0);
  expect(await screenProblems(page)).toEqual([]);

  const ana = await openVisitor(browser, 'Ana');
  await ana.page.goto(await linkInMail(product, 'ana@acme.test', '/experience/'));
  await page.getByRole('button', { name: 'Start now' }).click();
  await expect.poll(async () => (await organiser.read(id)).status, { timeout: 30_000 }).toBe('live');
  const scene = async () => sceneIdOf(await organiser.live(id));
  const first = await scene();
  await page.getByRole('button', { name: 'Skip this scene' }).click();
  await expect.poll(scene, { timeout: 30_000 }).not.toBe(first);
  expect(await screenProblems(page)).toEqual([]);

  await facilitators.getByLabel('Fay').uncheck();
  await page.getByRole('heading', { name: 'Session not found' }).waitFor();
  await page.getByRole('link', { name: 'Your sessions' }).click();
  await page.getByRole('heading', { name: 'No sessions yet' }).waitFor();
});
