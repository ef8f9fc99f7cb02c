import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { type Organiser, organiserAccount } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { personalLink, scheduleGathering, signedInOwner } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let olga: Visitor;
let organiser: Organiser;
let sessionId: string;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '3' });
  browser = await launchBrowser();
  olga = await openVisitor(browser, 'Olga');
  organiser = await signedInOwner(olga.page, product);
  sessionId = await scheduleGathering(organiser);
  await olga.page.goto(`${product.url}/dashboard/sessions/${sessionId}`);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

async function cannotComeLink(recipient: string): Promise<string> {
  const invitation = (await product.outbox(recipient)).find(({ kind }) => kind === 'invitation');
  const link = invitation?.text.match(/^I can’t come: (\S+)$/m)?.[1];
  if (!link) throw new Error(`The invitation of ${recipient} does not say how to decline`);
  return link;
}

const asks = (page: Page) => page.getByRole('heading', { name: 'Can’t come?' }).waitFor();
const hasDeclined = (page: Page) => page.getByRole('heading', { name: 'You’ve declined' }).waitFor();
const isWaiting = (page: Page) => page.getByRole('heading', { name: 'Who is here' }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (name: string) => olga.page.getByRole('row').filter({ hasText: name });

/** What the organiser's page of the session counts, by its label. */
const counted = (label: string) =>
  olga.page.locator('dl > div').filter({ hasText: label }).locator('dd').innerText();

describe('a guest who declines', () => {
  it('declines from the invitation, is seen by the organiser, and withdraws it', async () => {
    const { page, complaints } = await openVisitor(browser, 'Cy', { timezoneId: 'Asia/Tokyo' });
    await page.goto(await cannotComeLink('cy@acme.test'));
    await asks(page);
    await page.mouse.move(20, 20);
    expect(await page.locator('time').innerText()).toMatch(/GMT\+9|JST/);
    expect(await screenProblems(page)).toEqual([]);
    await page.getByText('Olga Owner will see this').waitFor();
    await row('Cy Young').getByText('Opened').waitFor();

    await press(page, 'I can’t come');
    await hasDeclined(page);
    await page.getByText('Olga Owner can see this.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('You’ve declined');
    expect(await screenProblems(page)).toEqual([]);
    await row('Cy Young').getByText('Cannot come').waitFor();
    await expect.poll(() => counted('cannot come')).toBe('1 of 3');
    expect(await counted('opened the link')).toBe('0 of 2');

    await page.goto(await personalLink(product, 'cy@acme.test'));
    await hasDeclined(page);
    await press(page, 'I can come after all');
    await page.waitForURL(`**/experience/wait/${sessionId}`);
    await isWaiting(page);
    await page.getByText('Cy Young (you)').waitFor();
    await row('Cy Young').getByText('Joined').waitFor();
    await olga.page.getByRole('listitem').filter({ hasText: 'Cy Young (Tokyo)' }).waitFor();
    expect([...complaints(), ...olga.complaints()]).toEqual([]);
    await page.context().close();
  });

  it('declines in the waiting room; the others see the seat vanish and return', async () => {
    const bo = await openVisitor(browser, 'Bo');
    await bo.page.goto(await personalLink(product, 'bo@acme.test'));
    await isWaiting(bo.page);
    const ana = await openVisitor(browser, 'Ana', { screen: 'phone' });
    await ana.page.goto(await personalLink(product, 'ana@acme.test'));
    await isWaiting(ana.page);
    const seatOfAna = bo.page.getByRole('listitem').filter({ hasText: 'Ana Silva' });
    await seatOfAna.getByText('here', { exact: true }).waitFor();
    expect([await screenProblems(ana.page), await screenProblems(bo.page)]).toEqual([[], []]);

    await ana.page.getByRole('link', { name: 'I can’t come' }).click();
    await asks(ana.page);
    expect(await screenProblems(ana.page)).toEqual([]);
    await press(ana.page, 'Keep my seat');
    await isWaiting(ana.page);
    await ana.page.getByRole('link', { name: 'I can’t come' }).click();
    await press(ana.page, 'I can’t come');
    await hasDeclined(ana.page);
    expect(await screenProblems(ana.page)).toEqual([]);
    await seatOfAna.waitFor({ state: 'detached' });
    await row('Ana Silva').getByText('Cannot come').waitFor();
    await ana.page.reload();
    await hasDeclined(ana.page);

    await press(ana.page, 'I can come after all');
    await isWaiting(ana.page);
    await seatOfAna.getByText('here', { exact: true }).waitFor();
    expect([...ana.complaints(), ...bo.complaints(), ...olga.complaints()]).toEqual([]);
    await bo.page.context().close();
    await ana.page.context().close();
  });

  it('is known on the laptop that waits when they say so on the phone', async () => {
    const laptop = await openVisitor(browser, 'laptop');
    await laptop.page.goto(await personalLink(product, 'ana@acme.test'));
    await isWaiting(laptop.page);
    const phone = await openVisitor(browser, 'phone', { screen: 'phone' });
    await phone.page.goto(await cannotComeLink('ana@acme.test'));
    await press(phone.page, 'I can’t come');
    await hasDeclined(laptop.page);
    await press(laptop.page, 'I can come after all');
    await isWaiting(laptop.page);
    await laptop.page.getByText('Ana Silva (you)').waitFor();
    await row('Ana Silva').getByText('Joined', { exact: true }).waitFor();
    expect([...laptop.complaints(), ...phone.complaints()]).toEqual([]);
    await laptop.context.close();
    await phone.context.close();
  });

  it('keeps the page offline and shows what to do', async () => {
    const { page, context } = await openVisitor(browser, 'Cy');
    await page.goto(await cannotComeLink('cy@acme.test'));
    await asks(page);
    await page.mouse.move(20, 20);
    await context.setOffline(true);
    await press(page, 'I can’t come');
    await page.getByRole('alert').filter({ hasText: 'Please try again' }).waitFor();
    await asks(page);
    await context.setOffline(false);
    await press(page, 'I can’t come');
    await hasDeclined(page);
    await context.close();
  });
});

describe('a waiting guest', () => {
  it('and whose device has a problem is named to the organiser, by what does not work', async () => {
    const { page } = await openVisitor(browser, 'Ana', { expected: /net::ERR_FAILED/ });
    await page.goto(await personalLink(product, 'ana@acme.test'));
    await isWaiting(page);
    await page.route('**/media/**/*.m3u8', (route) => route.abort());
    await page.getByRole('link', { name: 'Check device' }).click();
    await page.getByText('Your host only sees which of these work').waitFor();
    await row('Ana Silva').getByText('Device problem').waitFor();
    await row('Ana Silva').getByText('Does not work: films').waitFor();
    await expect.poll(() => counted('with device problems')).toBe('1 of 2');
    expect(await screenProblems(olga.page)).toEqual([]);
    await olga.page.goto(`${product.url}/dashboard`);
    await olga.page
      .getByRole('link', { name: 'Ana Silva needs help with their device before Winter gathering' })
      .click();
    await row('Ana Silva').getByText('Device problem').waitFor();
    await page.context().close();
  });

  it('and whose seat the organiser removes is informed at once and by the old link', async () => {
    const link = await personalLink(product, 'ana@acme.test');
    const isGivenUp = async () => {
      await page.getByRole('heading', { name: 'You’re no longer on the guest list' }).waitFor();
      await page
        .getByText('Olga Owner of Acme removed you from the guest list for “Winter gathering” on')
        .waitFor();
    };
    const { page, complaints } = await openVisitor(browser, 'Ana', {
      screen: 'phone',
      expected: /status of 4(01|10)/,
    });
    await page.goto(link);
    await isWaiting(page);
    await row('Ana Silva').getByRole('button', { name: 'Actions for Ana Silva' }).click();
    await olga.page.getByRole('menuitem', { name: 'Remove from session' }).click();
    await olga.page.getByRole('dialog', { name: 'Remove Ana Silva from the session?' }).waitFor();
    expect(await screenProblems(olga.page)).toEqual([]);
    await press(olga.page, 'Remove guest');
    await isGivenUp();
    expect(await screenProblems(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('experience_token'))).toBeNull();
    await page.reload();
    await isGivenUp();

    await page.goto(product.url);
    const opened: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.postData()?.includes('link_token'))
        opened.push(request.url());
    });
    await page.goto(link);
    await isGivenUp();
    expect(opened, 'a refusal counts once').toHaveLength(1);
    await page.reload();
    await isGivenUp();
    await press(page, 'I have another invitation');
    await page.getByRole('heading', { name: 'Take your seat' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Take your seat' }).waitFor();
    await page.getByLabel('Your email').fill('ana@acme.test');
    await press(page, 'Join');
    await page.getByText('We couldn’t find an invitation for this email and session.').waitFor();
    expect(await screenProblems(page)).toEqual([]);
    expect([...complaints(), ...olga.complaints()].filter((text) => !/status of 422/.test(text))).toEqual([]);
    await page.context().close();
  });
});

describe('their clocks', () => {
  const ofCy = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Cy Young (Tokyo)' });

  it('stand beside the time of a session to come, beside a new time, and in the plan of another', async () => {
    const cy = await openVisitor(browser, 'Cy', { timezoneId: 'Asia/Tokyo' });
    await cy.page.goto(await personalLink(product, 'cy@acme.test'));
    await hasDeclined(cy.page);
    await cy.page.context().close();
    const { page } = olga;
    const people = [{ first_name: 'Cy', last_name: 'Young', email: 'cy@acme.test' }];
    const starts_at = '2029-03-06T10:00:00Z';
    const { id } = await organiser.schedule({
      title: 'In spring',
      starts_at,
      teams: [{ name: 'Owls', people }],
    });
    await page.goto(`${product.url}/dashboard/sessions/${id}`);
    await ofCy(page).getByText('19:00 Tue 6 Mar').waitFor();
    expect(await screenProblems(page)).toEqual([]);

    await press(page, 'Change date and time');
    const dialog = page.getByRole('dialog', { name: 'Change date and time' });
    await dialog.getByLabel('Time', { exact: true }).fill('17:30');
    const moved = dialog.getByRole('listitem').filter({ hasText: 'Cy Young (Tokyo)' });
    await moved.getByText('02:30 Wed 7 Mar').waitFor();
    await moved.getByText('outside common working hours').waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();

    await page.goto(`${product.url}/dashboard/createSession?like=${id}`);
    await press(page, 'Continue');
    await page.getByLabel('Date').fill('2029-03-08');
    await ofCy(page).getByText('19:00 Thu 8 Mar').waitFor();
    expect(await screenProblems(page)).toEqual([]);
  });
});

it('people who wait for a company that closes its account are informed at once and by the old link', async () => {
  const { email, password } = organiserAccount;
  await organiser.cancel(sessionId);
  const people = [{ first_name: 'Bo', last_name: 'Lind', email: 'bo@acme.test' }];
  const planned = await organiser.schedule({
    starts_at: '2029-05-06T10:00:00Z',
    teams: [{ name: 'Owls', people }],
  });
  const link = planned.seats[0]?.personal_link ?? '';
  const { page, complaints } = await openVisitor(browser, 'Bo', {
    screen: 'phone',
    expected: /status of 4(01|10)/,
  });
  await page.goto(link);
  await page.getByRole('heading', { name: 'Who is here' }).waitFor();

  await olga.page.goto(`${product.url}/dashboard/profile`);
  await press(olga.page, 'Close the company’s account');
  await olga.page.getByLabel('Type your email to confirm').fill(email);
  await olga.page.getByRole('dialog').getByLabel('Password', { exact: false }).first().fill(password);
  await press(olga.page, 'Close account permanently');
  await olga.page.waitForURL(`${product.url}/?logout=true`);

  const isClosed = async () => {
    await page.getByRole('heading', { name: 'The company has closed its account' }).waitFor();
    await page.getByText('Its sessions are cancelled').waitFor();
  };
  await isClosed();
  expect(await screenProblems(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('experience_token'))).toBeNull();
  await page.goto(product.url);
  await page.goto(link);
  await isClosed();
  expect(complaints()).toEqual([]);
  await page.context().close();
});
