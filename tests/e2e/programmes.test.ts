import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, type screens } from '../support/browser/browser.ts';
import { keyboardOf } from '../support/browser/keyboard.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { shiftedEnvironment } from '../support/shifted-date.ts';
import { linkInMail, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Of the server from its next start. */
const environment: Record<string, string> = { WELCOME_CREDITS: '4' };

beforeAll(async () => {
  product = await startProduct(environment);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** The link to their place in the newest mail with such a subject. */
const placeIn = (address: string, subject: RegExp) =>
  vi.waitFor(
    async () => {
      const mails = (await product.outbox(address)).filter((mail) => subject.test(mail.subject));
      const link = mails.flatMap(({ text }) => text.match(/\S+\/sign-up\/\S+#place=\S+/) ?? [])[0];
      if (!link) throw new Error(`No mail to ${address} like ${subject} has a link`);
      return link;
    },
    { timeout: 20_000, interval: 100 },
  );

/** Plans two sessions with one seat each on one page, and answers the sign-up link. */
async function createProgramme(page: Page): Promise<string> {
  await page.goto(`${product.url}/dashboard/sessions`);
  await page.getByRole('link', { name: 'Programmes' }).click();
  await page.getByRole('link', { name: 'Create programme' }).first().click();
  await page.getByRole('button', { name: 'Create sign-up page' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await screenProblems(page)).toEqual([]);
  await name.fill('Winter campaign');
  await page.getByLabel('Story').selectOption({ index: 1 });
  await page.getByLabel('Number of sessions').fill('2');
  await page.getByLabel('Seats in each').fill('1');
  await page.getByLabel('First date').fill(inDays(7));
  for (const day of ['Saturday', 'Sunday']) await page.getByLabel(day, { exact: true }).check();
  await page.getByRole('button', { name: 'Add a time' }).click();
  await page.getByLabel('Time 2').fill('18:00');
  await page.getByText('2 sessions, 2 seats').waitFor();
  await page.getByLabel('Sign-up closes on').fill(inDays(5));
  expect(await screenProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create sign-up page' }).click();
  await page.waitForURL(/\/dashboard\/programmes\/[\w-]{22}$/);
  return page.getByText(/\/sign-up\/[\w-]{22}$/).innerText();
}

async function fillIn(page: Page, name: string, slot: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${slot}`) }).check({ force: true });
  await page.getByLabel(/^(First name|Vorname)$/).fill(name);
  await page.getByLabel(/^(Email|E-Mail-Adresse)$/).fill(`${name.toLowerCase()}@acme.test`);
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.goto(await placeIn(`${name.toLowerCase()}@acme.test`, /^Confirm/));
  await page.getByRole('button', { name: 'Confirm my seat' }).click();
}

async function play(screen: keyof typeof screens): Promise<void> {
  const olga = await openVisitor(browser, 'Olga', { screen });
  await signedInOwner(olga.page, product);
  const link = await createProgramme(olga.page);

  const expected = /409 \(Conflict\)/;
  const ana = await openVisitor(browser, 'Ana', { screen, timezoneId: 'Asia/Tokyo' });
  await ana.page.goto(link);
  await ana.page.getByRole('heading', { name: 'Winter campaign' }).waitFor();
  await ana.page.getByText(/your time zone \(Tokyo time, GMT\+9\)/).waitFor();
  expect(await screenProblems(ana.page)).toEqual([]);
  await ana.page.getByRole('button', { name: 'Deutsch' }).click();
  await ana.page.getByText('Wann möchtest du spielen?').waitFor();
  await ana.page.getByRole('button', { name: 'Anmelden' }).click();
  await ana.page.getByText('Wähle einen Termin.').waitFor();
  expect(await screenProblems(ana.page)).toEqual([]);
  await ana.page.getByRole('button', { name: 'English' }).click();
  const [first = ''] =
    (
      await ana.page
        .getByRole('radio')
        .first()
        .evaluate((radio) => radio.closest('label')?.textContent ?? '')
    ).match(/\d\d:\d\d/) ?? [];

  const ben = await openVisitor(browser, 'Ben', { screen, timezoneId: 'Asia/Tokyo', expected });
  await ben.page.goto(link);
  await fillIn(ben.page, 'Ben', first);

  await fillIn(ana.page, 'Ana', first);
  await ana.page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await ana.page.getByRole('heading', { name: 'Check your email' }).waitFor();
  expect(await screenProblems(ana.page)).toEqual([]);
  await confirm(ana.page, 'Ana');
  await ana.page.getByRole('heading', { name: 'You’re signed up' }).waitFor();
  expect(await screenProblems(ana.page)).toEqual([]);

  await ben.page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await ben.page.getByRole('heading', { name: 'This time has just filled up' }).waitFor();
  expect(await screenProblems(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Join the waiting list' }).click();
  await ben.page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await confirm(ben.page, 'Ben');
  await ben.page.getByRole('heading', { name: 'You’re on the waiting list' }).waitFor();

  const rae = await openVisitor(browser, 'Rae', { screen, expected: /404 \(Not Found\)/ });
  await rae.page.goto(`${product.url}/sign-up/${'a'.repeat(22)}`);
  await rae.page.getByRole('heading', { name: 'Link not found' }).waitFor();
  expect(await rae.page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect([...(await screenProblems(rae.page)), ...rae.complaints()]).toEqual([]);
  await rae.context.close();

  await olga.page.reload();
  await olga.page.getByRole('heading', { name: 'Waiting list' }).waitFor();
  await olga.page.getByRole('link', { name: 'Scheduled' }).waitFor();
  for (const name of ['Ana', 'Ben']) {
    await olga.page.getByRole('combobox', { name: 'People to keep apart' }).fill(name);
    await olga.page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  }
  await olga.page.getByRole('button', { name: 'Keep apart', exact: true }).click();
  await olga.page.getByRole('button', { name: /^Stop keeping Ana .*and Ben .*apart$/ }).waitFor();
  expect(await screenProblems(olga.page)).toEqual([]);

  await ana.page.getByRole('button', { name: 'Cancel my seat' }).click();
  await ana.page.getByRole('dialog').getByRole('button', { name: 'Cancel my seat' }).click();
  await ana.page.getByRole('heading', { name: 'Your sign-up is cancelled' }).waitFor();
  await ben.page.goto(await placeIn('ben@acme.test', /^A seat is free/));
  await ben.page.reload();
  await ben.page.getByRole('button', { name: 'Accept' }).click();
  await ben.page.getByRole('heading', { name: 'You’re signed up' }).waitFor();
  await vi.waitFor(
    async () => {
      const invitation = (await product.outbox('ben@acme.test')).find(({ subject }) =>
        subject.startsWith('You are invited'),
      );
      expect(invitation?.text).toMatch(/\/experience\/[\w-]{22}#link=/);
    },
    { timeout: 20_000 },
  );
  expect([...olga.complaints(), ...ana.complaints(), ...ben.complaints()]).toEqual([]);
  for (const visitor of [olga, ana, ben]) await visitor.context.close();
}

it('a programme from nothing to a seat by the waiting list, on a desktop', () => play('desktop'));

it('a seat is signed up for and confirmed by keyboard alone, on a phone', async () => {
  const olga = await openVisitor(browser, 'Olga', { screen: 'phone' });
  await signedInOwner(olga.page, product);
  const link = await createProgramme(olga.page);
  expect(await screenProblems(olga.page)).toEqual([]);
  const { page, complaints } = await openVisitor(browser, 'Cy', { screen: 'phone' });
  await page.goto(link);
  const keys = keyboardOf(page);
  const submit = page.getByRole('button', { name: 'Sign up', exact: true });
  await submit.waitFor();
  await page.keyboard.press('Tab');
  await keys.press(submit);
  const slot = page.getByRole('radio').first();
  await expect.poll(() => slot.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await keys.reach(page.getByLabel('First name'));
  await page.keyboard.type('Cy');
  await keys.reach(page.getByLabel('Email'));
  await page.keyboard.type('cy@acme.test');
  await page.keyboard.press('Enter');
  const sent = page.getByRole('heading', { name: 'Check your email' });
  await expect.poll(() => sent.evaluate((heading) => heading === document.activeElement)).toBe(true);
  await page.goto(await placeIn('cy@acme.test', /^Confirm/));
  const confirmButton = page.getByRole('button', { name: 'Confirm my seat' });
  await confirmButton.waitFor();
  await page.keyboard.press('Tab');
  await keys.press(confirmButton);
  await page.getByRole('heading', { name: 'You’re signed up' }).waitFor();
  const change = page.getByText('Choose another time');
  await keys.press(change);
  await keys.reach(page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await keys.press(page.getByRole('button', { name: 'Change time' }));
  await expect
    .poll(
      async () =>
        (await product.outbox('cy@acme.test')).filter(({ subject }) =>
          subject.startsWith('You’ve cancelled your seat'),
        ).length,
    )
    .toBe(1);
  expect([...olga.complaints(), ...complaints()]).toEqual([]);
});

/** The wall clock of Lisbon so many minutes from now. */
function clockIn(minutes: number): { date: string; time: string } {
  const at = new Date(Date.now() + minutes * minuteMs);
  const [date = '', time = ''] = at.toLocaleString('sv-SE', { timeZone: 'Europe/Lisbon' }).split(' ');
  return { date, time: time.slice(0, 5) };
}

it('a slot with a sign-up is played', async () => {
  const olga = await openVisitor(browser, 'Olga', { expected: /Failed to (?:load resource|fetch)|ERR_/ });
  const organiser = await signedInOwner(olga.page, product);
  const { id, link } = await organiser.createProgramme({
    title: 'Lunch campaign',
    story_slug: organiser.stories[0]?.slug ?? '',
    timezone_id: 'Europe/Lisbon',
    slots: [{ wall_clock: clockIn(130), capacity: 8 }],
    audience: 'link',
    allowed: [],
    closes: clockIn(100),
  });
  const dan = await openVisitor(browser, 'Dan');
  await dan.page.goto(link);
  await fillIn(dan.page, 'Dan', '');
  await dan.page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await dan.page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await confirm(dan.page, 'Dan');
  await dan.page.getByRole('heading', { name: 'You’re signed up' }).waitFor();
  const invitation = await linkInMail(product, 'dan@acme.test', '/experience/');

  // Two hours later the doors are open.
  await product.terminate();
  Object.assign(environment, shiftedEnvironment(120 * minuteMs));
  await product.start();
  await dan.page.goto(invitation);
  await dan.page.waitForURL(/\/experience\/wait\//);
  await olga.page.goto(`${product.url}/dashboard/programmes/${id}`);
  await olga.page.getByRole('link', { name: 'Doors open' }).click();
  await olga.page.getByRole('button', { name: 'Start now' }).click();
  await dan.page.waitForURL(/\/experience\/live\//);
  await dan.page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  expect([...olga.complaints(), ...dan.complaints()]).toEqual([]);
});
