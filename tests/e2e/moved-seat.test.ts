import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

let product: Product;
let browser: Browser;
let organiser: Organiser;

beforeAll(async () => {
  product = await startProduct({ STORY_CLOCK_RATE: '4', WELCOME_CREDITS: '2' });
  browser = await launchBrowser();
  organiser = await signUpOrganiser(product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const person = (first_name: string) => ({
  first_name,
  last_name: 'Guest',
  email: `${first_name.toLowerCase()}@acme-moved.test`,
});
const team = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const isHere = (page: Page, name: string, who: string) =>
  team(page, name).locator('li[data-here]').filter({ hasText: who }).waitFor();
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
const isTheSamePage = (page: Page) => page.evaluate(() => 'isTheSamePage' in window);

it('a person moved to another team sees it at once, on the same page, and plays on', async () => {
  const session = await organiser.schedule({
    teams: [
      { name: 'Lanterns', people: [person('Ana'), person('Bo')] },
      { name: 'Herons', people: [person('Cy')] },
    ],
  });
  const [seat, fellow] = session.seats;
  const ana = await openVisitor(browser, 'Ana', { screen: 'phone' });
  const bo = await openVisitor(browser, 'Bo');
  for (const [visitor, link] of [
    [ana, seat?.personal_link],
    [bo, fellow?.personal_link],
  ] as const) {
    await visitor.page.goto(link ?? '');
    await isHere(visitor.page, 'Lanterns', visitor.name);
    await mark(visitor.page);
  }
  await isHere(bo.page, 'Lanterns', 'Ana Guest');

  await organiser.moveSeat(session.id, seat?.id ?? '', 2);
  await isHere(ana.page, 'Herons', 'Ana Guest (you)');
  await isHere(bo.page, 'Herons', 'Ana Guest');
  expect(await ana.page.getByRole('heading', { level: 3 }).first().innerText()).toMatch(/^Herons/);
  await expect.poll(() => ana.page.getByText('Reconnecting').count()).toBe(0);

  await organiser.startNow(session.id);
  for (const { page } of [ana, bo]) await page.waitForURL(`**/experience/live/${session.id}`);
  await ana.page.locator('video').first().waitFor({ state: 'attached' });
  expect([await isTheSamePage(ana.page), await isTheSamePage(bo.page)]).toEqual([true, true]);
  expect(await organiser.read(session.id)).toMatchObject({
    seats: expect.arrayContaining([expect.objectContaining({ id: seat?.id, team_id: 2 })]),
  });
  expect([...ana.complaints(), ...bo.complaints()]).toEqual([]);
  await ana.context.close();
  await bo.context.close();
});
