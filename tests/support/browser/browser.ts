import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

/** Chromium applies the last list only, so that ours begins with Playwright's. */
const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Pages of Chromium's own address bar: it loads two of them for every window, which cost more than most of ours. */
const ownSearchBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

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
  `--disable-features=${[...switchedOffByPlaywright, ...ownSearchBar].join(',')}`,
];

export const patienceMs = 100_000;

/** Console lines about a busy machine or Playwright's settings, not about the product; the lines have tests of their own. */
export const ofThisMachine =
  /Slow response \((?:warned|reported)\)|Service Worker registration blocked by Playwright/;

export const screens = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: flags,
};

/** Console messages of browser and page while the connection or the server is down. */
export const awayWords = /net::ERR_|WebSocket|^A part of the page has not arrived/;

let breaches: string[] = [];

/** Violations of the content policy in any page since the last call. */
export function takePolicyBreaches(): string[] {
  const taken = breaches;
  breaches = [];
  return taken;
}

const breachMark = 'securitypolicyviolation';

/** Records violations of the content policy, by the page's event and by Chromium's console message. */
export function watchPolicy(context: BrowserContext): void {
  void context.addInitScript((mark) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.debug(mark, effectiveDirective, blockedURI),
    );
  }, breachMark);
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(breachMark) || text.includes('Content Security Policy')) breaches.push(text);
  });
}

export async function launchBrowser(moreFlags: string[] = []): Promise<Browser> {
  const browser = await chromium.launch({ ...launchOptions, args: [...flags, ...moreFlags] });
  browser.on('context', watchPolicy);
  return browser;
}

/** Waits for hydration; a text changed before would be a mismatch. */
export const untilHydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('#root > *') ?? {}).length > 0);

/** The application's script arrives when the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  const libraries = Promise.withResolvers<void>();
  await page.route('**/assets/libraries-*.js', async (route) => {
    await libraries.promise;
    await route.continue();
  });
  return libraries.resolve;
}

export interface Visitor {
  name: string;
  page: Page;
  context: BrowserContext;
  /** Console errors and warnings, page errors and refused requests since the last call. */
  complaints(): string[];
}

interface VisitorOptions {
  /** For servers with a test certificate. */
  ignoreHTTPSErrors?: boolean;
  screen?: keyof typeof screens;
  /** Console messages that the test provokes. */
  expected?: RegExp;
  timezoneId?: string;
  /** The language that the browser prefers: `de-AT`. */
  locale?: string;
  /** 'block' by default: Playwright sometimes misses requests of a page with a service worker. */
  serviceWorkers?: BrowserContextOptions['serviceWorkers'];
}

/** A person with their own browser context. */
export async function openVisitor(
  browser: Browser,
  name: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: screens[options.screen ?? 'desktop'],
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
    timezoneId: options.timezoneId ?? 'Europe/Lisbon',
    locale: options.locale ?? 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: options.serviceWorkers ?? 'block',
    ignoreHTTPSErrors: options.ignoreHTTPSErrors ?? false,
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  let complaints: string[] = [];
  const note = (text: string) => {
    if (!ofThisMachine.test(text) && !options.expected?.test(text)) complaints.push(`${name}: ${text}`);
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
      const reported = complaints;
      complaints = [];
      return reported;
    },
  };
}
