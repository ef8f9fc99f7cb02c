import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import type { Organiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { person, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let organiser: Organiser;
let olga: Visitor;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '9' });
  browser = await launchBrowser();
  olga = await openVisitor(browser, 'Olga');
  organiser = await signedInOwner(olga.page, product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const inDays = (days: number) => {
  const start = new Date(Date.now() + days * 24 * 60 * 60_000);
  start.setUTCHours(14, 0, 0, 0);
  return start.toISOString();
};
const team = (...names: string[]) => [{ name: 'Otters', people: names.map(person) }];

it('a session is kept as a template, which begins the next one, is renamed and deleted', async () => {
  const { page } = olga;
  const session = await organiser.schedule({
    title: 'Welcome hour',
    starts_at: inDays(3),
    teams: team('Ada', 'Ben'),
    options: { timer_factor: 1.5, chat: false, analytics: false },
  });
  await page.goto(`${product.url}/dashboard/sessions/${session.id}`);
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Save as template' }).click();
  const name = page.getByLabel('Name of the template');
  expect(await name.inputValue()).toBe('Welcome hour');
  await name.fill(' ');
  await press(page, 'Save template');
  await page.getByText('Enter a name.').waitFor();
  await name.fill('Onboarding');
  expect(await screenProblems(page)).toEqual([]);
  await press(page, 'Save template');
  await name.waitFor({ state: 'detached' });

  await page.goto(`${product.url}/dashboard/createSession`);
  const templates = page.getByLabel('Start from a template');
  await templates.selectOption({ label: 'Onboarding' });
  await expect.poll(() => page.getByLabel('Session name').inputValue()).toBe('Welcome hour');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await screenProblems(page)).toEqual([]);

  await press(page, 'Manage templates');
  await page.getByLabel('Name of “Onboarding”').fill('First week');
  await press(page, 'Rename');
  await page.getByLabel('Name of “First week”').waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await templates.getByRole('option', { name: 'First week' }).waitFor({ state: 'attached' });

  await press(page, 'Continue');
  expect(await page.getByLabel('Time', { exact: true }).inputValue()).toBe(session.clock.time);
  await page.getByLabel('Date', { exact: true }).fill(inDays(10).slice(0, 10));
  await press(page, 'Continue');
  await page.getByLabel('People', { exact: true }).fill('Cleo Guest <cleo@acme-moves.test>');
  expect(await page.getByLabel('Name of team 1').inputValue()).toBe('Otters');
  await press(page, 'Continue');
  expect(await page.getByLabel('Time for decisions').inputValue()).toBe('1.5');
  expect(await page.getByRole('switch', { name: 'Team chat' }).isChecked()).toBe(false);
  await press(page, 'Continue');
  await press(page, 'Schedule and send invitations');
  await page.waitForURL(/\/dashboard\/sessions\/[\w-]{22}$/);

  await page.goto(`${product.url}/dashboard/createSession`);
  await press(page, 'Manage templates');
  await press(page, 'Delete “First week”');
  await press(page, 'Delete “First week” for your whole company');
  await page.getByText('No templates. Save one').waitFor();
  await page.keyboard.press('Escape');
  await templates.waitFor({ state: 'detached' });
  expect(olga.complaints()).toEqual([]);
});

it('who is expected elsewhere is named in the wizard and both dialogs, and left out by one click', async () => {
  const { page } = olga;
  const taken = await organiser.schedule({ title: 'Taken', starts_at: inDays(20), teams: team('Dora') });
  const other = await organiser.schedule({
    title: 'Other',
    starts_at: inDays(21),
    teams: team('Dora', 'Eli'),
  });
  const warning = page.getByRole('region', { name: 'Expected elsewhere' });

  await page.goto(`${product.url}/dashboard/sessions/${other.id}`);
  await press(page, 'Change date and time');
  await page.getByLabel('Date', { exact: true }).fill(taken.clock.date);
  await warning.getByText('1 person is expected in another session at that time.').waitFor();
  await warning.getByText(/^Dora Guest: “Taken”/).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  const free = await organiser.schedule({ title: 'Free', starts_at: inDays(20), teams: team('Fay') });
  await page.goto(`${product.url}/dashboard/sessions/${free.id}`);
  await press(page, /^Add people/);
  const field = page.getByRole('dialog').getByLabel('People', { exact: true });
  await field.fill('Dora Guest <dora@acme-moves.test>\nGus Guest <gus@acme-moves.test>');
  await warning.getByText(/^Dora Guest: “Taken”/).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await press(page, 'Leave 1 person out');
  await expect.poll(() => field.inputValue()).toBe('Gus Guest <gus@acme-moves.test>');
  await warning.waitFor({ state: 'detached' });

  await page.goto(`${product.url}/dashboard/createSession`);
  await page.getByRole('radio').first().check({ force: true });
  await page.getByLabel('Session name').fill('Third');
  await press(page, 'Continue');
  await page.getByLabel('Date', { exact: true }).fill(taken.clock.date);
  await page.getByLabel('Time', { exact: true }).fill(taken.clock.time);
  await press(page, 'Continue');
  await page
    .getByLabel('People', { exact: true })
    .fill('Dora Guest <dora@acme-moves.test>\nHal Guest <hal@acme-moves.test>');
  await warning.getByText(/^Dora Guest: “Taken”/).waitFor();
  expect(await screenProblems(page)).toEqual([]);
  await press(page, 'Leave 1 person out');
  await warning.waitFor({ state: 'detached' });
  expect(olga.complaints()).toEqual([]);
});
