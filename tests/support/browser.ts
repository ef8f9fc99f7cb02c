import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

const patienceMs = 60_000;

export const screens = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: flags });
}

export interface Visitor {
  name: string;
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, page errors and refused requests since the last call. */
  complaints(): string[];
}

/** A person at a browser of their own; `expected` complaints are those that the test itself provokes. */
export async function openVisitor(
  browser: Browser,
  name: string,
  options: { screen?: keyof typeof screens; expected?: RegExp; timezoneId?: string } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: screens[options.screen ?? 'desktop'],
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    timezoneId: options.timezoneId ?? 'Europe/Lisbon',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  let heard: string[] = [];
  const note = (text: string) => {
    if (!options.expected?.test(text)) heard.push(`${name}: ${text}`);
  };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(String(error)));
  return {
    name,
    page,
    context,
    complaints() {
      const told = heard;
      heard = [];
      return told;
    },
  };
}
