import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, screens, type Visitor } from '../support/browser/browser.ts';
import { keyboardOf } from '../support/browser/keyboard.ts';
import type { Organiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { person, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let organiser: Organiser;
let olga: Visitor;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '10' });
  browser = await launchBrowser();
  olga = await openVisitor(browser, 'Olga');
  organiser = await signedInOwner(olga.page, product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function look(page: Page, name: string): Promise<void> {
  for (const [size, screen] of Object.entries(screens)) {
    await page.setViewportSize(screen);
    expect(await screenProblems(page)).toEqual([]);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${name}-${size}.png`, fullPage: true });
  }
}

it('a file with departments is imported, and tagged as a department', async () => {
  const { page } = olga;
  await page.goto(`${product.url}/dashboard/createConsumer`);
  const rows = [
    ['Ana', 'Silva', 'Sales'],
    ['Bo', 'Lind', 'Sales'],
    ['Cy', 'Moss', 'Design'],
    ['Dee', 'Okoro', '=1+1'],
  ];
  const csv = rows.map(([first, last, unit]) => `${first},${last},${first?.toLowerCase()}@acme.test,${unit}`);
  await page.setInputFiles('input[type=file]', {
    name: 'team.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['First name,Last name,Email,Department', ...csv].join('\n')),
  });
  await page.getByRole('button', { name: /^Add 4 people/ }).click();
  await press(page, 'Add people');
  await page.getByText('4 people added.').waitFor();
  await page.getByLabel('Department or tag').selectOption('department:Sales');
  await press(page, 'Select all of Sales');
  await page.getByLabel('Tag', { exact: true }).fill('Lisbon');
  await press(page, 'Add tag');
  await page.getByText('ana@acme.test, Sales, Lisbon').waitFor();
  await look(page, 'people');
});

it('two entries of one person are merged, by keyboard', async () => {
  const { page } = olga;
  const session = await organiser.schedule({
    title: 'Twice listed',
    teams: [{ name: 'Otters', people: [{ ...person('Ana'), email: 'ana.silva@acme.test' }, person('Eve')] }],
  });
  await page.goto(`${product.url}/dashboard/createConsumer`);
  await page.getByLabel('Search').fill('ana@acme');
  await page.getByRole('link', { name: 'Details of Ana Silva' }).click();
  await page.getByRole('heading', { name: 'Ana Silva' }).waitFor();
  const keyboard = keyboardOf(page);
  await page.getByLabel('First name').focus();
  const other = page.getByRole('combobox', { name: 'The other entry' });
  await keyboard.reach(other);
  await page.keyboard.type('ana.silva');
  await expect
    .poll(() => page.locator('[role=listbox] [role=option]').allTextContents())
    .toEqual(['Ana Guest, ana.silva@acme.test']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await keyboard.press(page.getByRole('button', { name: 'Merge entries' }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('You can’t undo this.').waitFor();
  await look(page, 'merge');
  await keyboard.press(dialog.getByRole('button', { name: 'Merge entries' }));
  await page.getByText('Entries merged').waitFor();
  await page.getByRole('link', { name: 'Twice listed' }).waitFor();
  await look(page, 'person');
  const { seats } = await organiser.read(session.id);
  expect(seats.map(({ email }) => email).sort()).toEqual(['ana@acme.test', person('Eve').email].sort());
  expect(olga.complaints()).toEqual([]);
});

it('the owner reads in the audit log who did what, and narrows it by keyboard', async () => {
  const { page } = olga;
  await page.goto(`${product.url}/dashboard/profile`);
  await page.getByRole('link', { name: 'Open audit log' }).click();
  await page.getByRole('heading', { name: 'Audit log' }).waitFor();
  const entries = page.locator('tbody tr');
  await entries.filter({ hasText: 'Merged two guests' }).getByText('Olga Owner').waitFor();
  await look(page, 'audit');
  await page.getByLabel('What').focus();
  await page.keyboard.type('Imported');
  await expect.poll(() => entries.allTextContents()).toHaveLength(1);
  await entries.getByText('added: 4').waitFor();
  const saved = page.waitForEvent('download');
  await keyboardOf(page).press(page.getByRole('button', { name: 'Download list (CSV)' }));
  expect((await saved).suggestedFilename()).toBe('audit-log.csv');
  await page.getByLabel('From (UTC)').fill('2025-01-01');
  await page.getByLabel('To (UTC)').fill('2025-01-02');
  await page.getByText('No entries. Choose other days or people.').waitFor();
  expect(olga.complaints()).toEqual([]);
});
