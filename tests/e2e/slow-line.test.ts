import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  awayWords,
  launchBrowser,
  openVisitor,
  patienceMs,
  type Visitor,
} from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { clipBegan } from '../support/browser/shown-session.ts';
import { startBalancer } from '../support/servers/tcp-balancer.ts';

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

/** A line of so many kbit/s either way, with the round trip of a poor mobile network. */
async function slowDown({ context, page }: Visitor, kbits: number): Promise<void> {
  const line = await context.newCDPSession(page);
  const bytesPerSecond = (kbits * 1000) / 8;
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

interface Seen {
  /** When captions and a picture that moves were first seen, by the device's clock. */
  caption: number | null;
  picture: number | null;
  /** What was said of when one joins. */
  notice: string | null;
}

/** From now on the page notes when captions, notice and picture first come. */
function look() {
  const seen: Seen = { caption: null, picture: null, notice: null };
  Object.assign(window, { seen });
  const lookAgain = () => {
    const at = Date.now();
    if (document.querySelector('[class*=caption] span')?.textContent) seen.caption ??= at;
    const notice = [...document.querySelectorAll('[role=status]')].find(({ textContent }) =>
      /^You’ll join in \d+ s$/.test(textContent ?? ''),
    );
    seen.notice ??= notice?.textContent ?? null;
    const moves = (video: HTMLVideoElement) =>
      !video.paused &&
      video.currentTime > 0.3 &&
      video.readyState > 2 &&
      video.checkVisibility({ opacityProperty: true });
    if ([...document.querySelectorAll('video')].some(moves)) seen.picture ??= at;
    requestAnimationFrame(lookAgain);
  };
  lookAgain();
}

async function seenOn(page: Page): Promise<{ caption: number; picture: number; notice: string | null }> {
  await page.waitForFunction(() => {
    const { picture, caption } = (window as unknown as { seen: Seen }).seen;
    return picture !== null && caption !== null;
  });
  const { caption, picture, notice } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  return { caption: caption ?? Number.NaN, picture: picture ?? Number.NaN, notice };
}

/** Captions and media of clips that have come to a page, each with the bytes that came over the line for it. */
const clipFilesOf = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap((entry) => {
      const { pathname } = new URL(entry.name);
      const isOfClip = /\.(?:m4s|mp4|vtt)$/.test(pathname);
      return isOfClip ? [{ pathname, bytes: (entry as PerformanceResourceTiming).transferSize }] : [];
    }),
  );

/** Two people wait, one of them on a slow line, until what is fetched ahead has come; then the story begins. */
async function begin(kbits: number) {
  const session = await organiser.schedule({ title: `At ${kbits} kbit/s` });
  const slow = await openVisitor(browser, 'Ana', { screen: 'phone' });
  const fast = await openVisitor(browser, 'Bo');
  await fast.page.goto(session.seats[1]?.personal_link ?? '');
  await fast.page.getByText('Bo Guest (you)').waitFor();
  await slowDown(slow, kbits);
  await slow.page.goto(session.seats[0]?.personal_link ?? '');
  await slow.page.getByText('2 of 4 here').waitFor();
  const kindsOf = (files: { pathname: string }[]) => files.map(({ pathname }) => pathname.split('.').at(-1));
  await expect
    .poll(async () => kindsOf(await clipFilesOf(slow.page)), { timeout: patienceMs })
    .toEqual(expect.arrayContaining(['m4s', 'mp4', 'vtt']));
  await slow.page.evaluate(look);
  await organiser.startNow(session.id);
  return { slow, fast };
}

/** The frames or readings of the next seconds, as the page tells them: how far it is from everybody's timeline, in ms. */
const skewOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const seen: number[] = [];
        const listen = (event: Event) => {
          const { expected, mediaTime } = (event as CustomEvent<{ expected: number; mediaTime: number }>)
            .detail;
          if (seen.push(Math.abs(expected - mediaTime)) < 60) return;
          document.removeEventListener('muster:sync', listen);
          resolve(seen.toSorted((a, b) => a - b)[30] ?? Number.NaN);
        };
        document.addEventListener('muster:sync', listen);
      }),
  );

/** What the page's clips are, where they move: with a picture to see, or with sound alone. */
const clipsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('video')]
      .filter(({ paused, readyState }) => !paused && readyState > 2)
      .map((video) => (video.videoWidth === 0 ? 'sound' : 'picture')),
  );

/** Sound and captions only, chosen while a clip plays: no byte of a picture comes, in step as before; and back. */
async function listenOnly(page: Page): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const quality = page.getByRole('combobox', { name: 'Video quality' });
  await quality.selectOption('sound');
  await expect.poll(() => clipsOf(page)).toEqual(['sound']);
  expect(await skewOf(page)).toBeLessThan(60);
  const media = asked.filter((path) => /\.(?:m4s|mp4)$/.test(path));
  expect(media.length).toBeGreaterThan(1);
  expect(media.filter((path) => !path.includes('/240p/sound/'))).toEqual([]);
  await quality.selectOption('auto');
  await expect.poll(() => clipsOf(page)).toEqual(['picture']);
  expect(await page.evaluate(clipBegan)).not.toBeNull();
  await page.keyboard.press('Escape');
}

it.each([400, 200])(
  'at %i kbit/s the first clip begins with prefetched media; a reload says when it joins',
  async (kbits) => {
    const { slow, fast } = await begin(kbits);
    await seenOn(slow.page);
    const carried = (await clipFilesOf(slow.page)).filter(({ bytes }) => bytes > 0);
    const names = carried.map(({ pathname }) => pathname);
    expect(names, 'nothing comes over the line twice').toEqual([...new Set(names)]);

    if (kbits === 400) await listenOnly(fast.page);

    await slow.page.addInitScript(look);
    await slow.page.reload();
    const again = await seenOn(slow.page);
    expect(again.notice, 'when one joins is said').toMatch(/^You’ll join in \d+ s$/);
    expect(again.caption, 'captions are there before the picture').toBeLessThanOrEqual(again.picture);
    await slow.context.close();
    await fast.context.close();
  },
);

/** A line that can be cut and mended. */
async function startLine() {
  const port = Number(new URL(product.url).port);
  const line = await startBalancer(port);
  return {
    through: (link: string) => link.replace(new URL(link).origin, line.url),
    cut() {
      line.point(1);
      line.cut();
    },
    mend: () => line.point(port),
    close: () => line.close(),
  };
}

it('after a reconnection the page shows where the story is, and the seat acts there', async () => {
  const session = await organiser.schedule({ title: 'A line that was away' });
  const ana = await openVisitor(browser, 'Ana', {
    screen: 'phone',
    expected: awayWords,
  });
  const bo = await openVisitor(browser, 'Bo');
  const line = await startLine();
  const away = ana.page.getByText('Connection lost.');
  const back = (where: string | RegExp) => ana.page.getByRole('status').getByText(where);
  await ana.page.goto(line.through(session.seats[0]?.personal_link ?? ''));
  await bo.page.goto(session.seats[1]?.personal_link ?? '');
  await bo.page.getByText('2 of 4 here').waitFor();
  await organiser.startNow(session.id);
  await ana.page.getByText(/0:0\d · 0:\d\d left/).waitFor();

  line.cut();
  await away.waitFor();
  line.mend();
  await back(/^You’re back. The story is at “The bridge”, 0:\d\d\.$/).waitFor();

  line.cut();
  await away.waitFor();
  await organiser.goOn(session.id);
  await bo.page.getByText(/Select an option/).waitFor();
  line.mend();
  await back('You’re back. The story is at a decision.').waitFor();
  await ana.page.locator('fieldset button').first().click();
  await bo.page.getByText('1 of 2 has voted').waitFor();
  await back('You’re back').waitFor({ state: 'detached' });
  line.close();
});

it('a page that waits for a far start learns at once that it was moved and called off, and by whom', async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000);
  const session = await organiser.schedule({ title: 'Far away', starts_at: inHours(2).toISOString() });
  const { page } = await openVisitor(browser, 'Ana', { screen: 'phone' });
  const atOnce = { timeout: 30_000 };
  await page.goto(session.seats[0]?.personal_link ?? '');
  await page.getByText('Ana Guest (you)').waitFor();
  await organiser.reschedule(session.id, inHours(3));
  await page.getByText(/^Olga Owner changed the start time/).waitFor(atOnce);
  await organiser.cancel(session.id);
  await page.getByRole('heading', { name: /called off|cancelled/i }).waitFor(atOnce);
  await page
    .getByText(/Olga Owner/)
    .first()
    .waitFor(atOnce);
});
