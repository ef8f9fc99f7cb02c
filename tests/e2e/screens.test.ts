import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LiveAnswer } from '../../contract/calls/schemas/host-control.ts';
import type { SiteDocument } from '../../contract/rules/site-documents.ts';
import { axeProblems, screenProblems } from '../support/accessibility.ts';
import { launchBrowser, openVisitor, screens, type Visitor } from '../support/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import {
  forcedColourProblems,
  keyboardProblems,
  reflowProblems,
  skipLinkProblems,
} from '../support/page-access.ts';
import { type Gallery, openGallery } from '../support/pictures.ts';
import { type Product, startProduct } from '../support/product.ts';
import { shiftDate, shiftedEnvironment } from '../support/shifted-date.ts';
import { buildSite, serveSite } from '../support/site-build.ts';
import { logIn, personalLink } from './owner-flow.ts';

const built = path.resolve(import.meta.dirname, '../../dist/documents.json');
const documents: SiteDocument[] = JSON.parse(readFileSync(built, 'utf8'));
const prerendered = documents.flatMap(({ path: address, file }) => (file.endsWith('.html') && address) || []);
const publicPaths = [...new Set([...prerendered, '/password/reset', '/experience/join'])];
const dashboardPaths = [
  '/dashboard',
  '/dashboard/profile',
  '/dashboard/checkout',
  '/dashboard/sessions',
  '/dashboard/createSession',
  '/dashboard/createConsumer',
  '/dashboard/credits',
  '/password-change',
  '/checkoutSuccess',
];

/** Every try begins at this time of day, so that its pictures read the same dates. */
const openedAt = Date.parse('2026-11-10T09:00:00Z');
const startsAt = new Date('2026-11-10T09:14:00Z');
const machineDate = Date;
let shiftMs: number;

const table = [
  { first_name: 'Ana', last_name: 'Silva', email: 'ana@acme.test' },
  { first_name: 'Bo', last_name: 'Lindqvist', email: 'bo@acme.test' },
  { first_name: 'Cy', last_name: 'Young', email: 'cy@acme.test' },
];

let product: Product;
let browser: Browser;
let gallery: Gallery;
let organiser: Organiser;
/** The session that all screens are of. */
let id: string;

beforeAll(async () => {
  browser = await launchBrowser(['--font-render-hinting=none', '--force-color-profile=srgb']);
  gallery = await openGallery(browser);
});

/** A company of its own for each try: a story that was played cannot be waited for again. */
beforeEach(async () => {
  found = {};
  shiftMs = openedAt - machineDate.now();
  shiftDate(shiftMs);
  product = await startProduct(shiftedEnvironment(shiftMs));
  organiser = await signUpOrganiser(product);
  const teams = [{ name: 'Lanterns', people: table }];
  ({ id } = await organiser.schedule({
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

async function arriving(name: string, expected?: RegExp): Promise<Visitor> {
  const visitor = await openVisitor(browser, name, { ...(expected && { expected }) });
  await visitor.context.addInitScript(shiftDate, shiftMs);
  return visitor;
}

interface Look {
  /** What the picture begins with, where it is not the page's top. */
  from?: string;
  /** It stays on its way: what is judged is how it waits. */
  waits?: boolean;
}

/**
 * By axe at both widths in both schemes, by keyboard, at 320 px, zoomed, in forced colours, in the console, and by the
 * picture of the screen at both widths.
 */
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

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(`${product.url}${address}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

let found: Record<string, string[]> = {};

/** What follows an hour begins with the talk after it; its pages stand below. */
const fromTabs: Look = { from: '[role="tablist"]' };

async function look(visitor: Visitor, name: string, how: Look = {}): Promise<void> {
  const problems = await problemsOf(visitor, name, how);
  if (problems.length > 0) found[name] = problems;
}

const nameOf = (address: string) => address.slice(1).replaceAll('/', '-').replace('dashboard-', '') || 'home';

async function walk(visitor: Visitor, paths: string[]): Promise<void> {
  for (const address of paths) {
    await arrive(visitor.page, address);
    await look(visitor, nameOf(address));
  }
}

/** The dialog behind a button, or behind an item of the menu that it opens. */
async function lookAtDialog(visitor: Visitor, name: string, button: string, item?: string): Promise<void> {
  await visitor.page.getByRole('button', { name: button, exact: true }).click();
  if (item) await visitor.page.getByRole('menuitem', { name: item }).click();
  await visitor.page.getByRole('dialog').waitFor();
  await look(visitor, name);
  await visitor.page.keyboard.press('Escape');
}

async function lookAtLogo(owner: Visitor): Promise<void> {
  const { page } = owner;
  const shown = page.getByAltText('Your logo');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a logo' }).click();
  await (await chooser).setFiles(path.resolve(import.meta.dirname, '../../public/icon-192.png'));
  await shown.waitFor();
  await look(owner, 'logo-settings', { from: 'section[aria-label="Logo"]' });
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await shown.waitFor({ state: 'detached' });
}

async function lookAtColour(owner: Visitor): Promise<void> {
  const { page } = owner;
  await page.getByRole('textbox', { name: 'Colour', exact: true }).fill('#c2185b');
  await page.getByRole('img', { name: /with this colour$/ }).waitFor();
  await look(owner, 'colour-settings', { from: 'section[aria-label="Colour"]' });
}

async function lookAtWizard(owner: Visitor): Promise<void> {
  const { page } = owner;
  const proceed = () => page.getByRole('button', { name: 'Continue' }).click();
  const stories = Promise.withResolvers<void>();
  await page.route('**/api/experience', async (route) => {
    await stories.promise;
    await route.fulfill({ status: 503, json: { message: 'The stories are being put back.' } });
  });
  await arrive(page, '/dashboard/createSession');
  await page.getByRole('status', { name: 'Loading the page' }).waitFor();
  await page.locator('[role="progressbar"][data-visible]').waitFor({ state: 'detached' });
  const bone = await page.locator('[data-bone]').first().boundingBox();
  expect(bone?.width).toBeGreaterThan(100);
  await look(owner, 'wizard-loading', { waits: true });
  stories.resolve();
  await arrive(page, '/dashboard/createSession');
  await page.getByRole('heading', { name: 'The form did not load' }).waitFor();
  for (const said of owner.complaints()) expect(said).toContain('status of 503');
  await look(owner, 'wizard-failed');
  await page.unroute('**/api/experience');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('radio').first().check({ force: true });
  await page.getByLabel('Name of the session').fill('Spring gathering');
  await proceed();
  await page.getByLabel('Date').fill('2026-11-20');
  await page.getByLabel('Time', { exact: true }).fill('15:30');
  await look(owner, 'wizard-when');
  await proceed();
  const people = table.map(({ first_name, last_name, email }) => `${first_name} ${last_name} <${email}>`);
  await page.getByLabel('People', { exact: true }).fill(people.join('\n'));
  await look(owner, 'wizard-people');
  await proceed();
  await look(owner, 'wizard-options');
  await proceed();
  await page.getByRole('button', { name: 'Schedule and invite' }).waitFor();
  await look(owner, 'wizard-review');
}

it('the dashboard, full, is for everybody, its dialogs and the wizard too', async () => {
  const owner = await arriving('Olga');
  const { page } = owner;
  await logIn(page, product);
  await walk(owner, dashboardPaths);
  await arrive(page, '/dashboard/profile');
  await lookAtDialog(owner, 'close-account', 'Close the company’s account');
  await lookAtLogo(owner);
  await lookAtColour(owner);
  await arrive(page, `/dashboard/sessions/${id}`);
  await look(owner, 'session');
  await lookAtDialog(owner, 'edit-session', 'Title and options');
  await lookAtDialog(owner, 'write-to-everybody', 'Write to everybody');
  await lookAtDialog(owner, 'change-time', 'Change the time');
  await lookAtDialog(owner, 'add-people', 'Add people');
  await lookAtDialog(owner, 'remove-person', 'Actions for Ana Silva', 'Remove from the session');
  await lookAtDialog(owner, 'cancel-session', 'Cancel');
  await lookAtWizard(owner);

  expect(found).toEqual({});
  await owner.context.close();
});

/** The table is in two by what the server tells this page alone. */
async function lookAtMove(owner: Visitor): Promise<void> {
  const { page } = owner;
  const answers = '**/api/session/*/live';
  await page.route(answers, async (route) => {
    const response = await route.fetch();
    const live: LiveAnswer = await response.json();
    const teams = live.teams.flatMap((team) => [
      team,
      { ...team, team_id: team.team_id + 1, name: 'Herons' },
    ]);
    await route.fulfill({ response, json: { ...live, teams } });
  });
  await page.reload();
  await lookAtDialog(owner, 'move-person', 'Move somebody');
  await page.unroute(answers);
}

/** Playwright's own questions may count as a touch before the page asks for one: what it then says, it says always. */
async function permitSound(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Tap once for sound|Sound is on)/ }).click();
  await page.mouse.move(0, 0);
}

it('the door, the hour and what comes after are for everybody, and the host’s console', async () => {
  const owner = await arriving('Olga');
  const { page } = owner;
  await logIn(page, product);
  const guest = await arriving('Ana');
  await guest.page.goto(await personalLink(product, 'ana@acme.test'));
  await guest.page.getByText('Ana Silva (you)').waitFor();
  await permitSound(guest.page);
  await look(guest, 'waiting-room');

  const hold = () => organiser.control(id, { action: 'hold' });
  await arrive(page, `/dashboard/sessions/${id}`);
  await organiser.startNow(id);
  await guest.page.locator('main video').first().waitFor({ state: 'attached' });
  await organiser.goOnTo(id, 'decision');
  await guest.page.getByText(/Choose with a tap/).waitFor();
  await hold();
  await page.getByText('Olga Owner holds the clock').first().waitFor();
  await look(owner, 'host-console');
  await lookAtMove(owner);
  await look(guest, 'decision');
  await guest.page.locator('fieldset button').first().click();
  await organiser.goOnTo(id, 'outcome');
  await guest.page.locator('main section[data-kind="decision"]').waitFor();
  await hold();
  await look(guest, 'outcome');
  await organiser.goOnTo(id, 'breakout');
  await guest.page.getByLabel('Your team’s answer').waitFor();
  await hold();
  await look(guest, 'riddle');
  await organiser.goOnTo(id, 'ended');
  await guest.page.getByRole('button', { name: 'See how your team did' }).waitFor();
  await look(guest, 'ending');
  await guest.page.getByRole('button', { name: 'See how your team did' }).click();
  await guest.page.getByRole('tab', { name: 'Scorecard' }).waitFor();
  await look(guest, 'scorecard', fromTabs);
  await guest.page.getByRole('tab', { name: 'Working together' }).click();
  await look(guest, 'working-together', fromTabs);
  await guest.page.getByRole('tab', { name: 'Award' }).click();
  await guest.page.getByRole('tabpanel').getByRole('button').first().waitFor();
  await look(guest, 'award');
  await lookAtDialog(guest, 'erase-me', 'Erase my name and address');

  await arrive(page, `/dashboard/sessions/${id}/results`);
  await look(owner, 'results');
  await page.getByRole('tab', { name: 'Awards' }).click();
  expect(await page.locator('canvas').count(), 'certificates that are drawn at once').toBe(1);
  await look(owner, 'results-awards');
  const { awards } = await organiser.results(id);
  const personal = awards.find(({ kind }) => kind === 'person');
  const address = new URL(personal?.verify_url ?? '').pathname;
  await arrive(guest.page, address);
  await look(guest, 'award-genuine');
  await page.getByRole('button', { name: `Show the award of ${personal?.recipient}` }).click();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByLabel(/Why\?/).fill('It bore the name of somebody who was not there.');
  await page.getByRole('button', { name: 'Revoke for good' }).click();
  await page.getByRole('button', { name: 'Revoke for good' }).waitFor({ state: 'detached' });
  await guest.page.reload();
  await guest.page.getByRole('heading', { name: 'This award was revoked' }).waitFor();
  await look(guest, 'award-revoked');
  expect(found).toEqual({});
  await guest.context.close();
  await owner.context.close();
});

/** In a browser of one name, whose devices are made up, with a word on each of them. */
async function lookAtDeviceCheck(): Promise<void> {
  const visitor = await arriving('tester');
  const { page, context } = visitor;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
  });
  await arrive(page, '/systemCheck');
  await page.getByRole('heading', { level: 1, name: 'Good so far' }).waitFor();
  for (const [begin, answer] of [
    ['Play the notes', 'I heard them'],
    ['Record 3 seconds', 'That was me'],
    ['Show my camera', 'I see myself'],
  ] as const) {
    await page.getByRole('button', { name: begin }).click();
    await page.getByRole('button', { name: answer }).click();
  }
  await page.getByRole('heading', { level: 1, name: 'You are ready' }).waitFor();
  await look(visitor, 'systemCheck');
  await context.close();
}

it('every public page is for everybody', { timeout: 600_000 }, async () => {
  const visitor = await arriving('reader');
  await walk(visitor, publicPaths);
  await visitor.context.close();
  await lookAtDeviceCheck();
  const lost = await arriving('lost', /status of 4\d\d/);
  await walk(lost, ['/no/such/page']);
  await lost.context.close();
  expect(found).toEqual({});
});

it('the debug pages drive the real machines, and are for everybody', async () => {
  const site = await mkdtemp(path.join(os.tmpdir(), 'muster-debug-'));
  await buildSite(site, { VITE_DEBUG_PAGES: '1' });
  const visitor = await arriving('engineer');
  const { page } = visitor;
  await serveSite(visitor.context, site);
  await walk(visitor, [
    '/debug/scorecard',
    '/debug/collaboration-analysis',
    '/debug/award',
    '/debug/intercom',
  ]);
  await arrive(page, '/debug/experience');
  await page.getByRole('button', { name: 'Skip the clip' }).click();
  await page
    .getByText(/Choose with a tap/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Hold' }).click();
  await look(visitor, 'debug-experience');
  expect(found).toEqual({});
  await visitor.context.close();
  await rm(site, { recursive: true });
});
