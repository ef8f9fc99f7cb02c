import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { fillWizard, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '2' });
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });
/** A key that is held or pressed twice: what it does the second time it does to the next step. */
async function pressEnters(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press('Enter');
}
/** By Enter, first where no zone fits. */
async function chooseZone(page: Page): Promise<void> {
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('nowhere at all');
  await zone.press('Enter');
  await page.getByText('No matching time zone').waitFor();
  await zone.fill('London');
  await zone.press('ArrowDown');
  await zone.press('Enter');
  await expect.poll(() => zone.inputValue()).toMatch(/London/);
}

const hasFocus = (page: Page, name: string) =>
  heading(page, name).evaluate((element) => element === document.activeElement);

it('each step of the plan begins at its heading, and nothing is scheduled that was not looked at', async () => {
  const { page, complaints } = await openVisitor(browser, 'Olga');
  await signedInOwner(page, product);
  await page.goto(`${product.url}/dashboard/createSession`);
  const title = page.getByLabel('Session name');
  const story = page.getByRole('group', { name: 'Stories' }).getByRole('radio').first();
  await title.fill('');
  for (const wrong of [story, title]) {
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => wrong.evaluate((field) => field === document.activeElement)).toBe(true);
    await story.check({ force: true });
  }
  await fillWizard(page, product);
  await heading(page, 'Check your session').waitFor();
  await page.getByText('The doors open immediately, so cancelling won’t return the credit.').waitFor();
  expect(await page.locator('[aria-current="step"]').innerText()).toMatch(/Review$/);

  await page.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => hasFocus(page, 'How should it run?')).toBe(true);
  const goOn = page.getByRole('button', { name: 'Continue' });
  await goOn.focus();
  await pressEnters(page, 3);
  await expect.poll(() => hasFocus(page, 'Check your session')).toBe(true);

  await page.getByRole('button', { name: 'Back' }).click();
  await goOn.dblclick();
  await heading(page, 'Check your session').waitFor();
  await page.getByRole('button', { name: 'Schedule and send invitations' }).waitFor();
  expect(await product.outbox('ana@acme.test')).toEqual([]);

  await page.getByRole('button', { name: 'Schedule and send invitations' }).click();
  await page.waitForURL(/\/dashboard\/sessions\/[\w-]{22}$/);

  const moves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/reschedule')) moves.push(request.url());
  });
  await page.getByRole('button', { name: 'Change date and time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change date and time' });
  // A dialog takes the focus once it is open.
  await expect.poll(() => dialog.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
  await chooseZone(page);
  expect(moves, 'Enter in the list moved nothing').toEqual([]);
  expect(complaints()).toEqual([]);
});

it('Enter in a field opens the next step, only once while held down, and chooses in an open list', async () => {
  const { page, context, complaints } = await openVisitor(browser, 'Olga');
  await signedInOwner(page, product);
  await fillWizard(page, product);
  for (const step of ['How should it run?', 'Who’s coming?', 'When does it start?', 'Which story?']) {
    await page.getByRole('button', { name: 'Back' }).click();
    await heading(page, step).waitFor();
  }
  const title = page.getByLabel('Session name');
  await title.fill('');
  await title.press('Enter');
  await page.getByText('Give the session a name your guests will recognise.').waitFor();
  await title.fill('By keyboard');
  await pressEnters(page, 3);
  await expect.poll(() => hasFocus(page, 'When does it start?')).toBe(true);

  await chooseZone(page);
  await page.getByLabel('Date').press('Enter');
  await expect.poll(() => hasFocus(page, 'Who’s coming?')).toBe(true);
  await page.getByLabel('Name of team 1').press('Enter');
  await expect.poll(() => hasFocus(page, 'How should it run?')).toBe(true);
  await page.getByLabel(/^Your own video room/).focus();
  await pressEnters(page, 3);
  await expect.poll(() => hasFocus(page, 'Check your session')).toBe(true);
  await page.getByRole('button', { name: 'Schedule and send invitations' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Check your session']);
  expect(complaints()).toEqual([]);
  await context.close();
});

it('going back leads from step to step, and a reload keeps step and draft', async () => {
  const { page, complaints, context } = await openVisitor(browser, 'Olga');
  const organiser = await signedInOwner(page, product);
  const like = await organiser.schedule({ title: 'The first evening' });
  await page.goto(`${product.url}/dashboard/createSession?like=${like.id}`);
  await page.getByLabel('Session name').fill('The second evening');
  const waitForHeading = (name: string) => heading(page, name).waitFor();
  const goOn = () => page.getByRole('button', { name: 'Continue' }).click();
  await goOn();
  await waitForHeading('When does it start?');
  await page.getByLabel('Date').fill(`${new Date().getFullYear() + 1}-03-03`);
  await page.getByLabel('Time', { exact: true }).fill('15:00');
  await goOn();
  await waitForHeading('Who’s coming?');
  await page.goBack();
  await waitForHeading('When does it start?');
  await page.goBack();
  await waitForHeading('Which story?');
  await page.goForward();
  await page.goForward();
  await waitForHeading('Who’s coming?');
  await page.reload();
  await waitForHeading('Who’s coming?');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await waitForHeading('When does it start?');
  expect(await page.getByLabel('Time', { exact: true }).inputValue()).toBe('15:00');
  await page.goBack();
  await waitForHeading('Who’s coming?');
  await page.goBack();
  await page.goBack();
  await waitForHeading('Which story?');
  expect(await page.getByLabel('Session name').inputValue()).toBe('The second evening');
  expect(complaints()).toEqual([]);
  await context.close();
});
