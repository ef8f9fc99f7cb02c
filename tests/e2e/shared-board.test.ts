import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import sixOClock from '../../content/stories/the-six-oclock-water/story.json' with { type: 'json' };
import { story } from '#contract/words/en/story.ts';
import { axeProblems } from '../support/browser/accessibility.ts';
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
const partOf = (id: string) => {
  const part = sixOClock.crew.find((one) => one.id === id);
  if (!part) throw new Error(`Nobody is dealt ${id}`);
  return part;
};
const lamp = partOf('lamp');
const notebook = partOf('notebook');

async function goOnToScene(sessionId: string, scene: string) {
  for (let left = 0; left < 8; left += 1) {
    await organiser.goOnTo(sessionId, 'breakout');
    if ((await organiser.live(sessionId)).breakout?.scene_id === scene) return;
    await organiser.goOn(sessionId);
  }
  throw new Error(`Never came to ${scene}`);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Where a piece is pointed at: its first finger, by name. */
const finger = (page: Page, name: string) => page.locator('[class*="finger"]', { hasText: name }).first();

it('a table builds its answers together: every hand is seen at once, on a phone as on a window', async () => {
  const session = await organiser.schedule({ story_slug: 'the-six-oclock-water' });
  const ana = await openVisitor(browser, 'Ana');
  const bo = await openVisitor(browser, 'Bo', { screen: 'phone' });
  const pages = [ana.page, bo.page];
  for (const [index, page] of pages.entries()) await page.goto(session.seats[index]?.personal_link ?? '');
  await bo.page.getByText('2 of 4 here').waitFor();
  await ana.page.getByText(lamp.sentence.en).waitFor();
  await bo.page.getByText(notebook.sentence.en).waitFor();
  await organiser.startNow(session.id);

  await goOnToScene(session.id, 'streets-that-were');
  await button(bo.page, table.foldTask).click();
  await button(ana.page, 'Orchard').click();
  await bo.page.locator('button[aria-pressed="true"]', { hasText: 'Orchard' }).waitFor();
  await bo.page.getByText('Ana Guest: Orchard').waitFor();
  await button(bo.page, 'Tannery').click();
  await ana.page.locator('button[aria-pressed="true"]', { hasText: 'Tannery' }).waitFor();
  await button(ana.page, 'Smithy').hover();
  await finger(bo.page, 'Ana Guest').locator(`path[d="${lamp.mark}"]`).waitFor();
  await ana.page.getByRole('heading').first().hover();
  await finger(bo.page, 'Ana Guest').waitFor({ state: 'detached' });
  await button(ana.page, table.back).click();
  await bo.page.locator('button[aria-pressed="false"]', { hasText: 'Tannery' }).waitFor();
  expect(await bo.page.getByRole('button', { name: table.wholeTask }).count()).toBe(1);
  expect(await bo.page.getByRole('button', { name: table.foldTask }).count()).toBe(0);
  await bo.page.reload();
  await bo.page.locator('button[aria-pressed="true"]', { hasText: 'Orchard' }).waitFor();
  for (const page of pages) expect(await axeProblems(page)).toEqual([]);
  for (const place of ['Tannery', 'Smithy', 'Cross', 'Barn', 'Wall road'])
    await button(place === 'Cross' ? bo.page : ana.page, new RegExp(place)).click();
  await button(bo.page, table.drive).click();
  for (const page of pages)
    await page
      .getByText(table.foundBy(['Bo Guest']))
      .first()
      .waitFor();

  await organiser.goOn(session.id);
  await goOnToScene(session.id, 'last-in');
  await button(bo.page, table.foldTask).click();
  const stock = (page: Page, item: string) => button(page, new RegExp(`^${item}, \\d`));
  for (const item of ['Bedstead', 'Long clock', 'Mirror', 'Six chairs'])
    await stock(item === 'Long clock' ? bo.page : ana.page, item).click();
  const order = (page: Page) =>
    page.getByRole('list', { name: table.order }).getByRole('listitem').allTextContents();
  await expect.poll(async () => (await order(bo.page)).length).toBe(4);
  await ana.page.getByRole('button', { name: table.moveItem('Six chairs') }).focus();
  for (let step = 0; step < 3; step += 1) await ana.page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await order(bo.page))[0]).toContain('Six chairs');
  const handle = bo.page.getByRole('button', { name: table.moveItem('Mirror') });
  const [from, to] = [
    await handle.boundingBox(),
    await bo.page.getByRole('button', { name: table.moveItem('Bedstead') }).boundingBox(),
  ];
  if (!from || !to) throw new Error('No handles');
  await bo.page.mouse.move(from.x + 10, from.y + 10);
  await bo.page.mouse.down();
  await bo.page.mouse.move(to.x + 10, to.y + 2, { steps: 5 });
  await bo.page.mouse.up();
  await expect
    .poll(async () => (await order(ana.page)).map((text) => text.split(' ')[0]).join())
    .toMatch(/Mirror.*Bed/);
  for (const page of pages) expect(await axeProblems(page)).toEqual([]);

  await organiser.goOn(session.id);
  await goOnToScene(session.id, 'knocks');
  await button(bo.page, table.foldTask).click();
  const sign = (page: Page, place: number) => page.locator('[data-riddle="code"] ol select').nth(place);
  for (const [place, hand, other] of [
    [0, ana.page, bo.page],
    [1, bo.page, ana.page],
  ] as const) {
    await sign(hand, place).selectOption('forward');
    await expect.poll(() => sign(other, place).inputValue()).toBe('forward');
  }
  expect([ana.complaints(), bo.complaints()]).toEqual([[], []]);
  await ana.context.close();
  await bo.context.close();
});

it('guests are seated by two people at once, on a phone as on a window', async () => {
  const session = await organiser.schedule({ story_slug: 'one-place-too-many' });
  const ana = await openVisitor(browser, 'Ana');
  const bo = await openVisitor(browser, 'Bo', { screen: 'phone' });
  for (const [index, { page }] of [ana, bo].entries())
    await page.goto(session.seats[index]?.personal_link ?? '');
  await bo.page.getByText('2 of 4 here').waitFor();
  await organiser.startNow(session.id);
  await goOnToScene(session.id, 'eight-cards');
  await button(bo.page, table.foldTask).click();
  const chair = (page: Page, name: RegExp) =>
    page.locator('[data-riddle="seating"] ol').getByRole('button', { name });
  for (const [hand, other, guest, place] of [
    [ana.page, bo.page, /^Oskar/, /^Head/],
    [bo.page, ana.page, /^Miss Abel/, /^Foot/],
  ] as const) {
    await hand.locator('[data-riddle="seating"] section ul').getByRole('button', { name: guest }).click();
    await chair(hand, place).click();
    await chair(other, new RegExp(`${place.source.slice(1)}.*${guest.source.slice(1)}`)).waitFor();
  }
  expect([ana.complaints(), bo.complaints()]).toEqual([[], []]);
  await ana.context.close();
  await bo.context.close();
});
