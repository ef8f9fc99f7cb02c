import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seat } from '#contract/words/en/seat.ts';
import { story } from '#contract/words/en/story.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { clipBegan } from '../support/browser/shown-session.ts';

let product: Product;
let organiser: Organiser;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '12' });
  organiser = await signUpOrganiser(product);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const { cinema } = story;

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [640, 400],
  [800, 600],
  [1280, 720],
  [1920, 1080],
] as const;

/**
 * What lies on the caption that a page shows, at the centre and the ends of each of its lines; null while it shows none.
 * What lets a pointer through is seen too.
 */
const onCaption = (page: Page) =>
  page.evaluate(() => {
    const caption = document.querySelector('[class*=_caption_] span');
    if (!caption?.textContent) return null;
    const all = document.head.appendChild(document.createElement('style'));
    all.textContent = `* { pointer-events: auto !important; }
      [class*=_region_], [class*=_shown_] { pointer-events: none !important; }`;
    const covered = [...caption.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      const y = (top + bottom) / 2;
      return [left + 4, (left + right) / 2, right - 4].flatMap((x) => {
        const [above] = document.elementsFromPoint(x, y);
        return above === caption ? [] : [above ? `${above.tagName}.${above.className}` : 'outside'];
      });
    });
    all.remove();
    return covered;
  });

async function expectReadable(page: Page, state: string): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => [state, width, height, await onCaption(page)], { timeout: 30_000 })
      .toEqual([state, width, height, []]);
  }
}

const media = /\.(?:m4s|mp4)$/;

async function openClip(
  prepare: (page: Page) => unknown,
  beforeStart: (sessionId: string) => unknown = () => undefined,
): Promise<Visitor> {
  const session = await organiser.schedule({ title: 'Read along', story_slug: 'the-six-oclock-water' });
  const visitor = await openVisitor(browser, 'Ana', { expected: /./ });
  await prepare(visitor.page);
  await visitor.page.goto(session.seats[0]?.personal_link ?? '');
  await visitor.page.getByText('Ana Guest (you)').waitFor();
  await beforeStart(session.id);
  await organiser.startNow(session.id);
  await visitor.page.locator('[data-scene="clip"]').waitFor();
  return visitor;
}

/** In a clip that everybody else sees: as it moves, with captions and sound alone, and while no picture is to be had. */
const states: { state: string; prepare(page: Page): unknown; reach(page: Page): unknown }[] = [
  {
    state: 'the picture moves',
    prepare: () => undefined,
    reach: (page) => page.waitForFunction(clipBegan),
  },
  {
    state: 'captions and sound only',
    prepare: () => undefined,
    async reach(page) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('combobox', { name: 'Video quality' }).selectOption('sound');
      await page.keyboard.press('Escape');
      await page.locator('[class*=_poster_][data-front]').waitFor();
    },
  },
  {
    state: 'the picture is on its way',
    prepare: (page) => page.route(media, () => new Promise(() => {})),
    reach: (page) => page.locator('[class*=_poster_][data-front]').waitFor(),
  },
  {
    state: 'the browser plays no clips',
    prepare: (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(window, 'MediaSource');
        Reflect.deleteProperty(window, 'ManagedMediaSource');
        HTMLMediaElement.prototype.canPlayType = () => '';
      }),
    reach: (page) => page.getByText(cinema.pictureUnsupported).waitFor(),
  },
];

it.each(states)('nothing lies on the captions where $state', async ({ state, prepare, reach }) => {
  const { page, context } = await openClip(prepare);
  await reach(page);
  await expectReadable(page, state);
  await context.close();
});

it('nor does what the host, the others, the devices and the page say meanwhile, or the open chat', async () => {
  const texts = ['A break of five minutes, and then it goes on from here. '.repeat(6), 'And one more.'];
  const { page, context } = await openClip(
    (opened) =>
      opened.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      }),
    async (sessionId) => {
      for (const text of texts)
        await organiser.control(sessionId, {
          action: 'say',
          message_id: crypto.randomUUID(),
          team_id: null,
          text,
        });
    },
  );
  await page.getByRole('button', { name: 'Microphone off' }).click();
  await page.getByText('Your browser is blocking the microphone').waitFor();
  await page.getByText('And one more.').waitFor();
  await page.evaluate(() => {
    const add = (list: string, kind: string, text: string) => {
      const shown = document.querySelector(list)?.appendChild(document.createElement(kind));
      if (shown) shown.innerHTML = `<svg width="28" height="28"></svg><span>${text}</span>`;
    };
    for (const name of ['Maximiliane-Josefine', 'Bo', 'Cy', 'Di', 'Eve'])
      add('ul[class*=_shown_]', 'li', name);
    add('[class*=_region_]', 'div', 'A new version of Muster is ready. '.repeat(4));
    const still = document.head.appendChild(document.createElement('style'));
    still.textContent = '[class*=_shown_] li { animation: none !important; }';
  });
  await expectReadable(page, 'everybody speaks');
  await context.close();
});

it('the chat opens beside the captions', async () => {
  const { page, context } = await openClip(() => undefined);
  await page.getByRole('button', { name: seat.chat.open }).click();
  const chat = page.getByRole('dialog', { name: seat.chat.title });
  await chat.waitFor();
  expect(
    await page
      .locator('[class*=overlay]')
      .evaluateAll((found) => found.map((overlay) => getComputedStyle(overlay).backgroundColor)),
  ).toEqual(['rgba(0, 0, 0, 0)']);
  await page.addStyleTag({
    content: '[class*=overlay] { visibility: hidden; } [role=dialog] { visibility: visible; }',
  });
  await expectReadable(page, 'the chat is open');
  await context.close();
});

it('every screen warns what is missed without captions', async () => {
  const { page, context } = await openClip(() => undefined);
  await page.getByRole('button', { name: cinema.captions, exact: true }).click();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const lost = page.locator('footer').getByText(cinema.captionsOff);
    await lost.waitFor();
    const box = await lost.boundingBox();
    expect([width, height, box && box.y >= 0 && box.y + box.height <= height + 1]).toEqual([
      width,
      height,
      true,
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await context.close();
});
