import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { story as german } from '#contract/words/de/story.ts';
import { story as english } from '#contract/words/en/story.ts';
import { seat as germanSeat } from '#contract/words/de/seat.ts';
import { seat as englishSeat } from '#contract/words/en/seat.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { expectInView } from '../support/browser/in-view.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

const sizes = [
  [1280, 800],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [640, 400],
  [320, 640],
] as const;

const seats = { en: englishSeat, de: germanSeat } as const;
const words = { en: english.table, de: german.table } as const;

let product: Product;
let organiser: Organiser;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: String(2 * riddles.length) });
  organiser = await signUpOrganiser(product);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function goOnToScene(sessionId: string, scene: string) {
  for (let left = 0; left < 10; left += 1) {
    await organiser.goOnTo(sessionId, 'breakout');
    if ((await organiser.live(sessionId)).breakout?.scene_id === scene) return;
    await organiser.goOn(sessionId);
  }
  throw new Error(`Never came to ${scene}`);
}

/** Whatever has the focus on a walk by Tab through the riddle is seen whole, and nothing lies on it. */
async function expectFocusInView(page: Page): Promise<void> {
  await page.locator('#riddle').focus();
  const hidden: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest('[data-riddle], form')) return focused?.closest('footer') ? 'end' : '';
      if (focused.matches('section, ul')) return '';
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const highest = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return highest && (focused.contains(highest) || highest.contains(focused))
        ? ''
        : focused.outerHTML.slice(0, 120);
    });
    if (found === 'end') break;
    if (found !== '') hidden.push(found);
  }
  expect(hidden).toEqual([]);
}

interface Riddle {
  slug: string;
  scene: string;
  /** What of the board has to be in view. */
  board: string[];
  /** Presses of the board that build half an answer, by their German names. */
  build: (page: Page) => Promise<void>;
}

const press = async (page: Page, names: RegExp[]) => {
  for (const name of names) await page.getByRole('button', { name }).first().click();
};

const answerForm = ['form:has(p[role="status"]) input', 'form:has(p[role="status"]) button'];
const layTwo = async (page: Page) => {
  for (let count = 0; count < 2; count += 1)
    await page
      .getByRole('button', { name: new RegExp(words.de.lay) })
      .first()
      .click();
};

const riddles: Riddle[] = [
  { slug: 'the-borrowed-light', scene: 'door', board: answerForm, build: layTwo },
  { slug: 'the-six-oclock-water', scene: 'book-with-drawing', board: answerForm, build: layTwo },
  {
    slug: 'the-six-oclock-water',
    scene: 'streets-that-were',
    board: ['[data-riddle="map"] [aria-pressed]'],
    build: (page) => press(page, [/^Obstgarten/, /^Gerberei/, /^Schmiede/]),
  },
  { slug: 'the-six-oclock-water', scene: 'second-hand', board: answerForm, build: layTwo },
  {
    slug: 'the-six-oclock-water',
    scene: 'last-in',
    board: ['[data-riddle="order"] section li'],
    build: (page) => press(page, [/^Bettgestell, 6/, /^Standuhr, 5/, /^Spiegel, 3/, /^Sechs Stühle, 4/]),
  },
  {
    slug: 'the-six-oclock-water',
    scene: 'knocks',
    board: ['[data-riddle="code"] ol select'],
    build: async (page) => {
      for (const place of [0, 1, 2, 3]) await page.locator('ol select').nth(place).selectOption('forward');
    },
  },
  {
    slug: 'one-place-too-many',
    scene: 'eight-cards',
    board: ['[data-riddle="seating"] ol button', '[data-riddle="seating"] section ul button'],
    build: (page) => press(page, [/^Oskar/, /^Kopfende/, /^Fräulein Abel|^Frl. Abel/, /^Fußende/]),
  },
  { slug: 'one-place-too-many', scene: 'day-book', board: answerForm, build: layTwo },
];

async function expectRiddleInView(page: Page, language: keyof typeof words, { board }: Riddle) {
  const fold = page.getByRole('button', { name: words[language].foldTask });
  if ((await fold.count()) > 0) await fold.click();
  const act = board === answerForm ? [] : ['[data-riddle] section button:not([aria-pressed])'];
  await expectInView(
    page,
    [
      '#riddle',
      '[role="timer"]',
      'p[data-folded]',
      `ul[aria-label="${words[language].hand}"] > li`,
      ...board,
      ...act,
    ],
    sizes,
  );
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expectFocusInView(page);
  }
}

it.each(riddles)(
  '$scene is in view on every screen, in English and German, empty and half built',
  async (riddle) => {
    const session = await organiser.schedule({
      story_slug: riddle.slug,
      teams: [
        {
          name: 'Otters',
          people: ['Ana', 'Bo'].map((first_name) => ({
            first_name,
            last_name: 'Guest',
            email: `${first_name}.${riddle.scene}@acme.test`.toLowerCase(),
          })),
        },
      ],
    });
    const visitors: Visitor[] = [];
    for (const [index, language] of (['en', 'de'] as const).entries()) {
      const visitor = await openVisitor(browser, language, { expected: /net::ERR_|WebSocket|429/ });
      await visitor.context.addInitScript(
        (chosen) => localStorage.setItem('muster.language', chosen),
        language,
      );
      await visitor.page.goto(session.seats[index]?.personal_link ?? '');
      await visitor.page
        .getByText(/Bo Guest/)
        .first()
        .waitFor();
      const quiet = visitor.page.getByRole('button', { name: seats[language].devices.microphoneNo });
      await visitor.page.addLocatorHandler(quiet, () => quiet.click());
      visitors.push(visitor);
    }
    await organiser.startNow(session.id);
    await goOnToScene(session.id, riddle.scene);
    await organiser.control(session.id, { action: 'hold' });
    const [ana, bo] = visitors.map(({ page }) => page);
    if (!ana || !bo) throw new Error('Somebody is missing');
    for (const [page, language] of [
      [ana, 'en'],
      [bo, 'de'],
    ] as const) {
      await page.locator('#riddle').waitFor();
      await expectRiddleInView(page, language, riddle);
    }
    await bo.setViewportSize({ width: 1280, height: 800 });
    await riddle.build(bo);
    await expectRiddleInView(bo, 'de', riddle);
    expect(visitors.flatMap((visitor) => visitor.complaints())).toEqual([]);
    for (const { context } of visitors) await context.close();
  },
);
