import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionDetail } from '../../contract/calls/schemas/sessions/session-detail.ts';
import { axeProblems, screenProblems } from '../support/browser/accessibility.ts';
import { awayWords, launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import {
  answerMailQuestion,
  fillWizard,
  gathering,
  logIn,
  person,
  personalLink,
  scheduleSession,
} from './owner-flow.ts';

const hourMs = 60 * 60_000;

let product: Product;
let browser: Browser;
let organiser: Organiser;
let olga: Visitor;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '40', STORY_CLOCK_RATE: '4' });
  browser = await launchBrowser();
  organiser = await signUpOrganiser(product);
  olga = await openVisitor(browser, 'Olga');
  await logIn(olga.page, product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const startsIn = (ms: number) => ({ starts_at: new Date(Date.now() + ms).toISOString() });

const twoTeams = (own: string, mates: string[]) => [
  { name: 'Lanterns', people: [person(own)] },
  { name: 'Herons', people: mates.map(person) },
];

const describedBy = (control: Locator) =>
  control.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  );
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const pageOf = (session: Pick<SessionDetail, 'id'>) => `${product.url}/dashboard/sessions/${session.id}`;

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await press(page, menu);
  const wanted = page.getByRole('menuitem', { name: item, exact: true });
  await wanted.waitFor();
  expect(await axeProblems(page, ['aria-required-children', 'region'])).toEqual([]);
  await wanted.click();
}

describe('a planned session', () => {
  it('has its title, options and teams changed, its details confirmed, on both sides of the screen', async () => {
    const session = await organiser.schedule({
      title: 'The old name',
      ...startsIn(10 * 60_000),
      teams: twoTeams('Ada', ['Ben', 'Cleo']),
    });
    const ada = await openVisitor(browser, 'Ada');
    await ada.page.goto(await personalLink(product, person('Ada').email));
    await ada.page.getByText('The old name').first().waitFor();
    const { page } = olga;
    await page.goto(pageOf(session));

    await press(page, 'Name and options');
    const form = page.getByRole('form', { name: 'Name and options' });
    await form.getByLabel('Session name').fill('The new name');
    await form.getByLabel('Time for decisions').selectOption('2');
    await form.getByLabel('Video room').fill('https://meet.example/muster-{team}');
    await form.getByRole('switch', { name: 'Team chat' }).click();
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Save');
    await says(page, 'Experience updated successfully!');
    await page.getByRole('heading', { name: 'The new name' }).waitFor();
    await ada.page.getByText('The new name').first().waitFor();
    const videoRoom = ada.page.getByRole('link', { name: 'Open team video room' });
    const opens = () => videoRoom.first().getAttribute('href');
    await expect.poll(opens).toBe('https://meet.example/muster-1');
    expect((await organiser.read(session.id)).options).toEqual({
      timer_factor: 2,
      chat: false,
      analytics: true,
      video_room_url: 'https://meet.example/muster-{team}',
    });

    const confirm = page.getByRole('button', { name: 'Mark details as checked' });
    expect(await describedBy(confirm)).toContain('Guests aren’t notified');
    await confirm.click();
    await says(page, 'Event details confirmed successfully!');
    await page.getByText(/^Details confirmed /).waitFor();

    const ownTeam = (team: string) =>
      ada.page.getByRole('region', { name: team }).getByText('Ada Guest (you)').waitFor();
    await ownTeam('Lanterns');
    await choose(page, 'Actions for Ada Guest', 'Move to Herons');
    await says(page, 'Attendees updated successfully!');
    await ownTeam('Herons');
    await expect.poll(opens).toBe('https://meet.example/muster-2');
    expect(olga.complaints()).toEqual([]);
    await ada.page.context().close();
  });

  it('is edited in two windows: neither overwrites the other, and a new time can be undone before it is mailed', async () => {
    const session = await organiser.schedule({ title: 'One of us', ...startsIn(30 * hourMs) });
    const { page } = olga;
    const other = await page.context().newPage();
    for (const one of [page, other]) await one.goto(pageOf(session));
    await press(page, 'Change date and time');
    const time = page.getByLabel('Time', { exact: true });
    const known = await time.inputValue();
    await press(other, 'Change date and time');
    const theirs = known === '23:45' ? '22:45' : '23:45';
    await other.getByLabel('Time', { exact: true }).fill(theirs);
    await other.getByRole('dialog').getByRole('button', { name: 'Change date and time' }).click();
    await answerMailQuestion(other, 'Change date and time', 'Everyone on the list (4 people)');
    await other.getByRole('status', { name: 'New time' }).waitFor();

    const notice = page.getByRole('alert', { name: 'Changed while you were editing' });
    await notice.getByText('Olga Owner changed this session').waitFor();
    expect(await time.inputValue()).toBe(known);
    expect(await screenProblems(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Change date and time' }).click();
    await answerMailQuestion(page, 'Change date and time', 'Everyone on the list (4 people)');
    await says(page, 'Somebody changed this session while you were editing. Compare both, then save again.');
    await notice.getByRole('button', { name: 'Keep theirs' }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await time.inputValue()).toBe(theirs);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

    await press(page, 'Undo the change');
    await says(page, 'Experience date updated successfully!');
    await other.getByRole('status', { name: 'New time' }).waitFor({ state: 'detached' });
    const back = await organiser.read(session.id);
    expect([back.starts_at, back.unmailed_move]).toEqual([session.starts_at, null]);
    await other.close();
    expect(olga.complaints().filter((line) => !line.includes('status of 409'))).toEqual([]);
  });

  it('mails its guests in German if planned so, and previews the invitation', async () => {
    const { page } = olga;
    await fillWizard(page, product);
    await press(page, 'Change Options');
    await page.getByLabel('Email language').selectOption({ label: 'Deutsch' });
    await press(page, 'Continue');
    await page.getByText('Read the invitation').click();
    const letter = page.frameLocator('iframe[title="The invitation"]');
    await letter.getByRole('link', { name: 'Meinen persönlichen Link öffnen' }).click();
    await letter.getByText(/lädt dich ein, mit deinem Team eine Geschichte zu spielen/).waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await scheduleSession(page);
    for (const [, , email] of gathering.people) {
      const subjects = (await product.outbox(email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.includes(gathering.title))).toEqual([
        expect.stringContaining('Einladung: '),
      ]);
    }
    expect(olga.complaints()).toEqual([]);
  });

  it('mails a message to its people, which another window shows', async () => {
    const session = await organiser.schedule({
      ...startsIn(30 * hourMs),
      teams: twoTeams('Ada', ['Ben', 'Cleo']),
    });
    const { page } = olga;
    const other = await page.context().newPage();
    await other.goto(pageOf(session));
    const list = other.getByRole('list', { name: 'Emails to the guests of this session' });
    await list.getByText('Invitation').waitFor();
    expect(await list.getByText('sent automatically').count()).toBe(3);

    await page.goto(pageOf(session));
    await press(page, 'Email guests');
    await page.getByLabel('Message').fill('Bring a pen.');
    await page.keyboard.press('Escape');
    await press(page, 'Email guests');
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'Herons' });
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Send to 2 people');
    expect(await screenProblems(page)).toEqual([]);
    await answerMailQuestion(page, 'Send message', 'Herons (2 people)');
    await says(page, 'Your message is on its way');
    await list.getByText('Bring a pen.').waitFor();
    await list.getByText('by Olga Owner to 2 guests (Herons)').waitFor();
    const mailTo = async (name: string) =>
      (await product.outbox(person(name).email)).filter(({ text }) => text.includes('> Bring a pen.')).length;
    expect([await mailTo('Ada'), await mailTo('Ben'), await mailTo('Cleo')]).toEqual([0, 1, 1]);
    expect(await screenProblems(other)).toEqual([]);
    expect(olga.complaints()).toEqual([]);
    await other.close();
  });

  it('is deleted only after confirmation, and restored from the archive', async () => {
    const { page } = olga;
    const session = await organiser.schedule({ title: 'To be put away', ...startsIn(48 * hourMs) });
    await page.goto(pageOf(session));
    await press(page, 'Cancel session');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel session' }).click();
    await says(page, 'Session cancelled successfully!');
    await page.goto(`${product.url}/dashboard/sessions?tab=cancelled`);
    const menu = 'Actions for To be put away';
    const link = page.getByRole('link', { name: 'To be put away' });
    await choose(page, menu, 'Archive');
    await says(page, 'Experience archived successfully!');
    await link.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /^Archived/ }).click();
    await choose(page, menu, 'Restore from archive');
    await link.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /^Cancelled/ }).click();
    await choose(page, menu, 'Delete');
    const asks = page.getByRole('dialog', { name: 'Delete “To be put away”?' });
    await asks.getByText('You can’t undo this.').waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Keep session');
    await asks.waitFor({ state: 'detached' });
    expect((await organiser.read(session.id)).title).toBe('To be put away');
    await choose(page, menu, 'Delete');
    await press(page, 'Delete session');
    await says(page, 'Experience deleted successfully!');
    await link.waitFor({ state: 'detached' });
    await expect(organiser.read(session.id)).rejects.toThrow('SESSION_001');
  });

  it('closes its dialog when another window cancels it, and reports when it is deleted there', async () => {
    const { page } = olga;
    const session = await organiser.schedule({ title: 'To be called off', ...startsIn(48 * hourMs) });
    await page.goto(pageOf(session));
    await press(page, 'Name and options');
    const dialog = page.getByRole('dialog', { name: 'Name and options' });
    await dialog.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
    const backgrounds = (selector: string) =>
      page.locator(selector).evaluate((part) => getComputedStyle(part).backgroundColor);
    expect(await backgrounds('[role=dialog] [class*=_head_]')).toBe(await backgrounds('[role=dialog]'));

    await organiser.cancel(session.id);
    await dialog.waitFor({ state: 'detached' });
    await says(page, 'Cancelled');
    await organiser.remove(session.id);
    await page.getByRole('heading', { name: 'Session not found' }).waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'All sessions' }).click();
    await page.getByRole('heading', { name: 'Sessions' }).waitFor();
    expect(olga.complaints().filter((text) => !/status of 404/.test(text))).toEqual([]);
  });

  it('is archived and restored with others', async () => {
    const { page } = olga;
    for (const title of ['Put away one', 'Put away two']) {
      const { id } = await organiser.schedule({ title, ...startsIn(48 * hourMs) });
      await organiser.cancel(id);
    }
    const links = page.getByRole('link', { name: /^Put away/ });
    const select = async () => {
      for (const name of ['one', 'two'])
        await page.getByRole('checkbox', { name: `Select Put away ${name}` }).check();
    };
    await page.goto(`${product.url}/dashboard/sessions?tab=cancelled`);
    await links.nth(1).waitFor();
    await select();
    await says(page, '2 selected');
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Archive selected');
    await says(page, 'Experiences archived successfully!');
    await expect.poll(() => links.count()).toBe(0);
    await page.getByRole('tab', { name: /^Archived/ }).click();
    await links.nth(1).waitFor();
    await select();
    await press(page, 'Restore from archive');
    await expect.poll(() => links.count()).toBe(0);
    await page.getByRole('tab', { name: /^Cancelled/ }).click();
    await expect.poll(() => links.count()).toBe(2);
  });

  it('is judged by the server’s clock, not the device’s', async () => {
    const session = await organiser.schedule({ title: 'By one clock', ...startsIn(2 * hourMs) });
    const slow = await openVisitor(browser, 'Olga on a slow device');
    await slow.page.clock.install({ time: Date.now() - 6 * hourMs });
    await logIn(slow.page, product);
    await slow.page.goto(pageOf(session));
    await slow.page.getByText(/^in (2 hours|1 hour|1\d\d minutes)$/).waitFor();
    await press(slow.page, 'Change date and time');
    const dialog = slow.page.getByRole('dialog', { name: 'Change date and time' });
    const past = new Date(Date.now() - 3 * hourMs);
    const wall = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon', hourCycle: 'h23', ...options }).format(
        past,
      );
    await dialog
      .getByLabel('Date', { exact: true })
      .fill(wall({ year: 'numeric', month: '2-digit', day: '2-digit' }));
    await dialog.getByLabel('Time', { exact: true }).fill(wall({ hour: '2-digit', minute: '2-digit' }));
    const sent: string[] = [];
    slow.page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await dialog.getByRole('button', { name: 'Change date and time' }).click();
    await dialog.getByText(/^The experience start time must be in the future/).waitFor();
    expect(sent.filter((url) => url.endsWith('/reschedule'))).toEqual([]);
    await slow.page.context().close();
  });
});

describe('a running session', () => {
  it('a cancellation missed offline is shown when online again', async () => {
    const session = await organiser.schedule({ title: 'Unheard', ...startsIn(48 * hourMs) });
    const away = await openVisitor(browser, 'Olga away', { expected: awayWords });
    await logIn(away.page, product);
    await away.page.route('**/api/dashboard/events', (route) => route.abort());
    await away.page.goto(pageOf(session));
    await says(away.page, 'Scheduled');
    await organiser.cancel(session.id);
    await away.page.unroute('**/api/dashboard/events');
    await says(away.page, 'Cancelled');
    expect(away.complaints()).toEqual([]);
    await away.context.close();
  });

  it('is led from any of several tabs, of which each keeps one connection', async () => {
    const session = await organiser.schedule({ title: 'Seen three times', ...startsIn(5 * 60_000) });
    const tabs = await Promise.all([1, 2, 3].map(() => olga.context.newPage()));
    const streams: string[] = [];
    for (const tab of tabs)
      tab.on('request', (request) => {
        if (request.url().endsWith('/api/dashboard/events')) streams.push(request.url());
      });
    for (const tab of tabs) {
      await tab.goto(pageOf(session));
      await tab.getByRole('button', { name: 'Pause before the start' }).waitFor();
    }
    await tabs[2]?.getByRole('button', { name: 'Pause before the start' }).click();
    for (const tab of tabs) await tab.getByRole('button', { name: 'Resume' }).waitFor();
    expect(streams).toHaveLength(tabs.length);
    for (const tab of tabs) await tab.close();
    await organiser.cancel(session.id);
  });

  it('takes a person to another table, names the keys that exist, and ends only after a question', async () => {
    const session = await organiser.schedule({
      title: 'On the way',
      ...startsIn(10 * 60_000),
      teams: twoTeams('Dora', ['Emil', 'Finn']),
    });
    const dora = await openVisitor(browser, 'Dora');
    await dora.page.goto(await personalLink(product, person('Dora').email));
    await dora.page.getByText('Dora Guest (you)').waitFor();
    const { page } = olga;
    await page.goto(pageOf(session));
    await press(page, 'Start now');
    await dora.page.waitForURL(`**/experience/live/${session.id}`);
    await choose(page, 'Actions for Dora Guest', 'Move to Herons');
    await says(page, 'Attendees updated successfully!');
    const table = dora.page.getByRole('list', { name: 'Your table' });
    await table.getByText('Emil Guest').waitFor();
    const options = dora.page.getByRole('button', { name: /^\d/ });
    await dora.page.getByText(/Select an option/).waitFor();
    const count = await dora.page.locator('fieldset button').count();
    await dora.page.getByText(`or press ${count === 2 ? '1 or 2' : `1 to ${count}`}`).waitFor();
    expect(await options.count()).toBeLessThanOrEqual(count);

    await press(page, 'End the session');
    const asks = page.getByRole('dialog', { name: 'End the session for everybody?' });
    await asks.getByText('You can’t undo this.').waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Keep it running');
    await asks.waitFor({ state: 'detached' });
    expect((await organiser.read(session.id)).status).toBe('live');
    await press(page, 'End the session');
    await asks.getByRole('button', { name: 'End the session' }).click();
    await expect.poll(async () => (await organiser.read(session.id)).status).toBe('completed');
    await dora.page.getByRole('heading', { name: 'The story has ended' }).waitFor();
    expect(olga.complaints()).toEqual([]);
    await dora.page.context().close();
  });
});

it('/dashboard/home is the dashboard', async () => {
  await olga.page.goto(`${product.url}/dashboard/home`);
  await olga.page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
});
