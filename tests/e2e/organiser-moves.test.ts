import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionDetail } from '../../contract/calls/schemas/sessions.ts';
import { screenProblems } from '../support/accessibility.ts';
import { awayWords, launchBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/product.ts';
import { fillWizard, gathering, logIn, person, personalLink, scheduleSession } from './owner-flow.ts';

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

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const pageOf = (session: Pick<SessionDetail, 'id'>) => `${product.url}/dashboard/sessions/${session.id}`;

async function choose(page: Page, menu: string, item: string): Promise<void> {
  await press(page, menu);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
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

    await press(page, 'Title and options');
    const form = page.getByRole('form', { name: 'Title and options' });
    await form.getByLabel('Name of the session').fill('The new name');
    await form.getByLabel('Time for decisions').selectOption('2');
    await form.getByLabel('Video room').fill('https://meet.example/muster-{team}');
    await form.getByRole('switch', { name: 'Team chat' }).click();
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Save');
    await says(page, 'Experience updated successfully!');
    await page.getByRole('heading', { name: 'The new name' }).waitFor();
    await ada.page.getByText('The new name').first().waitFor();
    const videoRoom = ada.page.getByRole('link', { name: 'Open your team’s video room' });
    const opens = () => videoRoom.first().getAttribute('href');
    await expect.poll(opens).toBe('https://meet.example/muster-1');
    expect((await organiser.read(session.id)).options).toEqual({
      timer_factor: 2,
      chat: false,
      analytics: true,
      video_room_url: 'https://meet.example/muster-{team}',
    });

    await press(page, 'Confirm the details');
    await says(page, 'Event details confirmed successfully!');
    await page.getByText(/^Details confirmed /).waitFor();

    const ownTeam = (team: string) =>
      ada.page.getByRole('region', { name: team }).getByText('Ada Guest (you)').waitFor();
    await ownTeam('Lanterns');
    await choose(page, 'Actions for Ada Guest', 'Herons');
    await says(page, 'Attendees updated successfully!');
    await ownTeam('Herons');
    await expect.poll(opens).toBe('https://meet.example/muster-2');
    expect(olga.complaints()).toEqual([]);
    await ada.page.context().close();
  });

  it('writes to its guests in German where it is planned so, and shows the letter before it goes out', async () => {
    const { page } = olga;
    await fillWizard(page, product);
    await press(page, 'Change Options');
    await page.getByLabel('Language of the mails').selectOption({ label: 'Deutsch' });
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

  it('is written about to its people, and another window reads what was mailed to them', async () => {
    const session = await organiser.schedule({
      ...startsIn(30 * hourMs),
      teams: twoTeams('Ada', ['Ben', 'Cleo']),
    });
    const { page } = olga;
    const other = await page.context().newPage();
    await other.goto(pageOf(session));
    const list = other.getByRole('list', { name: 'Mails to the people of this session' });
    await list.getByText('Invitation').waitFor();
    expect(await list.getByText('goes out by itself').count()).toBe(3);

    await page.goto(pageOf(session));
    await press(page, 'Write to everybody');
    await page.getByLabel('Message').fill('Bring a pen.');
    await page.keyboard.press('Escape');
    await press(page, 'Write to everybody');
    await page.getByLabel('To', { exact: true }).selectOption({ label: 'Herons' });
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Send to 2 people');
    await says(page, 'Your message is on its way');
    await list.getByText('Bring a pen.').waitFor();
    await list.getByText('by Olga Owner to 2 people of Herons').waitFor();
    const told = async (name: string) =>
      (await product.outbox(person(name).email)).filter(({ text }) => text.includes('> Bring a pen.')).length;
    expect([await told('Ada'), await told('Ben'), await told('Cleo')]).toEqual([0, 1, 1]);
    expect(await screenProblems(other)).toEqual([]);
    expect(olga.complaints()).toEqual([]);
    await other.close();
  });

  it('is deleted only after a question, and comes back from the archive', async () => {
    const { page } = olga;
    const session = await organiser.schedule({ title: 'To be put away', ...startsIn(48 * hourMs) });
    await page.goto(pageOf(session));
    await press(page, 'Cancel');
    await press(page, 'Cancel the session');
    await says(page, 'Session cancelled successfully!');
    await page.goto(`${product.url}/dashboard/sessions?tab=cancelled`);
    const menu = 'Actions for To be put away';
    const link = page.getByRole('link', { name: 'To be put away' });
    await choose(page, menu, 'Archive');
    await says(page, 'Experience archived successfully!');
    await link.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /^Archived/ }).click();
    await choose(page, menu, 'Take out of the archive');
    await link.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /^Cancelled/ }).click();
    await choose(page, menu, 'Delete');
    const asks = page.getByRole('dialog', { name: 'Delete “To be put away”?' });
    await asks.getByText('This cannot be undone.').waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Keep it');
    await asks.waitFor({ state: 'detached' });
    expect((await organiser.read(session.id)).title).toBe('To be put away');
    await choose(page, menu, 'Delete');
    await press(page, 'Delete the session');
    await says(page, 'Experience deleted successfully!');
    await link.waitFor({ state: 'detached' });
    await expect(organiser.read(session.id)).rejects.toThrow('SESSION_001');
  });

  it('closes its dialog when another window calls it off, and says so when it is deleted there', async () => {
    const { page } = olga;
    const session = await organiser.schedule({ title: 'To be called off', ...startsIn(48 * hourMs) });
    await page.goto(pageOf(session));
    await press(page, 'Title and options');
    const dialog = page.getByRole('dialog', { name: 'Title and options' });
    await dialog.getByRole('button', { name: 'Save' }).scrollIntoViewIfNeeded();
    const backgrounds = (selector: string) =>
      page.locator(selector).evaluate((part) => getComputedStyle(part).backgroundColor);
    expect(await backgrounds('.mantine-Modal-header')).toBe(await backgrounds('.mantine-Modal-content'));

    await organiser.cancel(session.id);
    await dialog.waitFor({ state: 'detached' });
    await says(page, 'Cancelled');
    await organiser.remove(session.id);
    await page.getByRole('heading', { name: 'This session is not there' }).waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await page.getByRole('link', { name: 'All sessions' }).click();
    await page.getByRole('heading', { name: 'Sessions' }).waitFor();
    expect(olga.complaints().filter((text) => !/status of 404/.test(text))).toEqual([]);
  });

  it('goes into the archive and comes back with others', async () => {
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
    await press(page, 'Archive them');
    await says(page, 'Experiences archived successfully!');
    await expect.poll(() => links.count()).toBe(0);
    await page.getByRole('tab', { name: /^Archived/ }).click();
    await links.nth(1).waitFor();
    await select();
    await press(page, 'Take out of the archive');
    await expect.poll(() => links.count()).toBe(0);
    await page.getByRole('tab', { name: /^Cancelled/ }).click();
    await expect.poll(() => links.count()).toBe(2);
  });

  it('is judged by the server’s clock, whatever the device’s says', async () => {
    const session = await organiser.schedule({ title: 'By one clock', ...startsIn(2 * hourMs) });
    const slow = await openVisitor(browser, 'Olga on a slow device');
    await slow.page.clock.install({ time: Date.now() - 6 * hourMs });
    await logIn(slow.page, product);
    await slow.page.goto(pageOf(session));
    await slow.page.getByText(/^in (2 hours|1 hour|1\d\d minutes)$/).waitFor();
    await press(slow.page, 'Change the time');
    const dialog = slow.page.getByRole('dialog', { name: 'Change the time' });
    const past = new Date(Date.now() - 3 * hourMs);
    const wall = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Lisbon', hourCycle: 'h23', ...options }).format(
        past,
      );
    await dialog.getByLabel('Date').fill(wall({ year: 'numeric', month: '2-digit', day: '2-digit' }));
    await dialog.getByLabel('Time', { exact: true }).fill(wall({ hour: '2-digit', minute: '2-digit' }));
    const sent: string[] = [];
    slow.page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await dialog.getByRole('button', { name: 'Change the time' }).click();
    await dialog.getByText(/^The experience start time must be in the future/).waitFor();
    expect(sent).toEqual([]);
    await slow.page.context().close();
  });
});

describe('a running session', () => {
  it('that was called off while nothing was heard is shown so once the line is back', async () => {
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
      await tab.getByRole('button', { name: 'Hold the start' }).waitFor();
    }
    await tabs[2]?.getByRole('button', { name: 'Hold the start' }).click();
    for (const tab of tabs) await tab.getByRole('button', { name: 'Go on' }).waitFor();
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
    await choose(page, 'Actions for Dora Guest', 'Herons');
    await says(page, 'Attendees updated successfully!');
    const table = dora.page.getByRole('list', { name: 'Your table' });
    await table.getByText('Emil Guest').waitFor();
    const options = dora.page.getByRole('button', { name: /^\d/ });
    await dora.page.getByText(/Choose with a tap, or with the keys 1 (to|and) \d/).waitFor();
    const count = await dora.page.locator('fieldset button').count();
    await dora.page.getByText(`with the keys ${count === 2 ? '1 and 2' : `1 to ${count}`}`).waitFor();
    expect(await options.count()).toBeLessThanOrEqual(count);

    await press(page, 'End for everybody');
    const asks = page.getByRole('dialog', { name: 'End it for everybody?' });
    await asks.getByText('This cannot be undone.').waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Let it go on');
    await asks.waitFor({ state: 'detached' });
    expect((await organiser.read(session.id)).status).toBe('live');
    await press(page, 'End for everybody');
    await press(page, 'End the session');
    await expect.poll(async () => (await organiser.read(session.id)).status).toBe('completed');
    await dora.page.getByRole('heading', { name: 'The story has ended' }).waitFor();
    expect(olga.complaints()).toEqual([]);
    await dora.page.context().close();
  });
});

describe('the addresses of the site', () => {
  it('404 stands for what is no page, with the page that says so', async () => {
    const visitor = await openVisitor(browser, 'Somebody', { expected: /status of 404/ });
    const { page } = visitor;
    const open = async (path: string) => (await page.goto(`${product.url}${path}`))?.status();
    expect(await open('/no/such/page')).toBe(404);
    await page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
    expect(await open('/blog/no-such-article')).toBe(404);
    await page.getByRole('heading', { name: 'Oops! Page Not Found' }).waitFor();
    for (const path of ['/', '/blog', '/blog/a-fair-hour', '/login', '/experience']) {
      expect([path, await open(path)]).toEqual([path, 200]);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
    }
    expect(visitor.complaints()).toEqual([]);
    await page.context().close();
  });

  it('/dashboard/home is the dashboard', async () => {
    await olga.page.goto(`${product.url}/dashboard/home`);
    await olga.page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  });
});
