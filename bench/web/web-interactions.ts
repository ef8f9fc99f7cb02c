import { chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../tests/support/browser/browser.ts';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};
const controls = 'button:not([type="submit"]), summary, input:not([type="hidden"]), textarea';
const touchesAtMost = 8;
const betweenTouchesMs = 600;
/** A page that its script makes has nothing to touch when it has loaded. */
const firstControlWithinMs = 10_000;
/** A finger comes down on what its owner has seen: 150 ms is shorter than anybody takes to see and aim. */
const seenMs = 150;

type TouchedWindow = Window & { interactionMs: Map<number, number> };

/** Runs in the page before it loads: notes each interaction's time from the touch to the next picture. */
function noteInteractions(): void {
  const noted = new Map<number, number>();
  Object.assign(window, { interactionMs: noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0)
        noted.set(entry.interactionId, Math.max(noted.get(entry.interactionId) ?? 0, entry.duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function touch(page: Page, index: number): Promise<boolean> {
  const control = page.locator(controls).nth(index);
  if (!(await control.isVisible()) || !(await control.isEnabled())) return false;
  const isTyped = await control.evaluate((element) =>
    element.matches('input:not([type="radio"], [type="checkbox"]), textarea'),
  );
  await control.scrollIntoViewIfNeeded({ timeout: 5000 });
  await page.waitForTimeout(seenMs);
  await control.tap({ timeout: 5000 });
  if (isTyped) await page.keyboard.type('ab', { delay: 120 });
  await page.waitForTimeout(betweenTouchesMs);
  await page.keyboard.press('Escape');
  return true;
}

/**
 * Touches the first controls of a page on a phone so many times slower than this machine, one after the other from the
 * moment it is painted, and types into its fields. Answers the longest time from a touch to the next picture in ms, which
 * for so few touches is the page's INP; what stays under the 16 ms that Event Timing reports counts as 16, and a page
 * without controls has none.
 */
export async function slowestInteraction(url: string, slowdown: number): Promise<number> {
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(noteInteractions);
    await page.goto(url);
    const all = page.locator(controls);
    await all
      .first()
      .waitFor({ timeout: firstControlWithinMs })
      .catch(() => undefined);
    let touched = 0;
    for (let index = 0; index < (await all.count()) && touched < touchesAtMost; index += 1)
      if (await touch(page, index).catch(() => false)) touched += 1;
    if (touched === 0) return Number.NaN;
    return await page.evaluate(() =>
      Math.max(16, ...(window as unknown as TouchedWindow).interactionMs.values()),
    );
  } finally {
    await browser.close();
  }
}
