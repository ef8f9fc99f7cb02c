import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
import { type Organiser, organiserAccount, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { linkInMail, person, personalLink } from './owner-flow.ts';

let product: Product;
let organiser: Organiser;
let browser: Browser;
let sessionId: string;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '4' });
  organiser = await signUpOrganiser(product);
  browser = await launchBrowser();
  const teams = [{ name: 'Lanterns', people: ['Ana', 'Bo'].map(person) }];
  ({ id: sessionId } = await organiser.schedule({ title: 'Mangled', teams }));
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const ana = person('Ana').email;
const shown = { name: 'Mangled', exact: true };

describe('a personal link that was changed on its way', () => {
  it.each([
    ['with %23 for its number sign', (link: string) => link.replace('#', '%23')],
    ['encoded twice', (link: string) => link.replace('#link=', '%2523link%253D')],
    ['with a full stop', (link: string) => `${link}.`],
    ['with a bracket and an encoded quote', (link: string) => `${link})%22`],
    ['with a character without a width', (link: string) => link.replace('#link=', '#link=\u200b')],
    ['with %23 and a comma', (link: string) => `${link.replace('#', '%23')},`],
    ['with two slashes', (link: string) => link.replace('/experience', '//experience')],
    ['with capitals', (link: string) => link.replace('/experience', '/Experience')],
  ])('%s opens the seat, and leaves no token in the address', async (_, mangle) => {
    const visitor = await openVisitor(browser, 'Ana');
    const { page } = visitor;
    const referrers: string[] = [];
    const link = await personalLink(product, ana);
    const token = link.split('#link=')[1] ?? '';
    page.on('request', (request) => referrers.push(request.headers().referer ?? ''));
    await page.goto(mangle(link));
    await page.getByText(shown.name, { exact: true }).first().waitFor();
    await page.getByText(/Ana/).first().waitFor();
    expect(page.url()).not.toContain(token);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/experience/(wait/)?${sessionId}$`));
    expect(referrers.filter((one) => one.includes(token))).toEqual([]);
    expect(visitor.complaints()).toEqual([]);
    await visitor.context.close();
  });

  it('opens the seat where the page itself has to read it', async () => {
    const visitor = await openVisitor(browser, 'Ana');
    const { page } = visitor;
    const [before, token = ''] = (await personalLink(product, ana)).split('#link=');
    await page.goto(`${product.url}/experience`);
    await page.evaluate((to) => window.location.replace(to), `${before}#link=${token}.`);
    await page.getByText(/Ana/).first().waitFor();
    expect(page.url()).not.toContain(token);
    await visitor.context.close();
  });
});

it('a link of an account survives the same, and acts when it is pressed', async () => {
  const email = 'mel@acme-mangled.test';
  const { page, context } = await openVisitor(browser, 'Mel', { expected: /Failed to load resource/ });
  await fetch(`${product.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ ...organiserAccount, email, company_name: 'Mangled' }),
  });
  const link = await linkInMail(product, email, '/verify/');
  await page.goto(`${link.replaceAll('&', '&amp;')})`);
  await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor();

  await page.goto(`${product.url}/forgot-password`);
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const reset = await linkInMail(product, email, '/reset-password/');
  await page.goto(`${reset.replace('#', '%23').replace('%40', '@')}>,`);
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  expect(await page.getByLabel('Work email').inputValue()).toBe(email);
  await context.close();
});

it('an address with a malformed percent sign, and the file of a page, have a page', async () => {
  const { page, context } = await openVisitor(browser, 'lost', { expected: /Failed to load resource/ });
  await page.goto(`${product.url}/%E0%A4%A`);
  await page.getByText('Page Not Found').first().waitFor();
  await page.goto(`${product.url}/experience/${sessionId}%`);
  expect(await page.getByLabel('Session ID').inputValue()).toBe(sessionId);
  await page.goto(`${product.url}/index.html`);
  await page.waitForURL(`${product.url}/`);
  await context.close();
});

it('a scanner that opens every link of a mail uses none up, and the first visit is that of the person', async () => {
  const bo = person('Bo of the scanner').email;
  const teams = [{ name: 'Lanterns', people: [person('Bo of the scanner')] }];
  const inThreeDays = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString();
  const { id } = await organiser.schedule({ title: 'Scanned', starts_at: inThreeDays, teams });
  await personalLink(product, bo);
  const seatOf = async () => (await organiser.read(id)).seats[0];
  const mails = await product.outbox(bo);
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  expect(links.length).toBeGreaterThan(1);
  await expect.poll(async () => (await seatOf())?.state).toBe('sent');
  const before = await seatOf();
  const scanner = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  for (const link of links) {
    const page = await scanner.newPage();
    await page.goto(link, { waitUntil: 'networkidle' });
    if (link.includes('#link=')) await page.getByText(/Bo/).first().waitFor();
    await page.goto(`${product.url}/systemCheck`, { waitUntil: 'networkidle' });
    await page.close();
  }
  await scanner.close();
  await expect.poll(seatOf).toEqual(before);

  const visitor = await openVisitor(browser, 'Bo');
  await visitor.page.goto(await personalLink(product, bo));
  await visitor.page.getByText(/Bo/).first().waitFor();
  expect((await organiser.read(id)).people.opened).toBe(0);
  await visitor.page.mouse.move(30, 30);
  await expect.poll(async () => (await organiser.read(id)).people.opened).toBe(1);
  expect(await seatOf()).toMatchObject({ another_device_at: null, timezone_id: 'Europe/Lisbon' });
  expect(visitor.complaints()).toEqual([]);
  await visitor.context.close();
});
