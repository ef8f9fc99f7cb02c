import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openVisitor } from '../../tests/support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../../tests/support/organiser.ts';
import type { Product } from '../../tests/support/servers/product.ts';
import { openDelayingProxy } from '../delaying-proxy.ts';
import { quantile } from '../quantile.ts';

/** Small windows: pictures are composited in software here, and the line is what is measured. */
export const windowSize = { width: 640, height: 400 };

/** Round trips of 10, 20, 90 and 200 ms. */
export const lines = {
  cable: { oneWayMs: 5, jitterMs: 1 },
  mobile: { oneWayMs: 40, jitterMs: 15 },
  far: { oneWayMs: 98, jitterMs: 5 },
  wifi: { oneWayMs: 9, jitterMs: 6 },
} as const;

export interface ShownFrame {
  scene: string;
  /** Media time minus where the server's timeline stood when the frame was displayed, in ms. */
  skew: number;
  shownAt: number;
  mediaMs: number;
  /** How far the page's idea of the server's clock was ahead; null where the page reported nothing for this frame. */
  clockError: number | null;
  /** How many frames the element had presented by then; those between two that are noted came while the page was busy. */
  presented: number;
  /** The media clock minus the timeline when the frame was handed over, in ms. */
  mediaClock: number;
}

/**
 * Server and pages share this machine's clock, so the truth is known: a shown frame's media time against the
 * instant at which it was displayed. `startAt` is what the page received, so only displayed frames are judged.
 */
export function measureFrames(): void {
  const store = window as unknown as { frames: ShownFrame[] };
  store.frames = [];
  let clip: { sceneId: string; startAt: number } | undefined;
  document.addEventListener('muster:sync', (event) => {
    const { sceneId, serverNow, expected, mediaTime } = (event as CustomEvent).detail;
    clip = { sceneId, startAt: serverNow - expected };
    const latest = store.frames.at(-1);
    if (latest && latest.mediaMs === mediaTime) latest.clockError = serverNow - latest.shownAt;
  });
  const watched = new WeakSet<HTMLVideoElement>();
  const watch = (video: HTMLVideoElement) => {
    const onFrame: VideoFrameRequestCallback = (_, frame) => {
      const shownAt = performance.timeOrigin + frame.expectedDisplayTime;
      if (clip && !video.paused)
        store.frames.push({
          scene: clip.sceneId,
          skew: frame.mediaTime * 1000 - (shownAt - clip.startAt),
          shownAt,
          mediaMs: frame.mediaTime * 1000,
          clockError: null,
          presented: frame.presentedFrames,
          mediaClock: video.currentTime * 1000 - (performance.timeOrigin + performance.now() - clip.startAt),
        });
      video.requestVideoFrameCallback(onFrame);
    };
    video.requestVideoFrameCallback(onFrame);
  };
  setInterval(() => {
    for (const video of document.querySelectorAll('video')) {
      if (watched.has(video) || video.srcObject) continue;
      watched.add(video);
      watch(video);
    }
  }, 50);
}

export const framesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: ShownFrame[] }).frames);

/** A small window at a personal link, in which shown frames are noted; `prepare` sees the page before it loads. */
export async function enter(
  browser: Browser,
  name: string,
  link: string,
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Page> {
  const visitor = await openVisitor(browser, name);
  await visitor.page.setViewportSize(windowSize);
  await prepare(visitor.page);
  await visitor.page.addInitScript(measureFrames);
  await visitor.page.goto(link);
  return visitor.page;
}

async function waitForLive(organiser: Organiser, sessionId: string): Promise<void> {
  while ((await organiser.read(sessionId)).people.joined < 3)
    await new Promise((next) => setTimeout(next, 200));
}

export interface SkewFigures {
  line: string;
  frames: number;
  p50: number;
  p95: number;
  p99: number;
}

/** Thirty frames at 30 a second: they must have been in step before the last of them is seen. */
const heldMs = 1000;

/** Four pages on four lines watch the first clip; the last of them joins late, and its time to a synced picture counts. */
export async function benchPictureSkew(
  product: Product,
): Promise<{ skew: SkewFigures[]; lateJoinMs: number }> {
  const organiser = await signUpOrganiser(product);
  const session = await organiser.schedule();
  const proxies = await Promise.all(Object.values(lines).map((line) => openDelayingProxy(product.url, line)));
  const browser = await launchBrowser();
  try {
    const links = session.seats.map((seat, index) =>
      seat.personal_link.replace(product.url, proxies[index]?.url ?? product.url),
    );
    const names = Object.keys(lines);
    const pages = await Promise.all(
      links.slice(0, 3).map((link, index) => enter(browser, names[index] ?? '', link)),
    );
    await waitForLive(organiser, session.id);
    await organiser.control(session.id, { action: 'start_now' });
    await pages[0]?.waitForFunction(() => (window as unknown as { frames: unknown[] }).frames.length > 150);
    const openedAt = Date.now();
    const late = await enter(browser, 'wifi', links[3] ?? '');
    await late.waitForFunction(
      () => {
        const { frames } = window as unknown as { frames: { skew: number }[] };
        return frames.length >= 30 && frames.slice(-30).every(({ skew }) => Math.abs(skew) < 50);
      },
      undefined,
      { timeout: 30_000 },
    );
    const lateJoinMs = Date.now() - openedAt - heldMs;
    await pages[0]?.waitForFunction(() => (window as unknown as { frames: unknown[] }).frames.length > 600);
    const skew = await Promise.all(
      [...pages, late].map(async (page, index): Promise<SkewFigures> => {
        const skews = (await framesOf(page)).map((frame) => Math.abs(frame.skew));
        return {
          line: names[index] ?? '',
          frames: skews.length,
          p50: quantile(skews, 0.5),
          p95: quantile(skews, 0.95),
          p99: quantile(skews, 0.99),
        };
      }),
    );
    return { skew, lateJoinMs };
  } finally {
    await browser.close();
    for (const proxy of proxies) proxy.close();
  }
}
