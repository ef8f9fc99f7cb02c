import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteDocument } from '../../contract/rules/site-documents.ts';
import { screenProblems } from '../support/accessibility.ts';
import { launchBrowser, openVisitor, screens, type Visitor } from '../support/browser.ts';
import type { Organiser } from '../support/organiser.ts';
import {
  forcedColourProblems,
  keyboardProblems,
  reflowProblems,
  skipLinkProblems,
} from '../support/page-access.ts';
import { type Product, startProduct } from '../support/product.ts';
import { personalLink, scheduleGathering, signedInOwner } from './owner-flow.ts';

const built = path.resolve(import.meta.dirname, '../../dist/documents.json');
const documents: SiteDocument[] = JSON.parse(readFileSync(built, 'utf8'));
const prerendered = documents.flatMap(({ path: address, file }) => (file.endsWith('.html') && address) || []);
const publicPaths = [
  ...new Set([...prerendered, '/signup', '/password/reset', '/systemCheck', '/experience/join']),
];
const dashboardPaths = [
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/checkout',
  '/dashboard/sessions',
  '/dashboard/createSession',
  '/dashboard/createConsumer',
  '/dashboard/credits',
  '/password-change',
  '/checkoutSuccess',
];

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** By axe at both widths in both schemes, by keyboard, at 320 px, zoomed, in forced colours, and in the console. */
async function problemsOf({ page, complaints }: Visitor): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, size] of Object.entries(screens))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
      problems.push(...(await screenProblems(page, rules)).map((one) => `${name}, ${colorScheme}: ${one}`));
    }
  await page.emulateMedia({ colorScheme: 'light' });
  problems.push(...(await reflowProblems(page)));
  await page.setViewportSize(screens.desktop);
  problems.push(...(await forcedColourProblems(page)));
  problems.push(...(await keyboardProblems(page)), ...(await skipLinkProblems(page)));
  return [...problems, ...complaints()];
}

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(`${product.url}${address}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

async function walk(visitor: Visitor, paths: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const address of paths) {
    await arrive(visitor.page, address);
    const problems = await problemsOf(visitor);
    if (problems.length > 0) found[address] = problems;
  }
  return found;
}

it('every public page is for everybody', async () => {
  const visitor = await openVisitor(browser, 'reader');
  expect(await walk(visitor, publicPaths)).toEqual({});
  await visitor.context.close();
});

it('the dashboard, full, is for everybody; so are the door, the waiting room and what comes after', async () => {
  const owner = await openVisitor(browser, 'Olga');
  const organiser: Organiser = await signedInOwner(owner.page, product);
  const id = await scheduleGathering(organiser);
  const found = await walk(owner, [...dashboardPaths, `/dashboard/sessions/${id}`]);

  const guest = await openVisitor(browser, 'Ana');
  const look = async (name: string, visitor: Visitor) => {
    const problems = await problemsOf(visitor);
    if (problems.length > 0) found[name] = problems;
  };
  await guest.page.goto(await personalLink(product, 'ana@acme.test'));
  await guest.page.getByText('Ana Silva (you)').waitFor();
  await look('waiting room', guest);
  await organiser.control(id, { action: 'start_now' });
  await guest.page.locator('video').first().waitFor();
  await organiser.control(id, { action: 'end' });
  await guest.page.getByRole('button', { name: 'See how your team did' }).click();
  await guest.page.getByRole('tab', { name: 'Scorecard' }).waitFor();
  await look('scorecard', guest);
  await arrive(owner.page, `/dashboard/sessions/${id}/results`);
  await look('results', owner);
  expect(found).toEqual({});
  await guest.context.close();
  await owner.context.close();
});
