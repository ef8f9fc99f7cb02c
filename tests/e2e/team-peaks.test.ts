import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, screens } from '../support/browser/browser.ts';
import { signUpOrganiser } from '../support/organiser.ts';
import { accessProblems } from '../support/browser/page-access.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { personalLink } from './owner-flow.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ STORY_CLOCK_RATE: '8', WELCOME_CREDITS: '2' });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const person = (first_name: string) => ({
  first_name,
  last_name: 'Guest',
  email: `${first_name.toLowerCase()}@acme.test`,
});

/** Counts the notes that a page has played. */
const countNotes = () => {
  const counted = window as unknown as { notes: number };
  counted.notes = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (when) {
    counted.notes += 1;
    start.call(this, when);
  };
};
const notesIn = (page: Page) => page.evaluate(() => (window as unknown as { notes: number }).notes);

const tile = (page: Page, name: string) =>
  page
    .getByRole('list', { name: /Your table|Euer Tisch/ })
    .getByRole('listitem')
    .filter({ hasText: name });

const questionMark = '[data-microphone-question]';

/** What a part of the page lies on, or what lies on it. */
const coveredBy = (page: Page, part: string) =>
  page.locator(part).evaluate((shown) => {
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const corners = [left + 16, right - 16].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
    return corners.flatMap(([x, y]) => {
      const [highest, ...below] = document.elementsFromPoint(x, y);
      const over = highest && shown.contains(highest) ? [] : [highest?.outerHTML.slice(0, 80) ?? 'nothing'];
      return [...over, ...below.filter((one) => one.matches('li, button, form')).map((one) => one.tagName)];
    });
  });

/** Tiles of the own team, and whether they are in view before the question. */
const facesBeforeQuestion = (page: Page) =>
  page.evaluate(() => {
    window.scrollTo(0, 0);
    const top = document.querySelector('#question')?.getBoundingClientRect().top ?? 0;
    const faces = [...document.querySelectorAll('ul[aria-label="Your table"] > li')];
    return faces.map((face) => {
      const place = face.getBoundingClientRect();
      return place.top >= 0 && place.bottom <= top;
    });
  });

it('a team requests captions, decides with its captain and solves the riddle; another reads the continuation', async () => {
  const organiser = await signUpOrganiser(product);
  const { id } = await organiser.schedule({
    teams: [
      { name: 'Lanterns', people: ['Ana', 'Bo'].map(person) },
      { name: 'Herons', people: ['Cy'].map(person) },
    ],
  });
  const ana = await openVisitor(browser, 'Ana');
  const bo = await openVisitor(browser, 'Bo', { screen: 'phone' });
  const cy = await openVisitor(browser, 'Cy');
  await bo.context.addInitScript(countNotes);
  for (const { page, name } of [ana, bo, cy])
    await page.goto(await personalLink(product, `${name.toLowerCase()}@acme.test`));
  for (const { page, name } of [ana, bo, cy]) await page.getByText(`${name} Guest (you)`).waitFor();
  await cy.page.getByRole('button', { name: /Deutsch/ }).click();
  await ana.page.getByText('Captain: if votes are tied, captains’ votes decide.').waitFor();
  await organiser.startNow(id);

  await organiser.holdIn(id, 'decision');
  await ana.page
    .getByText(/^You are your team’s captain: if votes are tied, captains’ votes decide/)
    .waitFor();
  await bo.page
    .getByText(/^Ana Guest is your team’s captain: if votes are tied, captains’ votes decide/)
    .waitFor();
  const question = (page: Page) => page.locator('footer [data-microphone-question]');
  await question(bo.page).waitFor();
  expect([await coveredBy(ana.page, questionMark), await coveredBy(bo.page, questionMark)]).toEqual([[], []]);
  await question(ana.page).getByRole('button', { name: 'I’ll listen for now' }).click();
  await ana.page.getByRole('button', { name: 'Raise hand' }).focus();
  await ana.page.keyboard.press('Enter');
  await bo.page.getByText('Ana Guest wants to say something.').waitFor();
  expect(await tile(bo.page, 'Ana Guest').getByLabel('wants to say something').count()).toBe(1);
  expect(await cy.page.getByText(/Ana Guest/).count()).toBe(0);
  await bo.page.getByRole('button', { name: 'Raise hand' }).click();
  await ana.page.getByText('Waiting to speak: Ana Guest (you), Bo Guest.').waitFor();
  await question(bo.page).waitFor({ state: 'detached' });
  expect(await bo.page.locator('footer').getByRole('button', { name: 'Microphone off' }).count()).toBe(1);
  expect(await facesBeforeQuestion(ana.page)).toEqual([true, true]);
  expect(await facesBeforeQuestion(bo.page)).toEqual([true, true]);
  expect([await screenProblems(ana.page), await screenProblems(bo.page)]).toEqual([[], []]);
  expect([await accessProblems(ana.page), await accessProblems(bo.page)]).toEqual([[], []]);
  await ana.page.getByRole('button', { name: 'Lower hand' }).click();
  await bo.page.getByText('Bo Guest (you) wants to say something.').waitFor();

  expect(await tile(bo.page, 'Ana Guest').getByLabel('microphone off').count()).toBe(1);
  const offer = ana.page.getByRole('button', { name: 'Turn on microphone' });
  await offer.click();
  await expect.poll(() => tile(bo.page, 'Ana Guest').getByLabel('microphone off').count()).toBe(0);
  expect(await offer.count()).toBe(0);
  await organiser.goOn(id);
  await ana.page.locator('main section[data-kind="decision"]').waitFor();
  await organiser.goOn(id);

  await bo.page.getByRole('tab', { name: 'Team chat' }).click();
  await organiser.control(id, { action: 'hold' });
  await bo.page.getByLabel('Write to your team').fill('what if it is');
  await ana.page.getByLabel('Your team’s answer').fill('plams');
  await ana.page.getByRole('button', { name: 'Check answer' }).click();
  await ana.page.getByText('Almost: check it letter by letter.').waitFor();
  await ana.page.getByLabel('Your team’s answer').fill('It’s the palms!');
  await ana.page.getByRole('button', { name: 'Check answer' }).click();
  for (const { page } of [ana, bo]) {
    await page.getByRole('heading', { name: 'Palms', exact: true }).waitFor();
    await page.getByText('24 points for your team', { exact: true }).waitFor();
    await page.getByText('Herons: still at it', { exact: true }).waitFor();
    await page.getByText('While the others are still at it').waitFor();
    await page.getByText(/^Look at your own palms/).waitFor();
    expect(await page.locator('section:has(> h2:text-is("Palms")) > svg').isVisible()).toBe(true);
  }
  await bo.page.getByText(/^Found by Ana Guest/).waitFor();
  await bo.page
    .getByText('Solved: Palms. Found by Ana Guest. 24 points for your team.')
    .waitFor({ state: 'attached' });
  expect(await notesIn(bo.page)).toBe(2);
  expect(await bo.page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  expect([await screenProblems(ana.page), await screenProblems(bo.page)]).toEqual([[], []]);
  await bo.page.getByRole('tab', { name: 'Team chat' }).click();
  expect(await bo.page.getByLabel('Write to your team').inputValue()).toBe('what if it is');
  expect(await cy.page.getByText('Palms').count()).toBe(0);
  await organiser.goOn(id);

  await cy.page.getByText(/^Der Docht ist kurz, ehe ihr das Wort habt/).waitFor();
  await cy.page.setViewportSize(screens.phone);
  expect(await ana.page.getByText(/The wick is short/).count()).toBe(0);
  for (const visitor of [ana, bo, cy]) {
    expect(visitor.complaints()).toEqual([]);
    await visitor.context.close();
  }
});
