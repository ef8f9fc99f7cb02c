import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { seat } from '#contract/words/en/seat.ts';

/*
 * Tolerance: a pixel differs where its colour is further off than a tenth of what lies between black and white, unless it
 * is the smoothed edge of something that both pictures have (pixelmatch's law); of a picture 250 pixels may. A line of
 * text, a button or a field that moved or is absent is more; another rendering of the same letters is not.
 */
const colourTolerance = 0.1;
const pixelTolerance = 250;
const quality = 82;

const folder = path.resolve(import.meta.dirname, '../../../docs/images');
const found = path.resolve(import.meta.dirname, '../../.artifacts/pictures');
const isRenewal = process.env.PICTURES === 'renew';
const pixelmatch = readFileSync(createRequire(import.meta.url).resolve('pixelmatch'), 'utf8');

/** Disables motion: posters instead of clips, and a fixed countdown. */
const frozenStyles = `
  *, *::before, *::after { caret-color: transparent !important; scroll-behavior: auto !important; }
  video { opacity: 0 !important; }
  [role="progressbar"][class*="_track_"] { opacity: 0 !important; transition: none !important; }
  [role="timer"] > span:first-of-type { visibility: hidden; position: relative; }
  [role="timer"] > span:first-of-type::after { content: "0:42"; visibility: visible; position: absolute; left: 0; white-space: nowrap; }
  [role="timer"]:has(svg) > span:first-of-type::after { left: 50%; transform: translateX(-50%); }
  [role="timer"] circle[stroke-dasharray] { stroke-dashoffset: 92 !important; }
  [role="timer"] [data-burns] { transform: rotate(0deg) !important; }
`;

const { questions } = seat.icebreaker;
const anyQuestion = Object.values(questions).map((question) => question.replace(/[?.]/g, '\\$&'));

/** Texts that depend on this machine, its port, or a random id, and their replacements. */
const replacements = [
  { what: anyQuestion.join('|'), replacement: questions.window },
  { what: String.raw`\b\d+(?=\sms\b)`, replacement: '20' },
  { what: String.raw`\b(?:over )?\d+(?:\.\d+)?(?=\sMbit)`, replacement: '40' },
  { what: String.raw`\b09:(?:0\d|1[0-3])\b`, replacement: '09:05' },
  { what: String.raw`\bin \d+ minutes?\b`, replacement: 'in 9 minutes' },
  { what: String.raw`\b\d+ minutes? ago\b`, replacement: '2 minutes ago' },
  { what: String.raw`\blocalhost:\d+`, replacement: 'localhost:3000' },
  { what: String.raw`(?<![\w-])(?=[\w-]*[A-Z\d])[\w-]{22}(?![\w-])`, replacement: 'Zb3kQ9xWm2LtR7vYc5NdPa' },
];

type FrozenWindow = Window & { isFrozen?: boolean };

interface Freeze {
  css: string;
  replaced: typeof replacements;
  from: string | undefined;
}

const freeze = async ({ css, replaced, from }: Freeze) => {
  const here = window as FrozenWindow;
  if (!here.isFrozen) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    here.isFrozen = true;
  }
  for (const animation of document.getAnimations()) {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    if (Number.isFinite(end)) animation.finish();
    else animation.cancel();
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.parentElement?.matches('style, script')) continue;
    const fixed = replaced.reduce(
      (words, { what, replacement }) => words.replace(new RegExp(what, 'g'), replacement),
      text.nodeValue ?? '',
    );
    if (fixed !== text.nodeValue) text.nodeValue = fixed;
  }
  window.scrollTo(0, 0);
  if (from !== undefined) document.querySelector(from)?.scrollIntoView();
  await document.fonts.ready;
  const isSeen = (picture: Element) => picture.getBoundingClientRect().top < window.innerHeight;
  const pictures = [...document.images].filter((picture) => isSeen(picture) && picture.checkVisibility());
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
};

interface Pair {
  before: string;
  now: string;
  threshold: number;
}

/** Runs in a separate page: the number of different pixels of two pictures; infinite for different sizes. */
const differingPixels = async ({ before, now, threshold }: Pair): Promise<number> => {
  const { pixelmatch: match } = window as unknown as { pixelmatch: typeof import('pixelmatch').default };
  const [one, other] = await Promise.all(
    [before, now].map(async (data) => {
      const bitmap = await createImageBitmap(
        new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))]),
      );
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      return context?.getImageData(0, 0, bitmap.width, bitmap.height);
    }),
  );
  if (!one || !other || one.width !== other.width || one.height !== other.height)
    return Number.POSITIVE_INFINITY;
  return match(one.data, other.data, undefined, one.width, one.height, { threshold });
};

export interface Gallery {
  /**
   * Compares the page from its top, or from that element, with `docs/images/{name}.webp`; returns the problems. Differences
   * are written to `tests/.artifacts/pictures`. With `PICTURES=renew` the picture replaces the old one.
   */
  compare(page: Page, name: string, from?: string): Promise<string[]>;
}

export async function openGallery(browser: Browser): Promise<Gallery> {
  const comparePage = await (await browser.newContext()).newPage();
  await comparePage.addScriptTag({
    type: 'module',
    content: pixelmatch.replace('export default function', 'window.pixelmatch = function'),
  });
  const cameras = new WeakMap<Page, CDPSession>();
  return {
    async compare(page, name, from) {
      const file = path.join(folder, `${name}.webp`);
      const before = existsSync(file) ? readFileSync(file, 'base64') : null;
      const camera = cameras.get(page) ?? (await page.context().newCDPSession(page));
      cameras.set(page, camera);
      const look = async () => {
        await page.evaluate(freeze, { css: frozenStyles, replaced: replacements, from });
        const { data: now } = await camera.send('Page.captureScreenshot', { format: 'webp', quality });
        const differing =
          before === null
            ? Number.POSITIVE_INFINITY
            : await comparePage.evaluate(differingPixels, { before, now, threshold: colourTolerance });
        return { now, differing };
      };
      let { now, differing } = await look();
      // A minute may have passed between the replacement of texts and the picture.
      if (differing > pixelTolerance && before !== null) ({ now, differing } = await look());
      if (differing <= pixelTolerance) return [];
      const place = isRenewal ? folder : found;
      mkdirSync(place, { recursive: true });
      writeFileSync(path.join(place, `${name}.webp`), Buffer.from(now, 'base64'));
      if (isRenewal) return [];
      return [before === null ? 'has no picture' : `${differing} pixels of its picture differ`];
    },
  };
}
