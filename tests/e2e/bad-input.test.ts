import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
import { type Organiser, organiserAccount as owner } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { fillWizard, personalLink, scheduleGathering, signedInOwner } from './owner-flow.ts';

/** A refused request is logged by the browser itself. */
const refused = /Failed to load resource.*(401|402|404|409|410|422|429)/;

const nextYear = `${new Date().getFullYear() + 1}-06-15`;

let product: Product;
let browser: Browser;
let page: Page;
let organiser: Organiser;
let sessionId: string;

beforeAll(async () => {
  product = await startProduct();
  browser = await launchBrowser();
  page = (await openVisitor(browser, 'Olga', { expected: refused })).page;
  organiser = await signedInOwner(page, product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const stranger = async () => (await openVisitor(browser, 'stranger', { expected: refused })).page;

const keeps = (field: ReturnType<Page['getByLabel']>, value: string) =>
  field.evaluate((element, expected) => {
    const { value: actual } = element as HTMLInputElement;
    if (actual !== expected) throw new Error(`the field holds "${actual}", typed was "${expected}"`);
  }, value);

const hasFocus = (control: Locator) =>
  expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);

/** Holds what is sent to an address until it is let go, or cut off. */
async function held(sender: Page, method: string, address: RegExp) {
  const { promise, resolve } = Promise.withResolvers<'continue' | 'abort'>();
  await sender.route(address, async (route) => {
    await route[route.request().method() === method ? await promise : 'fallback']();
  });
  return { letGo: (how: 'continue' | 'abort' = 'continue') => resolve(how) };
}

describe('bad input gets a clear error and loses nothing typed', () => {
  it('refuses a wrong password and keeps the address', async () => {
    const visitor = await stranger();
    await visitor.goto(`${product.url}/login`);
    await visitor.getByLabel(/email/i).fill(owner.email);
    await visitor.getByLabel(/^Password/).fill('not the password');
    await visitor.getByRole('button', { name: 'Log in' }).click();
    await visitor.getByText('These credentials do not match our records.').waitFor();
    await keeps(visitor.getByLabel(/email/i), owner.email);
    await visitor.context().close();
  });

  it('shows beside the field that an address is taken', async () => {
    const visitor = await stranger();
    await visitor.goto(`${product.url}/signup`);
    await visitor.getByLabel('First name').fill('Other');
    await visitor.getByLabel('Last name').fill('Person');
    await visitor.getByLabel('Work email').fill(owner.email);
    await visitor.getByLabel('Company').fill('Other');
    await visitor.getByLabel(/^Country/).selectOption({ label: 'Portugal' });
    await visitor.getByLabel(/^Password( \*)?$/).fill(owner.password);
    await visitor.getByLabel('Password again').fill(owner.password);
    await visitor.getByRole('button', { name: 'Create account' }).click();
    await visitor.getByText('Email already exists').waitFor();
    await keeps(visitor.getByLabel('First name'), 'Other');
    await visitor.context().close();
  });

  it('names the malformed line and why, and refuses a start in the past', async () => {
    await page.goto(`${product.url}/dashboard/createSession`);
    await page.getByRole('radio').first().check({ force: true });
    await page.getByLabel('Session name').fill('Winter gathering');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Date').fill('2020-01-01');
    await page.getByLabel('Time', { exact: true }).fill('10:00');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByText(
        'The experience start time must be in the future. Please select a time after the current time.',
      )
      .waitFor();
    await page.getByLabel('Date').fill(nextYear);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('People', { exact: true }).fill('Ana <ana@acme.test>\nBo without an address');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Line 2', { exact: true }).waitFor();
    await page
      .getByText(/No email address/)
      .first()
      .waitFor();
    await page.reload();
    await keeps(page.getByLabel('People', { exact: true }), 'Ana <ana@acme.test>\nBo without an address');
    await page.getByRole('button', { name: 'Story' }).click();
    await keeps(page.getByLabel('Session name'), 'Winter gathering');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => page.getByLabel('Session name').inputValue()).toBe('');
  });

  it('takes another number of teams or packs key by key, and keeps what the teams are called', async () => {
    await page.goto(`${product.url}/dashboard/createSession`);
    await page.getByRole('radio').first().check({ force: true });
    await page.getByLabel('Session name').fill('Winter gathering');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Date').fill(nextYear);
    await page.getByLabel('Time', { exact: true }).fill('10:00');
    await page.getByRole('button', { name: 'Continue' }).click();
    const teams = page.getByLabel('Teams', { exact: true });
    await page.getByLabel('People', { exact: true }).fill('Ana <ana@acme.test>\nBo <bo@acme.test>');
    await teams.fill('2');
    await page.getByLabel('Name of team 2').fill('Foxglove');
    await page.getByLabel('Team of Ana').selectOption('1');
    await teams.press('End');
    await teams.press('Backspace');
    await keeps(teams, '');
    await keeps(page.getByLabel('Name of team 2'), 'Foxglove');
    await teams.pressSequentially('12');
    await page.getByLabel('Name of team 12').waitFor();
    await keeps(page.getByLabel('Name of team 2'), 'Foxglove');
    await keeps(page.getByLabel('Team of Ana'), '1');
    await teams.fill('');
    await teams.blur();
    await keeps(teams, '12');
    await page.getByRole('button', { name: 'Start over' }).click();

    await page.goto(`${product.url}/dashboard/checkout`);
    const packs = page.getByLabel('Quantity');
    await packs.press('End');
    await packs.press('Backspace');
    await packs.pressSequentially('3');
    await keeps(packs, '3');
    await packs.press('End');
    await packs.press('Backspace');
    await packs.pressSequentially('1');
  });

  it('keeps the draft when there is no credit', async () => {
    sessionId = await scheduleGathering(organiser);
    await page.goto(`${product.url}/dashboard/createSession`);
    await page.getByRole('radio').first().check({ force: true });
    await page.getByLabel('Session name').fill('Second gathering');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Date').fill(nextYear);
    await page.getByLabel('Time', { exact: true }).fill('10:00');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('People', { exact: true }).fill('Ana <ana@acme.test>');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Schedule and send invitations' }).click();
    await page.getByText('Insufficient credits').first().waitFor();
    await page.getByRole('link', { name: /^Get \d+ credits?$/ }).click();
    await page.getByRole('heading', { name: 'Buy credits' }).waitFor();
    await page.goto(`${product.url}/dashboard/createSession`);
    await keeps(page.getByLabel('Session name'), 'Second gathering');
  });

  it('keeps a list of people to add when their dialog is closed, until they are added', async () => {
    await page.goto(`${product.url}/dashboard/sessions/${sessionId}`);
    const open = () => page.getByRole('button', { name: 'Add people' }).click();
    const people = page.getByRole('dialog').getByLabel('People');
    const isClosed = () => people.waitFor({ state: 'detached' });
    await open();
    await hasFocus(people);
    await people.fill('Dee <dee@acme.test>');
    await page.mouse.click(5, 400);
    await isClosed();
    await open();
    await keeps(people, 'Dee <dee@acme.test>');
    await page.getByRole('button', { name: 'Add and send invitations' }).click();
    await isClosed();
    await open();
    await keeps(people, '');
    await page.keyboard.press('Escape');
    await isClosed();
  });

  it('keeps changed details and a changed time of a session while their dialog is closed', async () => {
    await page.goto(`${product.url}/dashboard/sessions/${sessionId}`);
    const reopen = async (name: string) => {
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name }).click();
    };
    await page.getByRole('button', { name: 'Name and options' }).click();
    const title = page.getByRole('dialog').getByLabel('Session name');
    const endless = 'A name that somebody pasted. '.repeat(5).trim();
    await hasFocus(title);
    await title.fill(endless);
    await page.mouse.click(5, 400);
    await reopen('Name and options');
    await keeps(title, endless);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('120 characters fit into a name, and these are 144.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await reopen('Name and options');
    await expect.poll(() => title.inputValue()).not.toBe(endless);
    await page.keyboard.press('Escape');

    await reopen('Change date and time');
    const time = page.getByRole('dialog').getByLabel('Time', { exact: true });
    await hasFocus(page.getByRole('dialog').getByLabel('Date', { exact: true }));
    await time.fill('07:35');
    await page.keyboard.press('Escape');
    await reopen('Change date and time');
    await keeps(time, '07:35');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });

  it('does each thing that is done while the server takes its time, or shows that it cannot be done', async () => {
    await page.goto(`${product.url}/dashboard/sessions`);
    const calendar = await held(page, 'GET', /\/calendar\.ics$/);
    const menu = async (item: string) => {
      await page.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await menu('Download calendar file');
    await menu('Copy join link');
    await page.getByText('Link copied to clipboard!').waitFor();
    const saved = page.waitForEvent('download');
    calendar.letGo();
    expect((await saved).suggestedFilename()).toMatch(/\.ics$/);

    await page.goto(`${product.url}/dashboard/createConsumer`);
    const adding = await held(page, 'POST', /\/api\/consumer$/);
    const people = page.getByLabel('People', { exact: true });
    await people.fill('Eve <eve@acme.test>');
    await page.getByRole('button', { name: 'Add people' }).click();
    await people.fill('Eve <eve@acme.test>\nFay <fay@acme.test>');
    adding.letGo();
    await page.getByText('Participant added successfully!').waitFor();
    await keeps(people, 'Eve <eve@acme.test>\nFay <fay@acme.test>');

    await fillWizard(page, product);
    const planning = await held(page, 'POST', /\/api\/session$/);
    await page.getByRole('button', { name: 'Schedule and send invitations' }).click();
    const others = ['Back', 'Start over', 'Change Session', 'Story'].map((name) =>
      page.getByRole('button', { name, exact: name !== 'Story' }),
    );
    for (const other of others) await expect.poll(() => other.isDisabled()).toBe(true);
    planning.letGo('abort');
    for (const other of others) await expect.poll(() => other.isEnabled()).toBe(true);

    await page.goto(`${product.url}/dashboard/checkout`);
    await page.getByLabel('On invoice, by bank transfer').check();
    await page.getByLabel('Address').fill('Harbour Street 1, Lisbon');
    const ordering = await held(page, 'POST', /\/api\/checkout\/order$/);
    await page.getByRole('button', { name: 'Order on invoice' }).click();
    await expect.poll(() => page.getByLabel('Quantity').isDisabled()).toBe(true);
    ordering.letGo('abort');
    await expect.poll(() => page.getByLabel('Quantity').isEnabled()).toBe(true);
    await keeps(page.getByLabel('Address'), 'Harbour Street 1, Lisbon');
  });

  it('answers an unknown participant and keeps the form', async () => {
    const visitor = await stranger();
    await visitor.goto(`${product.url}/experience/${sessionId}`);
    await visitor.getByLabel('Your email').fill('nobody@acme.test');
    await visitor.getByRole('button', { name: 'Join' }).click();
    await visitor.getByText('We couldn’t find an invitation for this email and session.').waitFor();
    await keeps(visitor.getByLabel('Your email'), 'nobody@acme.test');
    await visitor.context().close();
  });

  it('shows an invited person that the session was cancelled', async () => {
    const link = await personalLink(product, 'ana@acme.test');
    await page.goto(`${product.url}/dashboard/sessions/${sessionId}`);
    await page.getByRole('button', { name: 'Cancel session', exact: true }).click();
    await hasFocus(page.getByRole('button', { name: 'Keep session' }));
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
    await page.getByText('Session cancelled successfully!').waitFor();
    const visitor = await stranger();
    await visitor.goto(link);
    await visitor.getByRole('heading', { name: 'This session has been cancelled' }).waitFor();
    await visitor.context().close();
  });
});
