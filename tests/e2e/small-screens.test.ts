import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import story from '../../content/stories/the-borrowed-light/story.json' with { type: 'json' };
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
import { expectBeside, expectInView } from '../support/browser/in-view.ts';
import { signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { seat as english } from '#contract/words/en/seat.ts';
import { seat as german } from '#contract/words/de/seat.ts';
import { personalLink, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ STORY_CLOCK_RATE: '2', WELCOME_CREDITS: '2' });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** What stands over the picture of a clip. */
const liesOnPicture = () => {
  const picture = document.querySelector('[data-shade="none"]');
  const { left, top, width, height } = picture?.getBoundingClientRect() ?? new DOMRect();
  const parts = [0.05, 0.5, 0.95];
  const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const));
  return points.flatMap(([x, y]) => {
    const highest = document.elementFromPoint(x, y);
    return highest && picture?.contains(highest) ? [] : [highest?.outerHTML.slice(0, 80) ?? 'nothing'];
  });
};

/** Puts the longest words of the story's languages where the shown ones stand. */
async function showLongest(page: Page): Promise<void> {
  const longest = (text: string | Record<string, string>) =>
    typeof text === 'string' ? text : Object.values(text).toSorted((a, b) => b.length - a.length)[0];
  const decision = story.scenes.find(({ id }) => id === 'which-way');
  const options = (decision && 'options' in decision ? (decision.options ?? []) : []).map((option) => ({
    label: longest(option.label),
    detail: longest(option.detail),
  }));
  await page.evaluate((words) => {
    for (const [index, button] of [...document.querySelectorAll('fieldset button')].entries()) {
      const [, label, detail] = button.querySelectorAll('span');
      if (label) label.textContent = words[index]?.label ?? '';
      if (detail) detail.textContent = words[index]?.detail ?? '';
    }
  }, options);
}

it('vote, outcome, riddle and ending are in view without scrolling on every screen', async () => {
  const organiser = await signUpOrganiser(product);
  const { id } = await organiser.schedule();
  const ana = await openVisitor(browser, 'Ana');
  const { page } = ana;
  const timer = '[role="timer"]';
  await page.goto(await personalLink(product, 'ana@acme.test'));
  await page.getByText('Ana Guest (you)').waitFor();
  await organiser.startNow(id);
  await page.locator('[data-scene="clip"]').waitFor();
  await organiser.control(id, { action: 'hold' });
  await organiser.control(id, {
    action: 'say',
    message_id: crypto.randomUUID(),
    team_id: null,
    text: 'A break of five minutes, and then it goes on from here.',
  });
  const host = 'section[aria-label="From your host"]';
  await page.getByText('A break of five minutes').waitFor();
  await expectInView(page, [`${host} [role="status"] p`, `${host} [role="log"] > div`]);
  await page.getByRole('button', { name: /A break of five minutes/ }).click();
  await organiser.goOn(id);

  await organiser.holdIn(id, 'decision');
  await page.getByText('Olga Owner has paused the clock').waitFor();
  await showLongest(page);
  const faces = 'ul[aria-label="Your table"]';
  await expectInView(page, [
    faces,
    `${faces} > li`,
    '#question',
    timer,
    'fieldset button',
    'fieldset ~ div [role="status"]',
  ]);
  const upright = [
    [320, 640],
    [390, 844],
  ] as const;
  await expectInView(page, ['fieldset ~ div > p'], upright);
  await page.locator('fieldset button').first().click();
  await organiser.goOn(id);

  const outcome = 'section[aria-live="polite"]:not([aria-label])';
  await organiser.holdIn(id, 'outcome');
  await page.locator(outcome).waitFor();
  await expectInView(page, [`${outcome} p`, `${outcome} h1`, `${outcome} li`]);
  const missed = 'aside[aria-label="What you missed"]';
  const later = await openVisitor(browser, 'Cy, who is late', { screen: 'phone' });
  await later.page.goto(await personalLink(product, 'cy@acme.test'));
  await later.page.getByRole('button', { name: 'What you missed' }).click();
  await later.page.getByText(/^Last decision:/).waitFor();
  await later.page.getByRole('button', { name: 'What you missed' }).click();
  await expectBeside(later.page, missed, ['h1', 'footer', 'footer button']);
  await later.context.close();
  await organiser.goOn(id);
  await page.locator('[data-scene="clip"]').waitFor();
  await organiser.control(id, { action: 'hold' });
  const late = await openVisitor(browser, 'Bo, who is late');
  await late.page.goto(await personalLink(product, 'bo@acme.test'));
  await late.page.locator(missed).waitFor();
  await late.page
    .locator(missed)
    .getByText(/^On the longest night you came to the bridge/)
    .waitFor();
  await late.page.locator(missed).getByText('Last decision:').waitFor();
  await expectBeside(late.page, missed, ['h1', 'footer', 'footer button']);
  await late.page.setViewportSize({ width: 390, height: 844 });
  await late.page.locator('main p[data-caption]').waitFor();
  expect(await late.page.evaluate(liesOnPicture)).toEqual([]);
  await late.page.getByRole('list', { name: 'Your table' }).getByText('Ana Guest').waitFor();
  await late.context.close();
  await organiser.goOn(id);

  const answer = 'form:has(p[role="status"])';
  await page.getByLabel('Your team’s answer').waitFor();
  await organiser.control(id, { action: 'hold' });
  await expectInView(page, ['#riddle', timer, '[role="tab"]', `${answer} input`, `${answer} button`]);
  await page.setViewportSize({ width: 320, height: 640 });
  const consoleHeight = await page.locator('footer').evaluate((footer) => footer.clientHeight);
  expect(consoleHeight, 'the console is one row').toBeLessThan(70);

  await page.getByRole('tab', { name: 'Team chat' }).click();
  const long = (number: number) => `${number}: ${'We have looked there. '.repeat(8)}`.trim();
  for (const text of [...[1, 2, 3, 4, 5, 6].map(long), 'https://example.org/map. And javascript:alert(1)']) {
    await page.getByLabel('Write to your team').fill(text);
    await page.keyboard.press('Enter');
    await page.getByText(text).last().waitFor();
  }
  const link = page.getByRole('link', { name: 'https://example.org/map', exact: true });
  expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
    'https://example.org/map',
    'noopener noreferrer nofollow',
  ]);
  expect(await page.locator('section ol a').count()).toBe(1);
  const messages = page.getByRole('list', { name: 'Team chat' });
  await messages.focus();
  const scrolled = () => messages.evaluate((list) => list.scrollTop);
  const atEnd = await scrolled();
  await page.keyboard.press('PageUp');
  await expect.poll(scrolled).toBeLessThan(atEnd);

  await page.emulateMedia({ forcedColors: 'active' });
  const unseen = await page.evaluate(() =>
    [...document.querySelectorAll('footer button svg')].filter((icon) => {
      const bar = icon.closest('footer');
      return !bar || getComputedStyle(icon).color === getComputedStyle(bar).backgroundColor;
    }),
  );
  expect(unseen).toEqual([]);
  const bar = await page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor);
  expect(bar).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ forcedColors: 'none' });

  await page.getByLabel('Your team’s answer').fill('Palms');
  await page.getByRole('button', { name: 'Check answer' }).click();
  const solved = page.getByText('Solved!');
  await solved.waitFor();
  const moment = 'section > svg ~ h2';
  await expectInView(page, ['#riddle', timer, moment, `${moment} + p`, 'section > p[role="status"]']);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await organiser.control(id, { action: 'end' });

  await page.getByRole('heading', { name: 'The story has ended' }).waitFor();
  await expectInView(page, ['h1', 'section button']);

  await page.locator('section button').first().click();
  const erase = page.getByRole('button', { name: english.erasure.open });
  await erase.waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = await erase.locator('span span').evaluate((label, words) => {
    label.textContent = words;
    return label.scrollWidth - label.clientWidth;
  }, german.erasure.open);
  expect(cut).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.context().close();
});

it('the pages of a seat have room for a language of longer words', async () => {
  const organiser = await signUpOrganiser(product);
  await organiser.schedule();
  const bo = await openVisitor(browser, 'Bo, in the pseudo-locale', { screen: 'phone' });
  await bo.context.addInitScript(() => window.localStorage.setItem('muster.language', 'en-XA'));
  const { page } = bo;
  for (const address of ['/systemCheck', '/experience', await personalLink(product, 'bo@acme.test')]) {
    await page.goto(address.startsWith('/') ? `${product.url}${address}` : address);
    await page.getByRole('heading', { level: 1, name: /^\[|Lantern|Light/ }).waitFor();
    await page
      .getByText(/^\[.*\]$/)
      .first()
      .waitFor();
    for (const width of [320, 390, 844]) {
      await page.setViewportSize({ width, height: 640 });
      const cut = await page.evaluate(() => ({
        page: document.documentElement.scrollWidth - window.innerWidth,
        buttons: [...document.querySelectorAll('main button span')].flatMap((label) =>
          label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 0 ? [label.textContent] : [],
        ),
      }));
      expect(cut, `${address} at ${width}`).toEqual({ page: 0, buttons: [] });
    }
  }
  await bo.context.close();
});

it('in landscape on a phone the dashboard’s navigation is at the side', async () => {
  const olga = await openVisitor(browser, 'Olga');
  const { page } = olga;
  await signedInOwner(page, product);
  const covered = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    return page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [nav, help] = [boxOf('nav[aria-label="Dashboard"]'), boxOf('aside[aria-label="Help"] button')];
      if (!nav || !help) throw new Error('no navigation, or no help');
      const links = [...document.querySelectorAll('nav[aria-label="Dashboard"] a')];
      return {
        atTheSide: nav.height > nav.width,
        whole: links.every((link) => link.getBoundingClientRect().bottom <= window.innerHeight),
        touchable: links.every((link) => link.getBoundingClientRect().height >= 44),
        help: Math.round(help.width),
        isInside: document.documentElement.scrollWidth <= window.innerWidth,
      };
    });
  };
  for (const [width, height] of [
    [568, 320],
    [740, 360],
    [844, 390],
  ] as const) {
    const { help, ...rest } = await covered(width, height);
    expect(rest).toEqual({ atTheSide: true, whole: true, touchable: true, isInside: true });
    expect(help).toBeLessThan(56);
  }
  expect(await covered(390, 844)).toMatchObject({ atTheSide: false, whole: true, isInside: true });
  await olga.context.close();
});
