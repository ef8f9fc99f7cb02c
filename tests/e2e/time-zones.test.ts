import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, launchOptions, openVisitor, screens } from '../support/browser/browser.ts';
import { type Organiser, organiserAccount, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { logIn, person } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let organiser: Organiser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '40' });
  browser = await launchBrowser();
  organiser = await signUpOrganiser(product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const inAYear = new Date().getUTCFullYear() + 1;

const planned = (timezone_id: string) =>
  organiser.schedule({
    title: `In ${timezone_id}`,
    starts_at: `${inAYear}-02-10T09:00:00.000Z`,
    timezone_id,
    teams: [{ name: 'Lanterns', people: [person('Ana')] }],
  });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name, level: 1 }).waitFor();

const pages = (id: string) => ({
  dashboard: 'Dashboard',
  'dashboard/sessions': 'Sessions',
  'dashboard/sessions?view=month': 'Sessions',
  [`dashboard/sessions/${id}`]: /^In /,
  'dashboard/credits': 'Credits',
  'dashboard/createConsumer': /./,
  'dashboard/createSession': /./,
  'dashboard/profile': /./,
});

/** An `Intl` whose time zone data are older than some names, or read a zone by another's clock. */
const olderData = ({ unknown, stale }: { unknown: string[]; stale: Record<string, string> }) => {
  const Real = Intl.DateTimeFormat;
  Intl.DateTimeFormat = new Proxy(Real, {
    construct: (target, [locale, options]) => {
      const zone = options?.timeZone;
      if (unknown.includes(zone)) throw new RangeError(`Invalid time zone specified: ${zone}`);
      const other = stale[zone];
      return new target(locale, other ? { ...options, timeZone: other } : options);
    },
  });
};

describe('a browser whose zone has no name', () => {
  it('shows every page of the dashboard, in the zone of the profile', async () => {
    const session = await planned('Europe/Kyiv');
    const nameless = await chromium.launch({ ...launchOptions, env: { ...process.env, TZ: 'Etc/Unknown' } });
    try {
      const page = await nameless.newPage({ viewport: screens.desktop, locale: 'en-GB' });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await logIn(page, product);
      expect(await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
        'Etc/Unknown',
      );
      for (const [path, name] of Object.entries(pages(session.id))) {
        await page.goto(`${product.url}/${path}`);
        await heading(page, name);
        await page.getByText('Times are shown in Lisbon time, as in your profile.').waitFor();
      }
      expect(errors).toEqual([]);
    } finally {
      await nameless.close();
    }
  });
});

describe('a browser whose time zone data are older than the session', () => {
  it.each([
    ['Europe/Kyiv', ['Europe/Kyiv']],
    ['Asia/Kolkata', ['Asia/Kolkata', 'Asia/Calcutta']],
  ])('shows the console of a session in %s', async (zone, unknown) => {
    const session = await planned(zone);
    const olga = await openVisitor(browser, 'Olga');
    await olga.context.addInitScript(olderData, { unknown, stale: {} });
    await logIn(olga.page, product);
    await olga.page.goto(`${product.url}/dashboard/sessions/${session.id}`);
    await heading(olga.page, `In ${zone}`);
    const { clock } = await organiser.read(session.id);
    await olga.page.getByText(`${clock.time} (${clock.zone})`).first().waitFor();
    await olga.page.getByRole('button', { name: 'Change date and time' }).click();
    const dialog = olga.page.getByRole('dialog');
    expect(await dialog.getByLabel('Time', { exact: true }).inputValue()).toBe(clock.time);
    expect(olga.complaints()).toEqual([]);
    await olga.context.close();
  });

  it('plans the typed hour, and shows the same', async () => {
    const olga = await openVisitor(browser, 'Olga');
    await olga.context.addInitScript(olderData, {
      unknown: [],
      stale: { 'Europe/Berlin': 'Asia/Tokyo' },
    });
    const { page } = olga;
    await logIn(page, product);
    const source = await planned('Europe/Berlin');
    await page.goto(`${product.url}/dashboard/createSession?like=${source.id}`);
    await page.getByLabel('Session name').fill('Typed in Berlin');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Date').fill(`${inAYear}-06-10`);
    await page.getByLabel('Time', { exact: true }).fill('10:00');
    await page.getByText(/^Your browser shows \d\d:00 for this start/).waitFor();
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByText(/10 June \d+, 10:00 \(.+, GMT\+2\)/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Schedule and send invitations' }).click();
    await page.waitForURL(/\/dashboard\/sessions\/[\w-]{22}$/);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect(await organiser.read(id)).toMatchObject({
      timezone_id: 'Europe/Berlin',
      starts_at: `${inAYear}-06-10T08:00:00.000Z`,
      clock: { time: '10:00' },
    });
    await olga.context.close();
  });
});

it('a time that the clocks show twice is chosen', async () => {
  const session = await planned('Europe/Berlin');
  const olga = await openVisitor(browser, 'Olga');
  const { page } = olga;
  await logIn(page, product);
  await page.goto(`${product.url}/dashboard/sessions/${session.id}`);
  await page.getByRole('button', { name: 'Change date and time' }).click();
  const dialog = page.getByRole('dialog');
  const lastSunday = 31 - new Date(Date.UTC(inAYear, 9, 31)).getUTCDay();
  await dialog.getByLabel('Date', { exact: true }).fill(`${inAYear}-10-${lastSunday}`);
  await dialog.getByLabel('Time', { exact: true }).fill('02:30');
  await dialog.getByLabel('The clocks show 02:30 twice that day').selectOption('later');
  await dialog.getByText('This is the second of the two (Berlin time, GMT+1).').waitFor();
  await dialog.getByRole('button', { name: 'Change date and time' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await organiser.read(session.id)).toMatchObject({
    starts_at: `${inAYear}-10-${lastSunday}T01:30:00.000Z`,
    clock: { time: '02:30', fold: 'later', zone: 'Berlin time, GMT+1' },
  });
  await page.getByRole('button', { name: 'Change date and time' }).click();
  expect(await dialog.getByLabel('The clocks show 02:30 twice that day').inputValue()).toBe('later');
  expect(olga.complaints()).toEqual([]);
  await olga.context.close();
});

it('sign-up sets no zone that was not chosen', async () => {
  const nameless = await chromium.launch({ ...launchOptions, env: { ...process.env, TZ: 'Etc/Unknown' } });
  try {
    const page = await nameless.newPage({ viewport: screens.phone, locale: 'en-GB' });
    await page.goto(`${product.url}/signup`);
    const zone = page.getByLabel(/^Time zone/);
    await page.getByLabel(/^Country/).selectOption({ label: 'Portugal' });
    expect(await zone.inputValue()).toBe('');
    await zone.selectOption(organiserAccount.timezone_id);
  } finally {
    await nameless.close();
  }
});
