import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { ofThisMachine, patienceMs, screens } from './browser.ts';

/** Playwright drives only a Firefox of its own: Debian's is driven over WebDriver BiDi, with a camera and microphone that are made up. */
export const launchFirefox = (): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: true,
    timeout: patienceMs,
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB',
      'media.autoplay.default': 0,
      'media.navigator.permission.disabled': true,
      'media.navigator.streams.fake': true,
      'ui.prefersReducedMotion': 1,
    },
  });

export interface FirefoxVisitor {
  page: Page;
  /** Console errors and warnings, page errors and what the content policy blocked since the last call. */
  complaints(): string[];
  close(): Promise<void>;
}

/** A person with their own Firefox; `expected` console messages are those that the test provokes. */
export async function openFirefoxVisitor(
  browser: Browser,
  name: string,
  options: { screen?: keyof typeof screens; expected?: RegExp } = {},
): Promise<FirefoxVisitor> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.setViewport(screens[options.screen ?? 'desktop']);
  let complaints: string[] = [];
  const note = (text: string) => {
    if (!ofThisMachine.test(text) && !options.expected?.test(text)) complaints.push(`${name}: ${text}`);
  };
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error('The content policy blocked', effectiveDirective, blockedURI),
    );
  });
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) note(message.text());
  });
  page.on('pageerror', (error) => note(String(error)));
  return {
    page,
    complaints() {
      const reported = complaints;
      complaints = [];
      return reported;
    },
    close: () => context.close(),
  };
}

/** Waits until the page shows a text. */
export async function firefoxShows(page: Page, text: string): Promise<void> {
  await page.locator(`::-p-text(${text})`).wait();
}
