import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { seedMonths } from '../support/seeded-product.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { strictCsv } from '../support/strict-csv.ts';
import { signUpOrganiser } from '../support/organiser.ts';
import { logIn } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let owner: Visitor;

beforeAll(async () => {
  product = await startProduct();
  await signUpOrganiser(product);
  await seedMonths(product);
  browser = await launchBrowser();
  owner = await openVisitor(browser, 'Olga');
  await logIn(owner.page, product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** The rows of a plot's table, the names of its columns first. */
async function tableOf(page: Page, plot: string): Promise<string[][]> {
  const figure = page.getByRole('figure', { name: plot });
  await figure.getByText('As a table').click();
  const rows = await figure.getByRole('row').all();
  return Promise.all(rows.map((row) => row.getByRole('cell').or(row.locator('th')).allTextContents()));
}

it('a stranger reads the reports through a link until it is revoked', async () => {
  const { page } = owner;
  await page.goto(`${product.url}/dashboard/reports`);
  await page.getByLabel('Valid for').selectOption({ label: '7 days' });
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByText(/\/shared-report#/).innerText();

  const stranger = await openVisitor(browser, 'Sam', { expected: /404 \(Not Found\)/ });
  await stranger.page.goto(link);
  await stranger.page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();
  expect(await tableOf(stranger.page, 'Attendance by department')).toEqual(
    await tableOf(page, 'Attendance by department'),
  );
  for (const name of ['Create link', 'Download CSV'])
    expect(await stranger.page.getByRole('button', { name }).count(), name).toBe(0);
  expect(await screenProblems(stranger.page)).toEqual([]);

  await page.getByRole('button', { name: /^Revoke the link/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('Link revoked.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Revoke the link/ }).count()).toBe(0);
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: 'This link is not valid' }).waitFor();
  expect(await stranger.page.getByText('Acme').count()).toBe(0);
  expect([owner, stranger].flatMap(({ complaints }) => complaints())).toEqual([]);
  await stranger.context.close();
});

it('the file has the rows of the tables', async () => {
  const { page } = owner;
  await page.goto(`${product.url}/dashboard/reports`);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^report-20\d\d(-q\d)?\.csv$/i);
  const [columns = [], ...lines] = strictCsv(readFileSync(await file.path()));
  expect(columns.slice(0, 5)).toEqual(['Month', 'Department', 'Sessions', 'Came', 'No-shows']);
  const [, ...departments] = await tableOf(page, 'Attendance by department');
  expect(departments.length).toBeGreaterThan(2);
  const [total, ...inFile] = lines.map(([, name, , came, absent]) => [name, came, absent]).reverse();
  expect(total?.[0]).toBe('Total of what is shown');
  expect(inFile.reverse().slice(-departments.length)).toEqual(departments);
});
