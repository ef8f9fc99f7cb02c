import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openExport } from '../support/company-export.ts';
import { screenProblems } from '../support/browser/accessibility.ts';
import { awayWords, launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { createSession, personalLink, signUp } from './owner-flow.ts';

const rate = 2;
/** What a browser says of a server that is away, and the client of one that starts anew; anything else is a defect. */
const outage = new RegExp(`${awayWords.source}|^Slow response`);

/** Their browsers have the service worker too, as everybody’s. */
const asInstalled = { expected: outage, serviceWorkers: 'allow' } as const;

let product: Product;
let browser: Browser;
let owner: Visitor;
let guests: Visitor[];
let sessionId: string;

const each = <Answer>(work: (page: Page) => Promise<Answer>) =>
  Promise.all(guests.map(({ page }) => work(page)));

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

const vote = (page: Page, option: RegExp) => page.getByRole('button', { name: option }).click();

async function download(page: Page, name: string | RegExp) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).first().click(),
  ]);
  return file;
}

/** Seconds of the clip that a page shows now; undefined while nothing plays. */
const position = (page: Page) =>
  page.evaluate(() => {
    const videos = [...document.querySelectorAll('video')];
    return videos.find((video) => !video.srcObject && !video.paused && video.currentTime > 0)?.currentTime;
  });

const waitForClip = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('video')].some(
      (video) => !video.srcObject && !video.paused && video.currentTime > 0.5,
    ),
  );

const unusable: Record<string, string[]> = {};

/** Notes what axe holds against a screen, on Ana's desktop and on Bo's phone; the story does not wait for a verdict. */
async function inspect(screen: string): Promise<void> {
  const [desktop = [], phone = []] = await Promise.all(
    guests.slice(0, 2).map(({ page }) => screenProblems(page)),
  );
  if (desktop.length + phone.length > 0) unusable[screen] = [...desktop, ...phone];
}

/** The server dies without a word and comes back on the same data. */
async function crash(): Promise<void> {
  await product.kill();
  await product.start();
}

beforeAll(async () => {
  product = await startProduct({ STORY_CLOCK_RATE: String(rate) });
  browser = await launchBrowser();
  owner = await openVisitor(browser, 'Olga', asInstalled);
  guests = await Promise.all([
    openVisitor(browser, 'Ana', asInstalled),
    openVisitor(browser, 'Bo', { ...asInstalled, screen: 'phone' }),
    openVisitor(browser, 'Cy', { ...asInstalled, timezoneId: 'Asia/Kolkata' }),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

describe('an owner schedules a session and a team plays it through to the award', () => {
  it('signs up, verifies and receives the welcome credit', async () => {
    await signUp(owner.page, product);
    await owner.page.goto(`${product.url}/dashboard/credits`);
    await owner.page.getByRole('row', { name: /Added/ }).waitFor();
  });

  it('creates a session and invites three people', async () => {
    sessionId = await createSession(owner.page, product);
    await owner.page.getByRole('row', { name: /Ana Silva/ }).waitFor();
    const links = await Promise.all(
      ['ana', 'bo', 'cy'].map((name) => personalLink(product, `${name}@acme.test`)),
    );
    expect(new Set(links).size).toBe(3);
  });

  it('lets two in by personal link and one by email and session id', async () => {
    const [ana, bo, cy] = guests.map(({ page }) => page) as [Page, Page, Page];
    await ana.goto(await personalLink(product, 'ana@acme.test'));
    await bo.goto(await personalLink(product, 'bo@acme.test'));
    await cy.goto(`${product.url}/experience/${sessionId}`);
    await cy.getByLabel('Your email').fill('cy@acme.test');
    await cy.getByRole('button', { name: 'Join' }).click();
    await each((page) => page.waitForURL(`**/experience/wait/${sessionId}`));
    await each((page) => page.getByText('Cy Young').first().waitFor());
    await each((page) => page.getByRole('button', { name: 'Camera off' }).click());
    await each((page) => page.getByRole('button', { name: 'Camera on' }).waitFor());
  });

  it('moves everybody into the story without a click', async () => {
    await owner.page.getByRole('button', { name: 'Start now' }).click();
    await each((page) => page.waitForURL(`**/experience/live/${sessionId}`));
    await each(waitForClip);
  });

  it('shows captions and continues when the server is killed in the middle of a clip', async () => {
    const [first] = guests;
    const before = await position(first?.page as Page);
    await crash();
    await each(waitForClip);
    expect(await position(first?.page as Page)).toBeGreaterThan(before as number);
    await each((page) => page.locator('[class*="caption"]').first().waitFor());
  });

  it('keeps votes when the server is killed in an open decision', async () => {
    const [ana, bo, cy] = guests.map(({ page }) => page) as [Page, Page, Page];
    await each((page) => heading(page, /Which way do you go/).waitFor());
    await vote(ana, /Through the pinewood/);
    await vote(bo, /Up along the ridge/);
    await ana.getByText(/^Your vote counts/).waitFor();
    await bo.getByText(/^Your vote counts/).waitFor();
    await crash();
    await vote(cy, /Through the pinewood/);
    await each((page) =>
      Promise.all([
        heading(page, 'Through the pinewood').waitFor(),
        page.getByText('2 votes').waitFor(),
        page.getByText('1 vote', { exact: true }).waitFor(),
      ]),
    );
    await inspect('what was decided');
    await each((page) => heading(page, 'Through the pinewood').waitFor({ state: 'detached' }));
    await inspect('a clip');
  });

  it('meets at the team’s table with pictures of each other, through another kill', async () => {
    await each((page) => page.getByRole('textbox', { name: /answer/ }).waitFor());
    const seesTwo = (page: Page) =>
      page.waitForFunction(
        () =>
          [...document.querySelectorAll('video')].filter((video) => video.srcObject && video.videoWidth > 0)
            .length >= 2,
      );
    await each(seesTwo);
    await crash();
    await each((page) => page.getByRole('textbox', { name: /answer/ }).waitFor());
    await each(seesTwo);
  });

  it('calls the host, who sees the caller and acknowledges', async () => {
    const [ana] = guests.map(({ page }) => page) as [Page];
    await ana.getByRole('button', { name: 'Ask for help' }).click();
    await owner.page.getByText(/^Ana Silva of .+ is asking for help$/).waitFor();
    await owner.page.getByRole('button', { name: 'Mark as seen' }).click();
    await ana.getByText('Your host has seen your request.').waitFor();
    await ana.getByRole('button', { name: 'Help requested. Cancel' }).click();
    await owner.page.getByText(/is asking for help$/).waitFor({ state: 'detached' });
  });

  it('takes a hint, misses once and solves the challenge', async () => {
    const [ana, bo] = guests.map(({ page }) => page) as [Page, Page];
    await ana.getByRole('button', { name: /Take a hint/ }).click();
    await ana.getByRole('button', { name: 'Take it' }).click();
    await bo.getByRole('button', { name: 'I’ve read it' }).click();
    await bo.getByLabel('Hint').first().waitFor();
    await bo.getByRole('textbox', { name: /answer/ }).fill('wolf');
    await bo.getByRole('button', { name: 'Check answer' }).click();
    await bo.getByText(/Not quite/).waitFor();
    await inspect('the table');
    await bo.getByRole('textbox', { name: /answer/ }).fill(' PALMS ');
    await bo.getByRole('button', { name: 'Check answer' }).click();
    await each((page) =>
      page
        .getByText(/Solved!/)
        .first()
        .waitFor(),
    );
  });

  it('decides again and reaches the ending', async () => {
    await each((page) => page.locator('fieldset button').first().waitFor());
    await inspect('a decision');
    await each((page) => page.locator('fieldset button').first().click());
    await each((page) => page.getByRole('button', { name: 'See how your team did' }).waitFor());
    await inspect('the ending');
  });

  it('shows each person scorecard, analysis and an award as PNG and PDF', async () => {
    await each((page) => page.getByRole('button', { name: 'See how your team did' }).click());
    await each((page) => page.waitForURL('**/experience/end'));
    const [ana, bo] = guests.map(({ page }) => page) as [Page, Page];
    const open = (tab: string) =>
      Promise.all([ana, bo].map((page) => page.getByRole('tab', { name: tab }).click()));
    await each((page) => page.getByText('Through the pinewood').first().waitFor());
    await ana.getByRole('switch', { name: 'Show my part to my team' }).click();
    await ana.getByText('Your team and your host see this.').waitFor();
    await inspect('the scorecard');
    await open('Working together');
    await ana.getByText('Agreement by decision').waitFor();
    await inspect('the analysis');
    await open('Award');
    await bo.locator('canvas[aria-label*="breached=28"]').waitFor();
    await inspect('the award');
    expect((await download(ana, /PNG/)).suggestedFilename()).toMatch(/\.png$/);
    expect((await download(ana, /PDF/)).suggestedFilename()).toMatch(/\.pdf$/);
    const own = JSON.parse(readFileSync(await (await download(ana, /Download my data/)).path(), 'utf8'));
    expect(own.person.email).toBe('ana@acme.test');
    expect(own.actions).toContainEqual(expect.objectContaining({ type: 'vote.cast' }));
  });

  it('shows the owner the results, and one credit used', async () => {
    const { page } = owner;
    await page.goto(`${product.url}/dashboard`);
    const results = page.getByRole('region', { name: 'Results' });
    await results.getByText(/earned \d+% of the points available/).waitFor();
    await results.getByRole('link').click();
    await page.waitForURL(`${product.url}/dashboard/sessions/${sessionId}/results`);
    await page.getByText('Through the pinewood').first().waitFor();
    const shown = page.getByRole('region', { name: 'What guests chose to share' });
    await shown.getByRole('heading', { name: 'Ana Silva' }).waitFor();
    expect(await shown.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Ana Silva']);
    await page.getByRole('button', { name: 'Download' }).click();
    const saving = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Session log (CSV)' }).click();
    const log = await saving;
    expect(log.suggestedFilename()).toMatch(/-log\.csv$/);
    expect(readFileSync(await log.path(), 'utf8')).toContain('Decided: Through the pinewood');
    await page.goto(`${product.url}/dashboard/credits`);
    await page.getByRole('row', { name: /Used/ }).waitFor();
    expect(await page.getByRole('row', { name: /Reserved/ }).count()).toBe(1);
    await page.goto(`${product.url}/dashboard/profile`);
    const resultMails = page.getByRole('switch', { name: 'Results' });
    await resultMails.click();
    await page.getByText('Results: emails off').waitFor();
    await page.reload();
    await expect.poll(() => resultMails.isChecked()).toBe(false);
    const kept = await download(page, 'Download company data');
    expect(kept.suggestedFilename()).toBe('company-data.zip');
    const { rows } = openExport(readFileSync(await kept.path()));
    expect(rows('sessions/sessions.csv')).toMatchObject([{ id: sessionId, status: 'completed' }]);
  });

  it('can be used by everybody on every screen, on a desktop and on a phone', () => {
    expect(unusable).toEqual({});
  });

  it('leaves nothing in any console, and no name ever ran or became an element', async () => {
    expect([owner, ...guests].flatMap((visitor) => visitor.complaints())).toEqual([]);
    const ran = await each((page) =>
      page.evaluate(() => 'breached' in window || document.querySelector('img[src="x"]') !== null),
    );
    expect(ran).toEqual([false, false, false]);
  });
});
