import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, errors, type Page } from 'playwright-core';
import { launchBrowser, openVisitor } from '../../tests/support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../../tests/support/organiser.ts';
import type { Product } from '../../tests/support/servers/product.ts';
import type { Figure } from '../compare.ts';
import { openDelayingProxy } from '../delaying-proxy.ts';
import { framesOf, lines, measureFrames, windowSize } from '../sync/picture-skew.ts';
import { quantile } from '../quantile.ts';

const joined = ['wifi', 'mobile', 'far'] as const;
type Line = (typeof joined)[number];
/** Four watch, each on a line, while somebody joins who has the seat after theirs. */
const watched: readonly Line[] = ['wifi', 'mobile', 'far', 'wifi'];
const late = watched.length;
const guests = ['Ana', 'Bo', 'Cy', 'Di', 'Eli'].map((first_name) => ({
  first_name,
  last_name: 'Guest',
  email: `${first_name.toLowerCase()}@acme.test`,
}));
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

/** Notes when the waiting room is first rendered, by the page's own clock, which begins with the navigation. */
function watchRoom(): void {
  const store = window as unknown as { roomAt?: number };
  new MutationObserver((_, observer) => {
    if (!document.getElementById('wait-headline')) return;
    store.roomAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Bytes received so far; of scripts the bytes as sent, prefetched ones included. */
async function weigh(page: Page): Promise<() => Loaded> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Map<string, string>();
  const seen = new Set<string>();
  const loaded = { requests: 0, scripts: 0, scriptBytes: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    loaded.requests += 1;
    if (new URL(request.url).pathname.endsWith('.js')) scripts.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = scripts.get(requestId);
    if (address === undefined) return;
    loaded.scriptBytes += encodedDataLength;
    if (!seen.has(address)) loaded.scripts += 1;
    seen.add(address);
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

/** Infinite where no picture is in step within the time that somebody who joins has. */
async function toPicture(browser: Browser, link: string): Promise<Joined> {
  const { page, context, loaded } = await open(browser, 'Late', link);
  const within = { polling: 20, timeout: joinWithinMs };
  const picture = async () => {
    await page.waitForFunction(
      () => (window as unknown as { frames: unknown[] }).frames.length > 0,
      undefined,
      within,
    );
    const weight = loaded();
    await page.waitForFunction(
      ([near, held]) => {
        const { frames } = window as unknown as { frames: { skew: number }[] };
        return frames.length >= held && frames.slice(-held).every(({ skew }) => Math.abs(skew) < near);
      },
      [inStepMs, heldFrames] as const,
      within,
    );
    return weight;
  };
  const weight = await picture().catch(ignoreTimeout);
  const frames = weight ? await framesOf(page) : [];
  const first = frames.findIndex((_, index) =>
    frames.slice(index, index + heldFrames).every(({ skew }) => Math.abs(skew) < inStepMs),
  );
  const origin = await page.evaluate(() => performance.timeOrigin);
  await context.close();
  const shownAt = frames[first]?.shownAt ?? Number.POSITIVE_INFINITY;
  return { ms: shownAt - origin, loaded: weight ?? loaded() };
}

function ignoreTimeout(error: unknown): null {
  if (error instanceof errors.TimeoutError) return null;
  throw error;
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

/** After so long no further round begins, so that all of it is over within three minutes. */
const withinMs = { rooms: 40_000, pictures: 120_000 } as const;
const joinWithinMs = 20_000;

/** So much of a clip has to be left for somebody to join it and to be seen in step. */
const roomToJoinMs = 12_000;

/** Goes on with the story until a clip plays that is long enough to be joined. */
async function untilClipPlays(organiser: Organiser, sessionId: string): Promise<void> {
  for (;;) {
    const { clip, phase } = await organiser.live(sessionId);
    const startsAt = clip?.start_at ?? null;
    const isLong =
      clip !== null && startsAt !== null && startsAt + clip.duration_ms > Date.now() + roomToJoinMs;
    if (phase === 'clip' && isLong && startsAt < Date.now() - 1000) return;
    if (phase === 'gathering' || (phase === 'clip' && (isLong || startsAt === null))) await pause(200);
    else await organiser.goOn(sessionId);
  }
}

function tell(what: string, times: readonly Joined[]): Figure[] {
  const [first] = times;
  if (!first) return [];
  const { requests, scripts, scriptBytes } = first.loaded;
  const all = times.map(({ ms }) => ms);
  const value = quantile(all, 0.5);
  console.log(
    `${what}: ${value.toFixed(0)} ms (${all.map((ms) => ms.toFixed(0)).join(', ')}), ${requests} requests, ${scripts} scripts of ${(scriptBytes / 1000).toFixed(1)} kB`,
  );
  return [{ name: what, unit: 'ms', value }];
}

/**
 * Personal link to waiting room and to a picture in step, on three lines, and "start now" to the picture on all four pages
 * that wait. Every line has its turn in each round, so that whatever ends early has something of each.
 */
export async function benchJoining(product: Product): Promise<Figure[]> {
  const startedAt = performance.now();
  const organiser = await signUpOrganiser(product);
  const proxies = new Map<Line, Awaited<ReturnType<typeof openDelayingProxy>>>();
  for (const line of joined) proxies.set(line, await openDelayingProxy(product.url, lines[line]));
  const browser = await launchBrowser();
  const { id, seats } = await organiser.schedule({ teams: [{ name: 'Lanterns', people: guests }] });
  const linkOf = (index: number, line: Line) =>
    through(product, proxies.get(line) ?? product, seats[index]?.personal_link);
  const inRounds = async (until: number, join: (line: Line) => Promise<Joined>) => {
    const times = new Map<Line, Joined[]>(joined.map((line) => [line, []]));
    for (let round = 0; round < rounds; round += 1)
      for (const line of joined)
        if (round === 0 || performance.now() < startedAt + until) times.get(line)?.push(await join(line));
    return times;
  };
  const figures: Figure[] = [];
  try {
    const rooms = await inRounds(withinMs.rooms, (line) => toWaitingRoom(browser, linkOf(late, line)));
    for (const [line, times] of rooms)
      figures.push(...tell(`Link to waiting room, ${roundTrips[line]}`, times));
    const pages: Page[] = [];
    for (const [index, line] of watched.entries()) {
      const { page } = await open(browser, line, linkOf(index, line));
      await page.locator('#wait-headline').waitFor();
      pages.push(page);
    }
    await pause(2000);
    const started = await startNow(organiser, id, pages);
    console.log(`Start now to the picture: ${started.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    figures.push({
      name: 'Start now to the picture on all pages',
      unit: 'ms',
      value: Math.max(...started),
    });
    const pictures = await inRounds(withinMs.pictures, async (line) => {
      await untilClipPlays(organiser, id);
      return toPicture(browser, linkOf(late, line));
    });
    for (const [line, times] of pictures)
      figures.push(...tell(`Link to a picture in step, ${roundTrips[line]}`, times));
    return figures;
  } finally {
    await browser.close();
    for (const proxy of proxies.values()) proxy.close();
  }
}
