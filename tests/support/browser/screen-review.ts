import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { axeProblems, screenProblems } from './accessibility.ts';
import { launchBrowser, openVisitor, screens, untilHydrated, type Visitor } from './browser.ts';
import { type Organiser, signUpOrganiser } from '../organiser.ts';
import { forcedColourProblems, keyboardProblems, reflowProblems, skipLinkProblems } from './page-access.ts';
import { type Gallery, openGallery } from './pictures.ts';
import { type Product, startProduct } from '../servers/product.ts';
import { shiftDate, shiftedEnvironment } from '../shifted-date.ts';

/** Every attempt starts at this time of day, so that its pictures have the same dates. */
const openedAt = Date.parse('2026-11-10T09:00:00Z');
const startsAt = new Date('2026-11-10T09:14:00Z');
const machineDate = Date;
let shiftMs: number;

export const reviewedTeam = [
  { first_name: 'Ana', last_name: 'Silva', email: 'ana@acme.test' },
  { first_name: 'Bo', last_name: 'Lindqvist', email: 'bo@acme.test' },
  { first_name: 'Cy', last_name: 'Young', email: 'cy@acme.test' },
];

interface Look {
  /** The top element of the picture, if it is not the page's top. */
  from?: string;
  /** Reviews the page in its loading state. */
  waits?: boolean;
}

export interface ScreenReview {
  readonly product: Product;
  readonly organiser: Organiser;
  /** The session of all screens. */
  readonly sessionId: string;
  visit(name: string, expected?: RegExp, locale?: string): Promise<Visitor>;
  /** Opens an address and waits for its heading. */
  open(page: Page, address: string): Promise<void>;
  /**
   * Reviews the screen by axe at both widths in both schemes, by keyboard, at 320 px, zoomed, in forced colours, in the
   * console, and by its picture at both widths.
   */
  look(visitor: Visitor, name: string, how?: Look): Promise<void>;
  walk(visitor: Visitor, addresses: string[]): Promise<void>;
  /** Reviews the dialog behind a button, or behind an item of the menu that the button opens. */
  lookAtDialog(visitor: Visitor, name: string, button: string, item?: string): Promise<void>;
  expectNoProblems(): void;
}

const nameOf = (address: string) => address.slice(1).replaceAll('/', '-').replace('dashboard-', '') || 'home';

/** Registers the hooks of a test file that reviews screens: each attempt has its own server, company and clock. */
export function reviewScreens(environment: Record<string, string> = {}): ScreenReview {
  let product: Product;
  let browser: Browser;
  let gallery: Gallery;
  let organiser: Organiser;
  let sessionId: string;
  let found: Record<string, string[]> = {};

  beforeAll(async () => {
    browser = await launchBrowser(['--font-render-hinting=none', '--force-color-profile=srgb']);
    gallery = await openGallery(browser);
  });

  beforeEach(async () => {
    found = {};
    shiftMs = openedAt - machineDate.now();
    shiftDate(shiftMs);
    product = await startProduct({ ...shiftedEnvironment(shiftMs), ...environment });
    organiser = await signUpOrganiser(product);
    const teams = [{ name: 'Lanterns', people: reviewedTeam }];
    ({ id: sessionId } = await organiser.schedule({
      title: 'Winter gathering',
      starts_at: startsAt.toISOString(),
      teams,
    }));
  });

  afterEach(async () => {
    await product?.close();
    globalThis.Date = machineDate;
  });

  afterAll(() => browser?.close());

  async function problemsOf({ page, complaints }: Visitor, name: string, how: Look): Promise<string[]> {
    const problems: string[] = [];
    const judge = how.waits ? axeProblems : screenProblems;
    for (const [screen, size] of Object.entries(screens)) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
        const broken = await judge(page, rules);
        problems.push(...broken.map((one) => `${screen}, ${colorScheme}: ${one}`));
      }
      await page.emulateMedia({ colorScheme: 'light' });
      const changed = await gallery.compare(page, `${name}-${size.width}`, how.from);
      problems.push(...changed.map((one) => `${screen}: ${one}`));
    }
    problems.push(...(await reflowProblems(page)));
    await page.setViewportSize(screens.desktop);
    problems.push(...(await forcedColourProblems(page)));
    problems.push(...(await keyboardProblems(page)), ...(await skipLinkProblems(page)));
    return [...problems, ...complaints()];
  }

  const review: ScreenReview = {
    get product() {
      return product;
    },
    get organiser() {
      return organiser;
    },
    get sessionId() {
      return sessionId;
    },
    async visit(name, expected, locale) {
      const visitor = await openVisitor(browser, name, {
        ...(expected && { expected }),
        ...(locale && { locale }),
      });
      await visitor.context.addInitScript(shiftDate, shiftMs);
      return visitor;
    },
    async open(page, address) {
      await page.goto(`${product.url}${address}`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await untilHydrated(page);
    },
    async look(visitor, name, how = {}) {
      const problems = await problemsOf(visitor, name, how);
      if (problems.length > 0) found[name] = problems;
    },
    async walk(visitor, addresses) {
      for (const address of addresses) {
        await review.open(visitor.page, address);
        await review.look(visitor, nameOf(address));
      }
    },
    async lookAtDialog(visitor, name, button, item) {
      await visitor.page.getByRole('button', { name: button, exact: true }).click();
      if (item) await visitor.page.getByRole('menuitem', { name: item }).click();
      await visitor.page.getByRole('dialog').waitFor();
      await review.look(visitor, name);
      await visitor.page.keyboard.press('Escape');
    },
    expectNoProblems: () => expect(found).toEqual({}),
  };
  return review;
}
