import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { sceneIdOf } from '../src/machines/experience-playback/playback-state.ts';
import { launchBrowser, openVisitor } from '../tests/support/browser.ts';
import { type Organiser, signUpOrganiser } from '../tests/support/organiser.ts';
import type { Product } from '../tests/support/product.ts';
import type { Figure } from './compare.ts';
import { openDelayingProxy } from './delaying-proxy.ts';
import { framesOf, lines, measureFrames, windowSize } from './picture-skew.ts';
import { quantile } from './quantile.ts';

const joined = ['wifi', 'mobile', 'far'] as const;
type Line = (typeof joined)[number];
const roundTrips: Record<Line, string> = { wifi: 'wifi', mobile: '90 ms', far: '200 ms' };

/** A frame so near to the timeline is in step; so many one after the other, and the first of them was the picture. */
const inStepMs = 50;
const heldFrames = 30;

interface Loaded {
  requests: number;
  scripts: number;
  scriptBytes: number;
}

interface Joined {
  ms: number;
  loaded: Loaded;
}

/** Notes when the waiting room first stands, by the page's own clock, which begins with the navigation. */
function watchRoom(): void {
  const store = window as unknown as { roomAt?: number };
  new MutationObserver((_, observer) => {
    if (!document.getElementById('wait-headline')) return;
    store.roomAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** What has come over the line until it is asked, the bytes of script as they were sent. */
async function weigh(page: Page): Promise<() => Loaded> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const loaded = { requests: 0, scripts: 0, scriptBytes: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!request.url.startsWith('http')) return;
    kinds.set(requestId, type);
    loaded.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) !== 'Script') return;
    loaded.scripts += 1;
    loaded.scriptBytes += encodedDataLength;
  });
  return () => ({ ...loaded });
}

/** A browser that has never been here opens a personal link. */
async function open(browser: Browser, name: string, link: string) {
  const { page, context } = await openVisitor(browser, name);
  await page.setViewportSize(windowSize);
  await page.addInitScript(watchRoom);
  await page.addInitScript(measureFrames);
  const loaded = await weigh(page);
  await page.goto(link, { waitUntil: 'commit' });
  return { page, context, loaded };
}

async function toWaitingRoom(browser: Browser, link: string): Promise<Joined> {
  const { page, context, loaded } = await open(browser, 'Waits', link);
  const room = await page.waitForFunction(
    () => (window as unknown as { roomAt?: number }).roomAt,
    undefined,
    {
      polling: 20,
    },
  );
  const joinedAt = { ms: (await room.jsonValue()) ?? Number.NaN, loaded: loaded() };
  await context.close();
  return joinedAt;
}

async function toPicture(browser: Browser, link: string): Promise<Joined> {
  const { page, context, loaded } = await open(browser, 'Late', link);
  await page.waitForFunction(
    () => (window as unknown as { frames: unknown[] }).frames.length > 0,
    undefined,
    {
      polling: 20,
    },
  );
  const weight = loaded();
  await page.waitForFunction(
    ([within, held]) => {
      const { frames } = window as unknown as { frames: { skew: number }[] };
      return frames.length >= held && frames.slice(-held).every(({ skew }) => Math.abs(skew) < within);
    },
    [inStepMs, heldFrames] as const,
    { polling: 20 },
  );
  const frames = await framesOf(page);
  const first = frames.findIndex((_, index) =>
    frames.slice(index, index + heldFrames).every(({ skew }) => Math.abs(skew) < inStepMs),
  );
  const origin = await page.evaluate(() => performance.timeOrigin);
  await context.close();
  return { ms: (frames[first]?.shownAt ?? Number.NaN) - origin, loaded: weight };
}

const through = (product: Product, proxy: { url: string }, link = '') => link.replace(product.url, proxy.url);

async function startNow(organiser: Organiser, sessionId: string, pages: readonly Page[]): Promise<number[]> {
  const pressedAt = Date.now();
  await organiser.control(sessionId, { action: 'start_now' });
  return Promise.all(
    pages.map(async (page) => {
      const first = await page.waitForFunction(
        () => (window as unknown as { frames: { shownAt: number }[] }).frames[0]?.shownAt,
        undefined,
        { polling: 20 },
      );
      return ((await first.jsonValue()) ?? Number.NaN) - pressedAt;
    }),
  );
}

const rounds = Number(process.env.ROUNDS ?? 3);

/** So much of a clip has to be left for somebody to join it and to be seen in step. */
const roomToJoinMs = 15_000;

/** Goes on with the story until a clip plays that is long enough to be joined. */
async function untilClipPlays(organiser: Organiser, sessionId: string): Promise<void> {
  for (;;) {
    const now = await organiser.live(sessionId);
    const { clip, phase } = now;
    const startsAt = clip?.start_at ?? null;
    const isLong =
      clip !== null && startsAt !== null && startsAt + clip.duration_ms > Date.now() + roomToJoinMs;
    if (phase === 'clip' && isLong && startsAt < Date.now() - 1000) return;
    if (phase === 'gathering' || (phase === 'clip' && isLong)) await pause(200);
    else await organiser.control(sessionId, { action: 'skip', phase, scene_id: sceneIdOf(now) ?? '' });
  }
}

/** Personal link to waiting room and to a picture in step, and "start now" to the picture, on three lines. */
export async function benchJoining(product: Product): Promise<Figure[]> {
  const organiser = await signUpOrganiser(product);
  const session = await organiser.schedule();
  const links = session.seats.map((seat) => seat.personal_link);
  const proxies = new Map<Line, Awaited<ReturnType<typeof openDelayingProxy>>>();
  for (const line of joined) proxies.set(line, await openDelayingProxy(product.url, lines[line]));
  const proxyOf = (line: Line) => proxies.get(line) ?? { url: product.url };
  const browser = await launchBrowser();
  const figures: Figure[] = [];
  const note = (what: string, times: Joined[]) => {
    const { requests, scripts, scriptBytes } = times[0]?.loaded ?? {
      requests: 0,
      scripts: 0,
      scriptBytes: 0,
    };
    const ms = quantile(
      times.map((time) => time.ms),
      0.5,
    );
    console.log(
      `${what}: ${ms.toFixed(0)} ms (${times.map((time) => time.ms.toFixed(0)).join(', ')}), ${requests} requests, ${scripts} scripts of ${(scriptBytes / 1000).toFixed(1)} kB`,
    );
    figures.push({ name: what, unit: 'ms', value: ms });
  };
  try {
    for (const line of joined) {
      const times: Joined[] = [];
      for (let round = 0; round < rounds; round += 1)
        times.push(await toWaitingRoom(browser, through(product, proxyOf(line), links[3])));
      note(`Link to waiting room, ${roundTrips[line]}`, times);
    }
    const starts: number[] = [];
    for (const line of joined) {
      const { id, seats } = await organiser.schedule();
      const linkOf = (index: number, on: Line) =>
        through(product, proxyOf(on), seats[index]?.personal_link ?? '');
      const watching = [];
      for (const [index, on] of joined.entries()) {
        const visit = await open(browser, on, linkOf(index, on));
        await visit.page.locator('#wait-headline').waitFor();
        watching.push(visit);
      }
      await pause(4000);
      const started = await startNow(
        organiser,
        id,
        watching.map(({ page }) => page),
      );
      starts.push(Math.max(...started));
      const times: Joined[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await untilClipPlays(organiser, id);
        times.push(await toPicture(browser, linkOf(3, line)));
      }
      note(`Link to a picture in step, ${roundTrips[line]}`, times);
      for (const { context } of watching) await context.close();
    }
    console.log(`Start now to the picture on all pages: ${starts.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    figures.push({
      name: 'Start now to the picture on all pages',
      unit: 'ms',
      value: quantile(starts, 0.5),
    });
    return figures;
  } finally {
    await browser.close();
    for (const proxy of proxies.values()) proxy.close();
  }
}
