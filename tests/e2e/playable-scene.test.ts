import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
import { accessProblems } from '../support/browser/page-access.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ STORY_CLOCK_RATE: '40' });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Lets the page's time run ahead until it shows this. */
async function runUntil(page: Page, isShown: () => Promise<boolean>): Promise<void> {
  for (let steps = 0; steps < 120 && !(await isShown()); steps += 1) {
    await page.clock.fastForward(2000);
    await new Promise((done) => setTimeout(done, 60));
  }
  expect(await isShown()).toBe(true);
}

const shows = (page: Page, role: 'heading' | 'button', name: string | RegExp) => () =>
  page.getByRole(role, { name }).first().isVisible();

it('the first minutes are played in the page alone, and lead into a session with bots', async () => {
  const visitor = await openVisitor(browser, 'visitor');
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto(`${product.url}/`);
  expect(asked.filter((path) => /playable|libraries|hls/.test(path))).toEqual([]);
  const play = page.getByRole('button', { name: /Play now/ }).first();
  const firstScreen = await play.boundingBox();
  expect(firstScreen?.y).toBeLessThan(800 - (firstScreen?.height ?? 0));
  await play.click();
  const stage = page.getByRole('dialog', { name: /first three minutes/ });
  await stage.getByRole('heading', { name: 'The bridge' }).waitFor();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);

  await runUntil(page, shows(page, 'button', /Through the pinewood/));
  expect(await screenProblems(page)).toEqual([]);
  const before = asked.length;
  await page.keyboard.press('2');
  await stage.getByText(/Your vote counts/).waitFor();
  await runUntil(page, () => stage.getByText('Your vote decided it.').isVisible());
  await runUntil(page, shows(page, 'heading', /ridge|pinewood|bell/));

  const answer = stage.getByLabel('Your team’s answer');
  await runUntil(page, () => answer.isVisible());
  const board = stage.getByRole('list', { name: 'Shared clues' }).getByRole('listitem');
  await runUntil(page, async () => (await board.count()) > 2);
  expect(await screenProblems(page)).toEqual([]);
  await answer.fill('palms');
  await page.keyboard.press('Enter');
  await stage.getByText(/^Solved!/).waitFor();
  expect(await stage.getByText(/You \(you\)|Found by You/).count()).toBe(0);
  await stage.getByRole('button', { name: 'Continue' }).click();
  expect(asked.slice(before).filter((path) => path.startsWith('/api/'))).toEqual([]);

  await runUntil(page, shows(page, 'heading', 'Someone is waiting behind the door'));
  expect(await screenProblems(page)).toEqual([]);
  expect(visitor.complaints()).toEqual([]);
  expect(await stage.getByRole('link', { name: 'Schedule one for your team' }).getAttribute('href')).toBe(
    '/signup',
  );
  await page.clock.resume();
  await stage.getByRole('button', { name: 'Play the whole story with four bots' }).click();
  await page.waitForURL(/\/experience\//);
  await page.getByText('Guest (you)').waitFor();
  await expect.poll(() => page.getByText('Dmitri').first().isVisible()).toBe(true);

  const over = page.getByRole('button', { name: 'See how your team did' });
  const socialControls = page.getByRole('button', { name: /Ask for help|Raise hand|microphone on/ });
  await over.or(socialControls).first().waitFor({ timeout: 120_000 });
  expect(await socialControls.count()).toBe(0);
  await over.click();
  await page.getByRole('heading', { name: 'Thank you, Guest' }).waitFor();
  expect(await page.getByText('Your room is still open').count()).toBe(0);
  await page.getByRole('tab', { name: 'Award' }).waitFor();
  expect(await page.getByRole('tab', { name: 'Working together' }).count()).toBe(0);
  expect([...(await screenProblems(page)), ...(await accessProblems(page))]).toEqual([]);
  await page.getByRole('tab', { name: 'Award' }).click();
  const certificates = page.getByRole('img', { name: /^Award: /, includeHidden: true });
  await expect.poll(() => certificates.count()).toBe(2);
  await page.evaluate(() => {
    window.print = () => document.body.classList.add('printed');
  });
  await page.getByRole('button', { name: 'Print' }).first().click();
  await page.locator('body.printed').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const onPaper = () =>
    certificates.evaluateAll((sheets) => sheets.map((sheet) => getComputedStyle(sheet).visibility));
  expect(await onPaper()).toEqual(['visible', 'hidden']);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await onPaper()).toEqual(['visible', 'visible']);
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: 'Plan it with your team' }).click();
  await page.getByLabel('Work email').waitFor();
  expect(new URL(page.url()).pathname).toBe('/signup');
  expect(visitor.complaints()).toEqual([]);
  await visitor.context.close();
});

it('in German, closed by Escape with the focus back on the button', async () => {
  const visitor = await openVisitor(browser, 'Gast', { screen: 'phone' });
  const { page } = visitor;
  await page.clock.install();
  await page.goto(`${product.url}/`);
  const play = page.getByRole('button', { name: 'Auf Deutsch spielen' });
  await play.click();
  await page.getByRole('heading', { name: 'Die Brücke' }).waitFor();
  expect([...(await screenProblems(page)), ...(await accessProblems(page))]).toEqual([]);
  await runUntil(page, shows(page, 'button', /Durch den Kiefernwald/));
  expect([...(await screenProblems(page)), ...(await accessProblems(page))]).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await play.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(visitor.complaints()).toEqual([]);
  await visitor.context.close();
});

it('the trailer of the home page plays, and is for everybody while it does', async () => {
  const visitor = await openVisitor(browser, 'visitor');
  const { page } = visitor;
  await page.goto(`${product.url}/`);
  await page.getByRole('button', { name: 'Play the trailer' }).click();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2);
  expect([...(await screenProblems(page)), ...(await accessProblems(page))]).toEqual([]);
  expect(visitor.complaints()).toEqual([]);
  await visitor.context.close();
});

it('a browser without H.264 learns at once that the trailer cannot be played, and fetches nothing of it', async () => {
  const visitor = await openVisitor(browser, 'visitor');
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const decodes = MediaSource.isTypeSupported;
    MediaSource.isTypeSupported = (type) => !type.includes('avc1') && decodes(type);
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.goto(`${product.url}/`);
  await page.getByRole('button', { name: 'Play the trailer' }).click();
  await page.getByRole('alert').getByText('We couldn’t load the trailer.').waitFor();
  expect(await page.getByRole('button', { name: 'Try the trailer again' }).isVisible()).toBe(true);
  expect(asked.filter((path) => /\.(?:m3u8|m4s|mp4)$/.test(path))).toEqual([]);
  expect(visitor.complaints()).toEqual([]);
  await visitor.context.close();
});
