import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { door as english } from '#contract/words/en/door.ts';
import { door as german } from '#contract/words/de/door.ts';
import { launchBrowser, openVisitor, patienceMs } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

let product: Product;
let organiser: Organiser;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '4' });
  organiser = await signUpOrganiser(product);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const session = 'AbCdEfGhIjKlMnOpQrStUv';
const deadEnds: [path: string, sessionId: string][] = [
  ['/experience/doesnotexist', ''],
  ['/experience/doesnotexist/', ''],
  ['/experience/live', ''],
  ['/experience/wait/short', ''],
  ['/experience/join/further', ''],
  ['/experience/invitation.html', ''],
  [`/experience/${session}.`, session],
  [`/experience/%20${session}`, session],
  [`/experience/${session}/further`, session],
  [`/experience/join/${session}`, session],
];

async function openInGerman(): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' });
  context.setDefaultTimeout(patienceMs);
  return context.newPage();
}

/** The way that a link of the page takes, and the browser's own buttons. */
async function goInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    history.pushState(null, '', '/systemCheck');
    history.back();
  }, path);
}

it('an address below /experience that is no page has the form to join, in the language of the participant', async () => {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  context.setDefaultTimeout(patienceMs);
  const visitors = [
    { page: await context.newPage(), words: english },
    { page: await openInGerman(), words: german },
  ];
  for (const { page, words } of visitors) {
    const form = page.getByRole('form', { name: words.join.form });
    const expectForm = async (path: string, sessionId: string) => {
      await page.waitForURL(`${product.url}${path}`);
      await page.getByText(words.join.lost).waitFor();
      expect([path, await form.getByLabel(words.join.sessionId).inputValue()]).toEqual([path, sessionId]);
      expect(await page.getByText('Page Not Found').count()).toBe(0);
      expect(await page.locator('html').getAttribute('lang')).toBe(words === german ? 'de' : 'en');
    };
    for (const [path, sessionId] of deadEnds) {
      const answer = await page.goto(`${product.url}${path}`);
      expect([path, answer?.status()]).toEqual([path, 404]);
      await expectForm(path, sessionId);
    }
    for (const [path, sessionId] of deadEnds) {
      await page.goto(`${product.url}/experience`);
      await page.getByText(words.join.lead).waitFor();
      await goInApp(page, path);
      await expectForm(path, sessionId);
    }
    await page.context().close();
  }
});

it('who holds a seat or a whole personal link is not lost there, and the form leads into the session', async () => {
  const { seats } = await organiser.schedule({ title: 'Lost and found' });
  const link = new URL(seats[0]?.personal_link ?? '');
  // A page that is left while it connects says so.
  const ana = await openVisitor(browser, 'Ana', {
    expected: /404|closed before the connection is established/,
  });
  await ana.page.goto(`${product.url}/experience/doesnotexist${link.hash}`);
  await ana.page.getByText('Ana Guest (you)').waitFor();
  await ana.page.goto(`${product.url}/experience/doesnotexist`);
  await ana.page.getByText(english.join.lost).waitFor();
  await ana.page.getByRole('link', { name: english.join.backTo('Lost and found') }).click();
  await ana.page.getByText('Ana Guest (you)').waitFor();
  await ana.page.goto(`${product.url}${link.pathname}/further`);
  await ana.page.getByText('Ana Guest (you)').waitFor();

  await ana.page.goto(`${product.url}/experience/doesnotexist`);
  await ana.page.getByLabel(english.join.email).fill('ana@acme.test');
  await ana.page.getByLabel(english.join.sessionId).fill(link.pathname);
  await ana.page.getByRole('button', { name: english.join.join }).click();
  await ana.page.getByText('Ana Guest (you)').waitFor();
  expect(ana.complaints()).toEqual([]);
  await ana.context.close();
});
