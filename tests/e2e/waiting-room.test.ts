import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor, screens, type Visitor } from '../support/browser/browser.ts';
import type { Organiser } from '../support/organiser.ts';
import { expectInView } from '../support/browser/in-view.ts';
import { accessProblems } from '../support/browser/page-access.ts';
import { colourGrounds, contrast } from '../../contract/rules/company-colour.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { personalLink, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let owner: Visitor;
let organiser: Organiser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '3' });
  browser = await launchBrowser();
  owner = await openVisitor(browser, 'Olga');
  organiser = await signedInOwner(owner.page, product);
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

/** Opens what can be set, and closes it. */
async function setting(page: Page, set: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Sound and picture' }).click();
  await set(page.getByRole('dialog', { name: 'Sound and picture' }));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

it('waiting people answer, react, preview and choose settings; the host reads a reported message', async () => {
  const { id } = await organiser.schedule();
  const ana = await openVisitor(browser, 'Ana');
  const bo = await openVisitor(browser, 'Bo', { screen: 'phone' });
  for (const { page, name } of [ana, bo])
    await page.goto(await personalLink(product, `${name.toLowerCase()}@acme.test`));
  await bo.page.getByText('Ana Guest').first().waitFor();
  const clock = 'section[aria-labelledby="wait-headline"] [role="timer"]';
  await expectInView(ana.page, ['h1', clock]);
  await ana.page.setViewportSize(screens.desktop);
  await expectInView(
    ana.page,
    ['[aria-label="React"]', '#icebreaker', '#icebreaker-question'],
    [[1280, 800]],
  );

  const tops = await bo.page.evaluate(() =>
    [
      'section[aria-label="Lanterns"]',
      '[aria-label="React"]',
      '#icebreaker',
      '#wait-trailer',
      '[aria-label="Your camera and microphone"]',
    ].map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN),
  );
  expect(tops, 'people, reactions, icebreaker and trailer before the devices').toEqual(
    tops.toSorted((a, b) => a - b),
  );

  await ana.page.getByRole('textbox', { name: 'Your answer' }).fill('Four roofs and a crane');
  await ana.page.keyboard.press('Enter');
  await bo.page.getByText('Four roofs and a crane').waitFor();
  await bo.page.getByRole('button', { name: 'Bravo' }).click();
  await ana.page.getByRole('status', { name: 'Reactions' }).getByText('Bo Guest: Bravo').waitFor();
  expect([await accessProblems(ana.page), await accessProblems(bo.page)]).toEqual([[], []]);

  await ana.page.getByRole('button', { name: 'Watch trailer' }).click();
  const teaser = ana.page.getByLabel(/trailer$/);
  await expect.poll(() => teaser.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await teaser.evaluate((video: HTMLVideoElement) => video.muted)).toBe(false);
  await ana.page.getByRole('switch', { name: 'Trailer music' }).click();
  expect(await teaser.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  const words = (video: HTMLVideoElement) =>
    [...(video.textTracks[0]?.activeCues ?? [])].map((cue) => ('text' in cue ? cue.text : '')).join();
  await expect.poll(() => teaser.evaluate(words)).toMatch(/^On the longest night/);
  await ana.page.getByRole('button', { name: 'Stop' }).click();
  await setting(ana.page, async (dialog) => {
    await dialog.getByLabel('Video quality').selectOption('Sound and captions only');
    expect(await accessProblems(ana.page)).toEqual([]);
  });
  const fetched: string[] = [];
  ana.page.on('request', (request) => {
    if (request.url().endsWith('.m4s')) fetched.push(request.url());
  });
  await ana.page.getByRole('button', { name: 'Watch trailer again' }).click();
  await expect.poll(() => teaser.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  expect(await teaser.evaluate((video: HTMLVideoElement) => [video.videoWidth, video.poster !== ''])).toEqual(
    [0, true],
  );
  expect(fetched.filter((address) => !address.includes('/sound/'))).toEqual([]);
  expect(fetched.length).toBeGreaterThan(0);
  await ana.page.getByRole('button', { name: 'Stop' }).click();
  await setting(ana.page, async (dialog) => {
    await dialog.getByLabel('Video quality').selectOption({ index: 0 });
    await dialog.getByLabel('Language of the captions').selectOption({ label: 'Deutsch' });
    await dialog.getByRole('switch', { name: 'I need more time' }).click();
  });
  await owner.page.goto(`${product.url}/dashboard/sessions/${id}`);
  await owner.page.getByText('Extra time (1)').waitFor();

  await bo.page.getByRole('button', { name: 'Deutsch' }).click();
  await bo.page.getByRole('heading', { name: 'Während wir warten' }).waitFor();
  await bo.page.getByRole('region', { name: 'So läuft es ab' }).waitFor();
  for (const name of ['Team-Chat', 'Trailer ansehen', 'Bravo'])
    await bo.page.getByRole('button', { name, exact: true }).waitFor();
  await bo.page.getByRole('switch', { name: 'Musik im Trailer' }).waitFor();
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
  await bo.page.getByText('Your message is 12 characters too long.').waitFor();
  expect((await message.inputValue()).length).toBe(512);
  await message.fill('Not you again');
  await bo.page.keyboard.press('Enter');
  await ana.page.getByRole('button', { name: 'Team chat' }).click();
  await ana.page.getByRole('button', { name: 'Report Bo Guest’s message' }).click();
  await ana.page.getByRole('button', { name: 'Report', exact: true }).click();
  await ana.page.getByText('Reported to your host').waitFor();
  const shown = owner.page.getByRole('list', { name: 'Reported messages' });
  await shown.getByText('“Not you again”').waitFor();
  await shown.getByRole('button', { name: 'Mark as seen' }).click();
  await ana.page.getByText('The host has seen it').waitFor();
  await ana.page.keyboard.press('Escape');

  await ana.page.setViewportSize(screens.desktop);
  await organiser.startNow(id);
  await ana.page.locator('video[data-scene]').waitFor();
  expect((await film(ana.page)).captions).toBe('captions.de.vtt');
  await ana.page.getByRole('button', { name: 'More', exact: true }).click();
  await ana.page.getByLabel('Volume').fill('40');
  await expect.poll(async () => (await film(ana.page)).volume).toBe(40);
  await ana.page.getByLabel('Video quality').selectOption('Sound and captions only');
  await ana.page.locator('img[data-front]').waitFor();
  await ana.page.getByLabel('Language of the captions').selectOption({ label: 'English (story language)' });
  await expect.poll(async () => (await film(ana.page)).captions).toBe('captions.en.vtt');
  expect(owner.complaints()).toEqual([]);
  for (const visitor of [ana, bo]) {
    expect(visitor.complaints()).toEqual([]);
    await visitor.context.close();
  }
});

it('people who wait before the doors are open see each other, and the organiser sees them come and go', async () => {
  const { id, seats } = await organiser.schedule({
    starts_at: new Date(Date.now() + 2 * 86_400_000).toISOString(),
  });
  const visitors = [await openVisitor(browser, 'Ana'), await openVisitor(browser, 'Bo')];
  await owner.page.goto(`${product.url}/dashboard/sessions/${id}`);
  const waiting = owner.page.getByRole('table').getByText('In the waiting room', { exact: true });
  const here = owner.page.locator('dl > div', { hasText: 'have joined' });
  await expect.poll(() => here.innerText()).toContain('0 of 4');
  for (const [index, { page }] of visitors.entries()) await page.goto(seats[index]?.personal_link ?? '');
  for (const { page } of visitors) await page.getByText('2 of 4 here').waitFor();
  await expect.poll(() => waiting.count()).toBe(2);
  await expect.poll(() => here.innerText()).toContain('2 of 4');
  for (const { page } of visitors) await page.goto(`${product.url}/faq`);
  await expect.poll(() => waiting.count()).toBe(0);
  expect(owner.complaints()).toEqual([]);
  for (const { complaints, context } of visitors) {
    expect(complaints()).toEqual([]);
    await context.close();
  }
});

/** `rgb(1, 2, 3)`, wherever it stands in a computed value, as `#010203`. */
const hexOf = (computed: string) =>
  `#${(computed.match(/rgb\((\d+), (\d+), (\d+)\)/) ?? [])
    .slice(1)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

it('the waiting room shows the company’s colour beside its name, with a hairline around a dark one', async () => {
  const people = ['Eve', 'Finn', 'Gro'].map((name) => ({
    first_name: name,
    last_name: 'Guest',
    email: `${name.toLowerCase()}@acme.test`,
  }));
  await organiser.schedule({ teams: [{ name: 'Herons', people }] });
  const room = await personalLink(product, 'eve@acme.test');
  const eve = await openVisitor(browser, 'Eve');
  await owner.page.goto(`${product.url}/dashboard/profile`);
  const settings = owner.page.getByRole('region', { name: 'Colour' });
  const field = settings.getByRole('textbox', { name: 'Colour', exact: true });
  const mark = eve.page.getByText('Acme', { exact: true });
  const rule = () =>
    mark.locator('span').evaluate((element) => {
      const { borderLeftColor, boxShadow } = getComputedStyle(element);
      return { colour: borderLeftColor, hairline: boxShadow };
    });

  await field.fill('yellow');
  await settings.getByRole('button', { name: 'Save colour' }).click();
  await settings.getByText('Write the colour as #').waitFor();
  await settings.getByRole('img', { name: 'An award of Acme', exact: true }).waitFor();
  expect(await field.inputValue()).toBe('yellow');
  await settings.getByLabel('Choose a colour').fill('#ffee00');
  expect(await field.inputValue()).toBe('#ffee00');
  await settings.getByRole('img', { name: 'An award of Acme with this colour' }).waitFor();
  await settings.getByRole('button', { name: 'Save colour' }).click();
  await settings.getByRole('button', { name: 'Remove' }).waitFor();
  await eve.page.goto(room);
  await mark.waitFor();
  expect(await rule()).toEqual({
    colour: 'rgb(255, 238, 0)',
    hairline: expect.stringMatching(/^rgba\(0, 0, 0, 0\)/),
  });

  await field.fill('05070C');
  await settings.getByRole('button', { name: 'Save colour' }).click();
  await expect.poll(() => field.inputValue()).toBe('#05070c');
  await eve.page.reload();
  await mark.waitFor();
  const faint = await rule();
  expect(hexOf(faint.colour)).toBe('#05070c');
  expect(contrast(hexOf(faint.hairline), colourGrounds.night)).toBeGreaterThan(3);
  const night = await mark.evaluate((element) => getComputedStyle(element).getPropertyValue('--night-high'));
  expect(night).toBe(colourGrounds.night);
  expect(await accessProblems(eve.page)).toEqual([]);

  await settings.getByRole('button', { name: 'Remove' }).click();
  await settings.getByRole('button', { name: 'Remove' }).waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe('');
  await eve.page.reload();
  await eve.page.getByRole('heading', { name: 'Who is here' }).waitFor();
  expect(await mark.count()).toBe(0);
  expect([owner.complaints(), eve.complaints()]).toEqual([[], []]);
  await eve.context.close();
});
