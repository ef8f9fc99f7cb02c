import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultSiteSettings } from '../../contract/rules/pages/site-settings.ts';
import { linkTokenIn } from '../../src/services/personal-link.ts';
import { readRecording } from '../../src/services/recordings/recording.ts';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
import { firefoxShows, launchFirefox, openFirefoxVisitor } from '../support/browser/firefox.ts';
import { accessProblems } from '../support/browser/page-access.ts';
import { serveFiles } from '../support/browser/static-site.ts';
import { type Organiser, organiserAccount, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { gathering, personalLink, scheduleSession, walkWizard } from './owner-flow.ts';

const settings = { ...defaultSiteSettings, debugPages: true };

let product: Product;
let organiser: Organiser;
let browser: Browser;
let folder: string;
let recordingFile: string;
let offline: Awaited<ReturnType<typeof serveFiles>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-inspector-'));
  recordingFile = path.join(folder, 'recording.json');
  offline = await serveFiles(path.resolve(import.meta.dirname, '../../dist'), settings);
  product = await startProduct({ VITE_DEBUG_PAGES: '1' });
  organiser = await signUpOrganiser(product);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
  offline?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Without loading the page anew, which would end its recording. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Whether a text holds this, and not only as a part of a longer word. */
const wordIn = (text: string, word: string) =>
  new RegExp(`(?<!\\w)${word.replace(/\W/g, '\\$&')}(?!\\w)`).test(text);

const rows = '[aria-label="Actors"] li';
const rootRows = `${rows}[style="--depth: 0;"]`;

it('records a whole session, of which nothing that people wrote or are called leaves the page', async () => {
  const visitor = await openVisitor(browser, 'engineer');
  const { context, page } = visitor;
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const [, secret] = request.headers().authorization?.split('|') ?? [];
    if (secret) tokens.add(secret);
  });

  await page.goto(`${product.url}/debug/intercom`);
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.getByRole('button', { name: 'Inspect this page' }).click();
  await page.getByText('The browser blocked the window of the inspector.').waitFor();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open the inspector' }).click();
  const inspector = await opened;
  await page.getByRole('button', { name: 'An owner signs in' }).click();
  await page.getByRole('button', { name: 'The chat answers' }).click();

  await goTo(page, '/login');
  await page.getByLabel('Work email').fill(organiserAccount.email);
  await page.getByLabel(/^Password( \*)?$/).fill(organiserAccount.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await goTo(page, '/dashboard/createSession');
  await walkWizard(page);
  const id = await scheduleSession(page);

  await goTo(page, `/experience/${id}`);
  await page.getByLabel('Your email').fill('ana@acme.test');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL(`**/experience/wait/${id}`);
  await organiser.startNow(id);
  await organiser.goOnTo(id, 'decision');
  await page.locator('fieldset button').first().click();
  await organiser.goOnTo(id, 'ended');
  await page.getByRole('button', { name: 'See how your team did' }).click();
  await page.waitForURL('**/experience/end');
  await page
    .getByText('Side by side')
    .or(page.getByRole('tab', { name: 'Award' }))
    .first()
    .waitFor();

  await inspector.getByRole('button', { name: 'Pause', exact: true }).click();
  const exported = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Export' }).click();
  await (await exported).saveAs(recordingFile);
  const text = await readFile(recordingFile, 'utf8');
  const recording = readRecording(text);
  const known = new Set(recording?.actors.map((actor) => actor.id));
  const roots = recording?.actors.filter(({ parentId }) => parentId === null || !known.has(parentId));
  expect(roots?.map(({ name }) => name)).toEqual(['application']);
  expect(recording?.actors.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['adminAuth', 'supportWidget', 'participantAuth', 'liveSession', 'viewActors']),
  );
  expect(recording?.steps.length).toBeLessThanOrEqual(1000);

  const link = linkTokenIn(new URL(await personalLink(product, 'ana@acme.test')).hash);
  const names = [...gathering.people, [organiserAccount.first_name, organiserAccount.last_name]].flat();
  const written = [
    gathering.title,
    organiserAccount.company_name,
    organiserAccount.password,
    'breached',
    'acme.test',
  ];
  expect(tokens.size).toBe(2);
  for (const secret of [...names, ...written, ...tokens, link])
    expect(wordIn(text, secret ?? ''), `the recording holds ${secret}`).toBe(false);

  await goTo(page, `/dashboard/sessions/${id}`);
  await page.getByRole('link', { name: 'Step through' }).click();
  await page.getByText('ended', { exact: true }).first().waitFor();
  expect(await page.locator(rootRows).allInnerTexts()).toEqual([expect.stringContaining('sessionDirector')]);
  await page.locator(rows).getByRole('button', { name: 'Everybody' }).click();
  await page.getByText('projection', { exact: true }).waitFor();
  await context.close();
});

it('opens the recording without a server in Chromium, and steps back', async () => {
  const { context, page } = await openVisitor(browser, 'reader');
  await page.goto(`${offline.url}/debug/actors`);
  await page.locator('input[type="file"]').setInputFiles(recordingFile);
  await page.locator(rows).first().waitFor();
  expect(await page.locator(rootRows).allInnerTexts()).toEqual([expect.stringContaining('application')]);
  await page.locator('svg [data-state][data-active]').first().waitFor();
  expect([...(await screenProblems(page)), ...(await accessProblems(page))]).toEqual([]);
  const place = page.getByRole('slider', { name: 'Step' });
  const last = Number(await place.inputValue());
  await page.getByRole('button', { name: 'Step back' }).click();
  await place.press('ArrowLeft');
  expect(Number(await place.inputValue())).toBe(last - 2);
  await page.getByLabel('Search events').fill('vote');
  await page.getByText(/^\d+ of \d+ events$/).waitFor();
  await page.getByText('Sequence', { exact: true }).click();
  await page.getByRole('region', { name: 'Sequence diagram' }).waitFor();
  await context.close();
});

it('opens the recording without a server in Firefox', async () => {
  const firefox = await launchFirefox();
  const { page, close } = await openFirefoxVisitor(firefox, 'reader');
  await page.goto(`${offline.url}/debug/actors`);
  const input = (await page.waitForSelector('input[type="file"]')) as Awaited<
    ReturnType<typeof page.waitForSelector<'input'>>
  >;
  await input?.uploadFile(recordingFile);
  await firefoxShows(page, 'experiencePlayback');
  expect(await page.$$eval(rootRows, (found) => found.map(({ innerText }) => innerText))).toEqual([
    expect.stringContaining('application'),
  ]);
  await page.waitForSelector('svg [data-state][data-active]');
  await close();
  await firefox.close();
});
