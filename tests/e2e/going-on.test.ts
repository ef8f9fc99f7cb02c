import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { story } from '#contract/words/en/story.ts';
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

let product: Product;
let organiser: Organiser;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '4' });
  organiser = await signUpOrganiser(product);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const { table } = story;
const goOn = (page: Page) => page.getByRole('button', { name: table.goOn });
const notYet = (page: Page) => page.getByRole('button', { name: table.stay });
const seconds = (page: Page) => page.getByText(/^The story continues in \d+ s$/);

it('a riddle and a breather go on once everybody would; who takes it back is waited for, on every screen', async () => {
  const session = await organiser.schedule({ story_slug: 'the-six-oclock-water' });
  const ana = await openVisitor(browser, 'Ana');
  const bo = await openVisitor(browser, 'Bo', { screen: 'phone' });
  const pages = [ana.page, bo.page];
  for (const [index, page] of pages.entries()) await page.goto(session.seats[index]?.personal_link ?? '');
  await bo.page.getByText('2 of 4 here').waitFor();
  await organiser.startNow(session.id);
  await organiser.goOnTo(session.id, 'breakout');

  await ana.page.getByLabel(table.answer).fill('27');
  await ana.page.getByRole('button', { name: table.tryIt }).click();
  for (const page of pages) await seconds(page).waitFor();
  await notYet(bo.page).click();
  for (const page of pages) await seconds(page).waitFor({ state: 'detached' });
  await ana.page.getByText(table.wouldGoOn(1, 2)).waitFor();
  await goOn(bo.page).click();
  for (const page of pages) await seconds(page).waitFor();
  await expect.poll(async () => (await organiser.live(session.id)).phase).toBe('outcome');

  await organiser.goOn(session.id);
  await organiser.goOnTo(session.id, 'breakout');
  await goOn(ana.page).click();
  await ana.page.getByText(table.ready, { exact: true }).waitFor();
  await bo.page.getByText(table.wouldGoOn(1, 2)).waitFor();
  await goOn(bo.page).click();
  for (const page of pages) await seconds(page).waitFor();
  await notYet(ana.page).click();
  await seconds(bo.page).waitFor({ state: 'detached' });
  await goOn(ana.page).click();
  await seconds(bo.page).waitFor();
  await expect.poll(async () => (await organiser.live(session.id)).phase).not.toBe('breakout');
  expect([ana.complaints(), bo.complaints()]).toEqual([[], []]);
  await ana.context.close();
  await bo.context.close();
});
