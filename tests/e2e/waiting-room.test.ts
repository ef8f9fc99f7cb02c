import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor, screens } from '../support/browser.ts';
import { accessProblems } from '../support/page-access.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/product.ts';
import { logIn, personalLink } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let organiser: Organiser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '2' });
  browser = await launchBrowser();
  organiser = await signUpOrganiser(product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const film = (page: Page) =>
  page.locator('video[data-scene]').evaluate((video: HTMLVideoElement) => ({
    volume: Math.round(video.volume * 100),
    captions: video.querySelector('track')?.src.split('/').at(-1),
  }));

it('people who wait answer, react, look ahead and choose how they see it; the host reads what is shown', async () => {
  const owner = await openVisitor(browser, 'Olga');
  await logIn(owner.page, product);
  const { id } = await organiser.schedule();
  const ana = await openVisitor(browser, 'Ana');
  const bo = await openVisitor(browser, 'Bo', { screen: 'phone' });
  for (const { page, name } of [ana, bo])
    await page.goto(await personalLink(product, `${name.toLowerCase()}@acme.test`));
  await bo.page.getByText('Ana Guest').first().waitFor();

  await ana.page.getByRole('textbox', { name: 'Your answer' }).fill('Four roofs and a crane');
  await ana.page.keyboard.press('Enter');
  await bo.page.getByText('Four roofs and a crane').waitFor();
  await bo.page.getByRole('button', { name: 'Bravo' }).click();
  await ana.page.getByRole('status', { name: 'What people show' }).getByText('Bo Guest: Bravo').waitFor();
  expect([await accessProblems(ana.page), await accessProblems(bo.page)]).toEqual([[], []]);

  await ana.page.getByRole('button', { name: 'A first look, with music' }).click();
  const teaser = ana.page.getByLabel(/a first look$/);
  await expect.poll(() => teaser.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await teaser.evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  await ana.page.getByRole('switch', { name: 'Music of the first look' }).click();
  expect(await teaser.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  const words = (video: HTMLVideoElement) =>
    [...(video.textTracks[0]?.activeCues ?? [])].map((cue) => ('text' in cue ? cue.text : '')).join();
  await expect.poll(() => teaser.evaluate(words)).toMatch(/^On the longest night/);
  await ana.page.getByRole('button', { name: 'Stop' }).click();
  await ana.page.getByLabel('Picture').selectOption('Captions and sound only');
  const fetched: string[] = [];
  ana.page.on('request', (request) => {
    if (request.url().endsWith('.m4s')) fetched.push(request.url());
  });
  await ana.page.getByRole('button', { name: 'Watch it again' }).click();
  await expect.poll(() => teaser.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await teaser.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.poster !== ''])).toEqual(
    [0, true],
  );
  expect(fetched.filter((address) => !address.includes('/sound/'))).toEqual([]);
  expect(fetched.length).toBeGreaterThan(0);
  await ana.page.getByRole('button', { name: 'Stop' }).click();
  await ana.page.getByLabel('Picture').selectOption({ index: 0 });

  await ana.page.getByLabel('Language of the captions').selectOption({ label: 'Deutsch' });
  await ana.page.getByRole('switch', { name: 'I need more time' }).click();
  await owner.page.goto(`${product.url}/dashboard/sessions/${id}`);
  await owner.page.getByText('More time for somebody (1)').waitFor();

  await bo.page.getByRole('button', { name: 'Deutsch' }).click();
  await bo.page.getByRole('heading', { name: 'Während wir warten' }).waitFor();
  await bo.page.getByRole('region', { name: 'Was als Nächstes kommt' }).waitFor();
  for (const name of ['Team-Chat', 'Ein erster Blick, mit Musik', 'Bravo'])
    await bo.page.getByRole('button', { name, exact: true }).waitFor();
  await bo.page.getByRole('switch', { name: 'Musik zum ersten Blick' }).waitFor();
  expect(await bo.page.locator('main').innerText()).not.toMatch(/\b(the|your|you|with)\b/i);
  await bo.page.getByRole('region', { name: 'Benachrichtigungen' }).waitFor({ state: 'attached' });
  await bo.page.getByRole('button', { name: 'Team-Chat' }).click();
  await bo.page.getByRole('button', { name: 'Schließen' }).click();
  await bo.page.getByRole('button', { name: 'Hilfe' }).click();
  const help = bo.page.getByRole('dialog', { name: 'Wie können wir helfen?' });
  await help.getByRole('button', { name: 'Eine Diagnose kopieren' }).waitFor();
  expect(await accessProblems(bo.page)).toEqual([]);
  await help.getByRole('button', { name: 'Schließen' }).click();
  await bo.page.getByRole('button', { name: 'English' }).click();
  await bo.page.getByRole('button', { name: 'Help', exact: true }).waitFor();
  await bo.page.getByRole('button', { name: 'Team chat' }).click();
  const message = bo.page.getByLabel('Write to your team');
  await expect.poll(() => message.evaluate((field) => field === document.activeElement)).toBe(true);
  await message.fill('a'.repeat(512));
  await bo.page.keyboard.press('Enter');
  await bo.page.getByText('12 characters too many').waitFor();
  expect((await message.inputValue()).length).toBe(512);
  await message.fill('Not you again');
  await bo.page.keyboard.press('Enter');
  await ana.page.getByRole('button', { name: 'Team chat' }).click();
  await ana.page.getByRole('button', { name: 'Show the host what Bo Guest wrote' }).click();
  await ana.page.getByRole('button', { name: 'Show it', exact: true }).click();
  await ana.page.getByText('Shown to the host').waitFor();
  const shown = owner.page.getByRole('list', { name: 'Messages shown to you' });
  await shown.getByText('“Not you again”').waitFor();
  await shown.getByRole('button', { name: 'I have seen it' }).click();
  await ana.page.getByText('The host has seen it').waitFor();
  await ana.page.keyboard.press('Escape');

  await ana.page.setViewportSize(screens.desktop);
  await organiser.startNow(id);
  await ana.page.locator('video[data-scene]').waitFor();
  expect((await film(ana.page)).captions).toBe('captions.de.vtt');
  await ana.page.getByRole('button', { name: 'More', exact: true }).click();
  await ana.page.getByLabel('Volume').fill('40');
  await expect.poll(async () => (await film(ana.page)).volume).toBe(40);
  await ana.page.getByLabel('Picture').selectOption('Captions and sound only');
  await ana.page.locator('img[data-front]').waitFor();
  await ana.page
    .getByLabel('Language of the captions')
    .selectOption({ label: 'English, as the story is told' });
  await expect.poll(async () => (await film(ana.page)).captions).toBe('captions.en.vtt');
  for (const visitor of [ana, bo, owner]) {
    expect(visitor.complaints()).toEqual([]);
    await visitor.context.close();
  }
});

it('people who wait before the doors are open see each other', async () => {
  const { seats } = await organiser.schedule({
    starts_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  });
  const visitors = [await openVisitor(browser, 'Ana'), await openVisitor(browser, 'Bo')];
  for (const [index, { page }] of visitors.entries()) await page.goto(seats[index]?.personal_link ?? '');
  for (const { page, complaints, context } of visitors) {
    await page.getByText('2 of 4 here').waitFor();
    expect(complaints()).toEqual([]);
    await context.close();
  }
});
