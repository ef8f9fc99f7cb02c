import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenProblems } from '../support/accessibility.ts';
import { launchBrowser, openVisitor, type screens } from '../support/browser.ts';
import { type Product, startProduct } from '../support/product.ts';
import { scheduleGathering, signedInOwner } from './owner-flow.ts';

const publicPaths = [
  '/',
  '/about',
  '/faq',
  '/login',
  '/signup',
  '/terms',
  '/contact',
  '/pricing',
  '/privacy',
  '/security',
  '/support',
  '/blog',
  '/virtual-team-building',
  '/password/reset',
  '/systemCheck',
  '/experience/join',
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

async function inspect(page: Page, path: string): Promise<string[]> {
  await page.goto(`${product.url}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return screenProblems(page);
}

async function walk(screen: keyof typeof screens, paths: string[], prepare?: (page: Page) => Promise<void>) {
  const visitor = await openVisitor(browser, screen, { screen });
  await prepare?.(visitor.page);
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const problems = [...(await inspect(visitor.page, path)), ...visitor.complaints()];
    if (problems.length > 0) found[path] = problems;
  }
  await visitor.context.close();
  return found;
}

describe('every screen is accessible, fits, and says nothing in the console', () => {
  it('public pages on a desktop', async () => {
    expect(await walk('desktop', publicPaths)).toEqual({});
  });

  it('public pages on a phone', async () => {
    expect(await walk('phone', publicPaths)).toEqual({});
  });

  it('dashboard pages, full, on a phone', async () => {
    const found = await walk('phone', dashboardPaths, async (page) => {
      await scheduleGathering(await signedInOwner(page, product));
    });
    expect(found).toEqual({});
  });
});
