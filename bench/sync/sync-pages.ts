import { launchBrowser } from '../../tests/support/browser/browser.ts';
import { launchFirefox } from '../../tests/support/browser/firefox.ts';
import { enter, framesOf, measureFrames, type ShownFrame, windowSize } from './picture-skew.ts';
import { actAs, type Corrections, type Strategy } from './sync-strategies.ts';

const tooLongMs = 90_000;

/** One person's page that watches a session's first clip. */
export interface SyncPage {
  untilFrames(count: number): Promise<unknown>;
  frames(): Promise<ShownFrame[]>;
  corrections(): Promise<Corrections>;
  close(): Promise<void>;
}

export interface SyncBrowser {
  open(name: string, link: string, strategy: Strategy): Promise<SyncPage>;
  close(): Promise<void>;
}

const hasFrames = (wanted: number) => (window as unknown as { frames: unknown[] }).frames.length > wanted;
const correctionsIn = () => (window as unknown as { corrections: Corrections }).corrections;

export async function openChromium(): Promise<SyncBrowser> {
  const browser = await launchBrowser();
  return {
    async open(name, link, strategy) {
      const page = await enter(browser, name, link, (opened) => opened.addInitScript(actAs, strategy));
      return {
        untilFrames: (count) => page.waitForFunction(hasFrames, count, { timeout: tooLongMs }),
        frames: () => framesOf(page),
        corrections: () => page.evaluate(correctionsIn),
        close: () => page.context().close(),
      };
    },
    close: () => browser.close(),
  };
}

/** A window of its own for everybody: a tab behind another is not rendered. */
export async function openFirefox(): Promise<SyncBrowser> {
  const browser = await launchFirefox();
  return {
    async open(_name, link, strategy) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage({ type: 'window' });
      await page.setViewport(windowSize);
      await page.evaluateOnNewDocument(actAs, strategy);
      await page.evaluateOnNewDocument(measureFrames);
      await page.goto(link);
      return {
        untilFrames: (count) => page.waitForFunction(hasFrames, { timeout: tooLongMs }, count),
        frames: () => page.evaluate(() => (window as unknown as { frames: ShownFrame[] }).frames),
        corrections: () => page.evaluate(correctionsIn),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
