import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor, screens, type Visitor } from '../support/browser/browser.ts';
import { expectInView } from '../support/browser/in-view.ts';
import { accessProblems } from '../support/browser/page-access.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { personalLink, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let owner: Visitor;
let ana: Visitor;
let bo: Visitor;
let organiser: Awaited<ReturnType<typeof signedInOwner>>;
let id: string;

beforeAll(async () => {
  product = await startProduct({ STORY_CLOCK_RATE: '8', WELCOME_CREDITS: '2' });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const people = ['Ana', 'Bo', 'Olga'].map((name) => ({
  first_name: name,
  last_name: 'Guest',
  email: `${name.toLowerCase()}@acme.test`,
}));

const scene = 'main section[data-kind]';
const star = (page: Page, lit: number) => page.getByRole('button', { name: `${lit} of 5` });
const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);
const room = (page: Page) => page.getByRole('region', { name: 'Your room is still open' });

it('outcomes and the ending are scenes, and the team talks them over in its room beside the results', async () => {
  owner = await openVisitor(browser, 'Olga');
  organiser = await signedInOwner(owner.page, product);
  ({ id } = await organiser.schedule({
    title: 'A bench of people',
    teams: [{ name: 'Lanterns', people }],
  }));
  ana = await openVisitor(browser, 'Ana');
  bo = await openVisitor(browser, 'Bo');
  for (const { page, name } of [ana, bo])
    await page.goto(await personalLink(product, `${name.toLowerCase()}@acme.test`));
  await ana.page.getByText('Ana Guest (you)').waitFor();
  await bo.page.getByText('Bo Guest (you)').waitFor();
  await organiser.startNow(id);

  for (const [index, { page }] of [ana, bo].entries()) {
    await page.getByText(/Select an option/).waitFor();
    await page.keyboard.press(String(index + 1));
  }
  await organiser.holdIn(id, 'outcome');
  await ana.page.locator(scene).waitFor();
  expect(await ana.page.locator(scene).getAttribute('data-kind')).toBe('decision');
  await expectInView(ana.page, [`${scene} p`, `${scene} h1`, `${scene} li`]);
  await organiser.control(id, { action: 'resume' });

  await ana.page.setViewportSize(screens.desktop);
  await ana.page.getByLabel('Your team’s answer').fill('Palms');
  await ana.page.getByRole('button', { name: 'Check answer' }).click();
  await organiser.holdIn(id, 'outcome');
  await ana.page.locator(`${scene}[data-kind="challenge"]`).waitFor();
  await expectInView(ana.page, [`${scene} p`, `${scene} h1`, `${scene} li`]);
  await organiser.control(id, { action: 'resume' });

  const results = ana.page.getByRole('button', { name: 'See how your team did' });
  await results.waitFor();
  await expectInView(ana.page, ['section > div > p', 'section h1', 'section > div > button']);
  expect(await ana.page.getByText('Lanterns: Ana Guest, Bo Guest, Olga Guest').count()).toBe(1);
  await ana.page.setViewportSize(screens.desktop);
  await results.click();
  await bo.page.getByRole('button', { name: 'See how your team did' }).click();

  await room(ana.page).waitFor();
  await room(bo.page).getByText('Ana Guest').waitFor();
  for (const size of Object.values(screens)) {
    await ana.page.setViewportSize(size);
    const ring = await room(ana.page).getByRole('timer').boundingBox();
    expect(ring?.width).toBe(ring?.height);
  }
  await room(ana.page).getByRole('timer').waitFor();
  await room(ana.page).getByText('1 of 4').waitFor();
  await room(ana.page).getByRole('button', { name: 'The next question' }).click();
  await room(ana.page).getByText('2 of 4').waitFor();
});

it('results are printed, kept as a picture, shared with the team and corrected while the room is open', async () => {
  await ana.page.getByText('Your choice').waitFor();
  await ana.page.emulateMedia({ media: 'print' });
  const onPaper = (text: string) => ana.page.getByText(text, { exact: true }).first().isVisible();
  expect(await Promise.all(['How we calculate this', 'Thank you, Ana'].map(onPaper))).toEqual([true, true]);
  const onScreenOnly = ['How was it?', 'Your room is still open', 'Your choice', 'Log out'];
  expect(await Promise.all(onScreenOnly.map(onPaper))).toEqual([false, false, false, false]);
  const night = await ana.page.evaluate(() =>
    [...document.querySelectorAll('main, header, :has(> main)')]
      .filter((part) => part.checkVisibility() && getComputedStyle(part).backgroundImage.includes('gradient'))
      .map((part) => `${part.tagName} ${part.className}`),
  );
  expect(night, 'black words would stand on it').toEqual([]);
  await ana.page.emulateMedia({ media: 'screen' });
  await ana.page.getByRole('tab', { name: 'Scorecard' }).waitFor();
  const [picture] = await Promise.all([
    ana.page.waitForEvent('download'),
    ana.page.getByRole('button', { name: 'As a picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  const png = await readFile(await picture.path());
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2000, 1050]);
  await room(bo.page).getByRole('button', { name: 'Team chat' }).click();
  await bo.page.getByLabel('Write to your team').fill('That bell!');
  await bo.page.keyboard.press('Enter');
  await room(ana.page).getByRole('button', { name: 'Team chat' }).getByText('1').waitFor();

  const show = ana.page.getByRole('switch', { name: 'Show my part to my team' });
  const shown = bo.page.locator('details').getByRole('heading', { name: 'Ana Guest' });
  await show.click({ force: true });
  await shown.waitFor();
  await expect.poll(() => show.isEnabled()).toBe(true);
  await show.click({ force: true });
  await shown.waitFor({ state: 'detached' });
  await bo.page.keyboard.press('Escape');
  await bo.page.getByRole('tab', { name: 'Award' }).click();
  const { awards } = await organiser.results(id);
  await organiser.correctName(id, awards.find(({ kind }) => kind === 'team')?.code ?? '', 'The Lanterns');
  await bo.page.getByRole('img', { name: /The Lanterns/ }).waitFor();
  expect(await accessProblems(ana.page)).toEqual([]);

  const reader = await openVisitor(browser, 'Rae', { timezoneId: 'America/Los_Angeles' });
  await reader.page.goto(
    (await bo.page.getByRole('link', { name: 'Verification page' }).first().getAttribute('href')) ?? '',
  );
  const [award] = awards;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  await reader.page.getByText(`The Borrowed Light, ${day.format(new Date(award?.date ?? ''))}`).waitFor();
  await reader.context.close();
});

it('a rating, a corrected name and an award that was revoked; the link leads to the results on later days', async () => {
  const { awards } = await organiser.results(id);
  await star(ana.page, 4).focus();
  await ana.page.keyboard.press('Enter');
  await ana.page.getByLabel('Anything we should know?').fill('More fog');
  await ana.page.getByRole('button', { name: 'Send', exact: true }).click();
  await ana.page.getByText('Thank you, that helps.').waitFor();

  await bo.page.getByRole('button', { name: 'Correct the name' }).focus();
  await bo.page.keyboard.press('Enter');
  const corrected = bo.page.getByLabel('Name on the award');
  await expect.poll(() => hasFocus(corrected)).toBe(true);
  await corrected.fill('Bo of the Pass');
  await bo.page.keyboard.press('Enter');
  await bo.page.getByRole('img', { name: /Bo of the Pass/ }).waitFor();
  const ways = bo.page
    .locator('figure')
    .filter({ has: bo.page.getByRole('img', { name: /Bo of the Pass/ }) });
  await expect.poll(() => hasFocus(ways.getByRole('button', { name: 'Download PDF' }))).toBe(true);
  const wrong = awards.find(({ recipient }) => recipient === 'Bo Guest');
  await organiser.revokeAward(id, wrong?.code ?? '', 'Given to the wrong Bo');
  const revoked = bo.page.getByRole('region', { name: 'An award was revoked' });
  await revoked.getByText(/“.+”, for Bo of the Pass, on \d+ \w+ \d+\./).waitFor();
  await revoked.getByText('Reason: Given to the wrong Bo').waitFor();
  expect(await bo.page.getByRole('img', { name: /Bo of the Pass/ }).count()).toBe(0);

  await ana.page.reload();
  await room(ana.page).getByRole('timer').waitFor();
  await room(ana.page).getByText('Bo Guest').waitFor();
  await expect.poll(() => star(ana.page, 4).getAttribute('aria-pressed')).toBe('true');
  expect(await ana.page.getByLabel('Anything we should know?').inputValue()).toBe('More fog');
  expect(await ana.page.getByRole('link', { name: 'Schedule the next session' }).count()).toBe(0);
  await room(ana.page).getByRole('button', { name: 'Leave the room' }).click();
  await ana.page.getByText('Your room is closed. Your camera and microphone are off.').waitFor();
  await ana.page.getByRole('tab', { name: 'Scorecard' }).waitFor();

  const later = await openVisitor(browser, 'Bo, the next day');
  await later.page.goto(await personalLink(product, 'bo@acme.test'));
  await later.page.waitForURL('**/experience/end');
  const kept = later.page.getByRole('figure').filter({ hasText: 'Ana Guest and Bo Guest' });
  await kept.waitFor();
  const isDrawn = (picture: Element) => picture instanceof HTMLImageElement && picture.naturalWidth > 0;
  await expect.poll(() => kept.locator('img').evaluate(isDrawn)).toBe(true);
  await later.page.getByText('Who held which clue').click();
  await later.page
    .getByText(/: (Ana|Bo) Guest, not shared$/)
    .first()
    .waitFor();
  expect(await accessProblems(later.page)).toEqual([]);
  expect(later.complaints()).toEqual([]);
  await later.context.close();

  const { page } = owner;
  await page.goto(await personalLink(product, 'olga@acme.test'));
  await page.waitForURL('**/experience/end');
  await page.getByRole('link', { name: 'Schedule the next session' }).click();
  await page.getByLabel(/^Session name/).waitFor();
  expect(await page.getByLabel(/^Session name/).inputValue()).toBe('A bench of people');
  for (const visitor of [ana, bo, owner]) {
    expect(visitor.complaints()).toEqual([]);
    await visitor.context.close();
  }
});
