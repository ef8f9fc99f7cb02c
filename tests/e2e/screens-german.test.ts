import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { frame } from '#contract/words/de/organiser/frame.ts';
import { logIn } from '#contract/words/de/organiser/account/log-in.ts';
import { screenProblems } from '../support/browser/accessibility.ts';
import { screens, type Visitor } from '../support/browser/browser.ts';
import { reviewScreens } from '../support/browser/screen-review.ts';
import { organiserAccount } from '../support/organiser.ts';
import { sessionResults } from '#contract/words/de/organiser/sessions/session-results.ts';
import { chooseInAccountMenu } from './account-menu.ts';
import { logIn as signInAs, personalLink } from './owner-flow.ts';
import { seedMonths } from '../support/seeded-product.ts';

const review = reviewScreens({ WELCOME_CREDITS: '4' });

const tables: Record<string, Record<string, unknown>> = import.meta.glob(
  [
    '../../contract/words/*/{organiser,site}/**/*.ts',
    '../../contract/words/*/{shell,error-screen,results,scorecard}.ts',
  ],
  { eager: true },
);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
const textsIn = (language: string) =>
  new Set(
    Object.entries(tables)
      .filter(([file]) => file.includes(`/${language}/`))
      .flatMap(([, table]) => textsOf(table)),
  );
const german = textsIn('de');
/** What English says otherwise than German. */
const english = [...textsIn('en')].filter((text) => /\p{L}{3}/u.test(text) && !german.has(text));

/** Every text of the page that a person sees or hears, the parts in another language aside. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown: string[] = [];
    const isForeign = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || isForeign(element) || element.closest('script, style, noscript')) continue;
      shown.push(node.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]'))
      if (!isForeign(element))
        for (const name of ['aria-label', 'placeholder', 'title'])
          shown.push(element.getAttribute(name) ?? '');
    return shown;
  });

async function problemsOf(visitor: Visitor, address: string): Promise<string[]> {
  await review.open(visitor.page, address);
  return problemsHere(visitor, address);
}

/** Of what is shown now, which `address` names. */
async function problemsHere({ page, complaints }: Visitor, address: string): Promise<string[]> {
  const problems: string[] = [];
  for (const [screen, size] of Object.entries(screens)) {
    await page.setViewportSize(size);
    problems.push(...(await screenProblems(page)).map((one) => `${screen}: ${one}`));
    if (process.env.SHOTS) {
      const name = address.replaceAll(/\W+/g, '-');
      await page.screenshot({ path: `${process.env.SHOTS}/${screen}${name}.png`, fullPage: true });
    }
  }
  const lang = await page.evaluate(() => document.documentElement.lang);
  if (lang !== 'de') problems.push(`speaks ${lang}`);
  const shown = new Set(await shownTexts(page));
  problems.push(...english.filter((text) => shown.has(text)).map((text) => `in English: ${text}`));
  return [...problems, ...complaints()].map((problem) => `${address}: ${problem}`);
}

const publicPages = [
  ...['/', '/about', '/faq', '/pricing', '/contact', '/support', '/security', '/terms', '/privacy', '/blog'],
  ...[
    '/blog/a-fair-hour',
    '/virtual-team-building',
    '/login',
    '/signup',
    '/forgot-password',
    '/no-such-page',
  ],
];

it('public pages are in German where the browser prefers it, and in English behind the link to it', async () => {
  const visitor = await review.visit('Greta', /404/, 'de-AT');
  const { page, context } = visitor;
  const problems: string[] = [];
  for (const address of publicPages) problems.push(...(await problemsOf(visitor, address)));
  expect(problems).toEqual([]);

  await review.open(page, '/pricing');
  expect(await page.locator('link[rel="alternate"][hreflang="de"]').getAttribute('href')).toMatch(
    /\/pricing\?lang=de$/,
  );
  await page.getByRole('link', { name: 'English' }).click();
  await page.locator('html[lang="en"] h1').waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('');
  await review.open(page, '/about');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await context.close();
});

const organiserPages = [
  ...[
    '/dashboard',
    '/dashboard/profile',
    '/dashboard/checkout',
    '/dashboard/sessions',
    '/dashboard/createSession',
  ],
  ...[
    '/dashboard/createConsumer',
    '/dashboard/credits',
    '/dashboard/programmes',
    '/dashboard/createProgramme',
  ],
  ...['/dashboard/reports', '/dashboard/audit', '/dashboard/single-sign-on', '/password-change'],
];

it('an organiser chooses German, and the dashboard, the next log-in and their emails are in German', async () => {
  await seedMonths(review.product);
  const visitor = await review.visit('Olga');
  const { page, context } = visitor;
  await signInAs(page, review.product);
  await page.getByText('Check the details of “Winter gathering”').waitFor();
  await chooseInAccountMenu(page, 'Deutsch');
  await page.getByText('Prüfen Sie die Angaben zu „Winter gathering“').waitFor();
  const problems: string[] = [];
  for (const address of [...organiserPages, `/dashboard/sessions/${review.sessionId}`])
    problems.push(...(await problemsOf(visitor, address)));
  expect(problems).toEqual([]);

  await page.getByRole('button', { name: frame.account('Olga Owner') }).press('Enter');
  await page.getByRole('menuitem', { name: frame.logOut, exact: true }).press('Enter');
  await page.waitForURL(
    ({ pathname }) => !pathname.startsWith('/dashboard') && pathname !== '/password-change',
  );
  await review.open(page, '/forgot-password');
  await page.getByLabel(logIn.workEmail).fill(organiserAccount.email);
  await page.getByRole('button', { name: logIn.forgot.submit }).click();
  await expect
    .poll(async () => (await review.product.outbox(organiserAccount.email)).map(({ subject }) => subject))
    .toContain('Wählen Sie ein neues Passwort');
  await context.close();
});

/** With one guest, who votes. */
async function playSession(): Promise<void> {
  const guest = await review.visit('Ana');
  await guest.page.goto(await personalLink(review.product, 'ana@acme.test'));
  await guest.page.getByText('Ana Silva (you)').waitFor();
  await review.organiser.startNow(review.sessionId);
  await review.organiser.goOnTo(review.sessionId, 'decision');
  await guest.page.locator('fieldset button').first().click();
  await review.organiser.goOnTo(review.sessionId, 'ended');
  await guest.context.close();
}

it('results are in German for an organiser who reads German, the story’s texts too', async () => {
  await playSession();
  const visitor = await review.visit('Olga');
  const { page, context } = visitor;
  await signInAs(page, review.product);
  await chooseInAccountMenu(page, 'Deutsch');
  const results = `/dashboard/sessions/${review.sessionId}/results`;
  const problems = await problemsOf(visitor, results);
  expect(await page.getByText('Das geliehene Licht').count()).toBeGreaterThan(0);
  for (const part of ['analysis', 'ratings', 'awards', 'attendance'] as const) {
    const tab = page.getByRole('tab', { name: sessionResults.parts[part] });
    if ((await tab.count()) === 0) continue;
    await tab.click();
    await page.getByRole('tabpanel', { name: sessionResults.parts[part] }).waitFor();
    problems.push(...(await problemsHere(visitor, `${results}#${part}`)));
  }
  expect(problems).toEqual([]);
  await context.close();
});
