import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionDetail } from '../../contract/calls/schemas/sessions.ts';
import { screenProblems } from '../support/accessibility.ts';
import { awayWords, launchBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/product.ts';
import { fillWizard, gathering, logIn, personalLink, scheduleSession } from './owner-flow.ts';

const manySessions = 21;
const manyPeople = 51;
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

const named = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${String(index + 1).padStart(2, '0')}`);

const person = (name: string) => ({
  first_name: name,
  last_name: 'Guest',
  email: `${name.toLowerCase().replaceAll(' ', '.')}@acme-moves.test`,
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

/** Counts in the page how often there were no rows, from now on. */
async function watchRows(page: Page, rows: string): Promise<() => Promise<number>> {
  await page.evaluate((selector) => {
    const seen = { gaps: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelectorAll(selector).length === 0) seen.gaps += 1;
    }).observe(document.body, { childList: true, subtree: true });
  }, rows);
  return () => page.evaluate(() => (window as unknown as { seen: { gaps: number } }).seen.gaps);
}

/** Marks what stands there; says how much of it has been made anew since, even in one go with the old. */
async function markAll(page: Page, selector: string): Promise<() => Promise<{ kept: number; made: number }>> {
  const marked = await page.locator(selector).evaluateAll((elements) => {
    for (const element of elements) Object.assign(element, { isMarked: true });
    return elements.length;
  });
  expect(marked).toBeGreaterThan(3);
  return () =>
    page.locator(selector).evaluateAll((elements) => {
      const kept = elements.filter((element) => 'isMarked' in element).length;
      return { kept, made: elements.length - kept };
    });
}

describe('long lists', () => {
  it('show the 21st session and the 51st person, and keep their rows while somebody types', async () => {
    const { page } = olga;
    for (const title of named(manySessions, 'Gathering'))
      await organiser.schedule({ title, ...startsIn(48 * hourMs) });
    await page.goto(`${product.url}/dashboard/sessions?sort=title`);
    const rows = page.locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(20);
    await press(page, 'Show more sessions');
    await expect.poll(() => rows.count()).toBe(manySessions);
    await page.getByRole('link', { name: `Gathering ${manySessions}` }).waitFor();
    const gaps = await watchRows(page, 'tbody tr');
    await page.getByLabel('Search').pressSequentially('Gathering 0', { delay: 40 });
    await expect.poll(() => rows.count()).toBe(9);
    expect(await gaps()).toBe(0);
    const saved = page.waitForEvent('download');
    await press(page, 'Save this list as CSV');
    const lines = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines.slice(1).map((row) => row.split(',')[0])).toEqual(named(9, 'Gathering'));

    await page.goto(`${product.url}/dashboard/createConsumer`);
    await page.getByLabel('People', { exact: true }).fill(
      named(manyPeople, 'Person')
        .map((name) => `${name} <${person(name).email}>`)
        .join('\n'),
    );
    await press(page, 'Add people');
    await says(page, 'Participant added successfully!');
    const people = page.getByRole('listitem').filter({ hasText: /^Person / });
    await expect.poll(() => people.count()).toBe(50);
    await press(page, 'Show more people');
    await page.getByText('Person 01', { exact: true }).waitFor();
    const missing = await watchRows(page, 'main li');
    await page.getByLabel('Search').pressSequentially('Person 5', { delay: 40 });
    await expect.poll(() => people.count()).toBe(2);
    expect(await missing()).toBe(0);
    expect(olga.complaints()).toEqual([]);
  });

  it('come out of a spreadsheet, below what was typed, and what is wrong in it is mended in place', async () => {
    const { page } = olga;
    await page.goto(`${product.url}/dashboard/createConsumer`);
    const field = page.getByLabel('People', { exact: true });
    await field.fill('Cy <cy@harbour.example>');
    const [choice] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(page, 'From a CSV or Excel file'),
    ]);
    await choice.setFiles('tests/fixtures/people.xlsx');
    await page.getByText('2 people from people.xlsx.').waitFor();
    const text = await field.inputValue();
    expect(text.split('\n')).toHaveLength(4);
    await field.fill(text.replace('<bo@harbour>', '<bo@harbour.example>'));
    await press(page, 'Add people');
    await says(page, 'Participant added successfully!');
    for (const name of ['Cy', 'Maria José Silva', 'Ben Okoro', 'Bo Lind'])
      await page.getByRole('listitem').filter({ hasText: name }).first().waitFor();
    expect(olga.complaints()).toEqual([]);
  });

  it('whom the company knows is found by name or address and goes onto a list without typing', async () => {
    const { page } = olga;
    const field = page.getByRole('textbox', { name: 'People', exact: true });
    const known = page.getByRole('combobox', { name: 'People you know' });
    const maria = page
      .getByRole('listitem')
      .filter({ hasText: 'Maria José Silva' })
      .getByText(/^In .* sessions?/);
    await page.goto(`${product.url}/dashboard/createConsumer`);
    const before = await maria.innerText();

    await page.goto(pageOf(await organiser.schedule({ title: 'Harvest' })));
    await press(page, 'Add people');
    await field.fill('Di <di@harbour.example>');
    await press(page, 'From people you know');
    await known.pressSequentially('ana@acme');
    await page.getByText('Nobody of that name or address').waitFor();
    await known.clear();
    await known.pressSequentially('josé');
    await page.getByRole('option', { name: /Maria José Silva/ }).click();
    await known.pressSequentially('lind');
    await page.getByRole('option', { name: /Bo Lind/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const lines = (await field.inputValue()).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/^Silva, Maria José <maria@/);
    await known.pressSequentially('lind');
    await page.getByText('Nobody of that name or address').waitFor();
    await page.keyboard.press('Escape');
    await press(page, 'Add and invite');
    for (const name of ['Di', 'Maria José Silva', 'Bo Lind'])
      await page.getByRole('row').filter({ hasText: name }).first().waitFor();
    await page.goto(`${product.url}/dashboard/createConsumer`);
    expect([before, await maria.innerText()]).toContain('In one session');
    expect(await maria.innerText()).not.toBe(before);
    expect(olga.complaints()).toEqual([]);
  });

  it('whoever the company knows is selected and invited to a session; who sits in it already is named', async () => {
    const { page } = olga;
    const session = await organiser.schedule({ title: 'Lantern walk' });
    await page.goto(`${product.url}/dashboard/createConsumer`);
    const search = page.getByRole('textbox', { name: 'Search' });
    const find = async (words: string, name: RegExp) => {
      await search.fill(words);
      await page.getByRole('checkbox', { name }).check();
    };
    const invite = async () => {
      await page.getByLabel('Session for those selected').selectOption({ label: await planned.innerText() });
      await press(page, 'Invite them');
    };
    const planned = page
      .getByLabel('Session for those selected')
      .getByRole('option', { name: /^Lantern walk, / });
    await find('lind', /^Bo Lind/);
    await find('josé', /^Maria José Silva/);
    await page.getByText('2 selected', { exact: true }).waitFor();
    await invite();
    await says(page, 'Attendees invited successfully!');
    await page.getByText('Nobody is selected').waitFor();
    const { seats } = await organiser.read(session.id);
    const bo = await openVisitor(browser, 'Bo', { screen: 'phone' });
    await bo.page.goto(seats.find(({ last_name }) => last_name === 'Lind')?.personal_link ?? '');
    await bo.page.getByText('Bo Lind (you)').waitFor();
    await bo.context.close();

    await find('lind', /^Bo Lind/);
    await invite();
    await page.getByText('Bo Lind is in this session already. Take them out of the selection.').waitFor();
    await press(page, 'Select none');
    await page.getByText('Nobody is selected').waitFor();
    expect(olga.complaints()).toEqual([expect.stringContaining('status of 422')]);
  });

  it('stand in a month, which a session of another browser joins and leaves; the view is kept', async () => {
    const { page } = olga;
    await page.goto(`${product.url}/dashboard/sessions`);
    await page.getByText('Month', { exact: true }).click();
    const year = new Date().getUTCFullYear() + 1;
    await page.goto(`${product.url}/dashboard/sessions?view=month&month=${year}-07`);
    await page.getByText('No session in July.').waitFor();
    const session = await organiser.schedule({ title: 'Summer', starts_at: `${year}-07-14T09:30:00Z` });
    const day = page.getByRole('cell').filter({ hasText: /14 July/ });
    await day.getByRole('link', { name: /^10:30 Summer/ }).waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Always open like this');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('link', { name: 'Sessions', exact: true }).first().click();
    await page.getByRole('button', { name: 'This month' }).waitFor();
    await press(page, 'Always open like this');
    await page.getByText('List', { exact: true }).click();
    await page.getByRole('tab', { name: /Upcoming/ }).waitFor();

    await page.goto(`${product.url}/dashboard/sessions?view=month&month=${year}-07`);
    await day.getByRole('link', { name: /Summer/ }).waitFor();
    await organiser.reschedule(session.id, new Date(`${year}-07-20T09:30:00Z`));
    await day.getByRole('link', { name: /Summer/ }).waitFor({ state: 'detached' });
    await day.hover();
    await page.getByRole('link', { name: 'Plan a session on 14 July' }).click();
    await page.getByLabel('Name of the session').waitFor();
    await page.getByRole('radio').first().check({ force: true });
    await page.getByLabel('Name of the session').fill('Bastille');
    await press(page, 'Continue');
    expect(await page.getByLabel('Date').inputValue()).toBe(`${year}-07-14`);
    await press(page, 'Start over');
    expect(olga.complaints()).toEqual([]);
  });

  it('teams are mixed by department and kept apart in the plan; who was dealt to one waits in it', async () => {
    const { page } = olga;
    await page.goto(`${product.url}/dashboard/createSession`);
    await page.getByRole('radio').first().check({ force: true });
    await page.getByLabel('Name of the session').fill('Mixed');
    await press(page, 'Continue');
    await page.getByLabel('Date').fill(`${new Date().getFullYear() + 1}-03-10`);
    await page.getByLabel('Time', { exact: true }).fill('14:00');
    await press(page, 'Continue');
    const line = (name: string, department: string) =>
      `${name} Guest <${person(name).email}> (${department})`;
    const sales = ['Nia', 'Oda', 'Pia'];
    const design = ['Quin', 'Rae', 'Sol'];
    await page
      .getByLabel('People', { exact: true })
      .fill(
        [...sales.map((name) => line(name, 'Sales')), ...design.map((name) => line(name, 'Design'))].join(
          '\n',
        ),
      );
    await page.getByLabel('Teams').fill('3');
    const namesIn = async (team: number) =>
      (await page.locator('section[aria-label^="Team "]').nth(team).locator('li > span').allInnerTexts()).map(
        (text) => text.split(' ')[0] ?? '',
      );
    const dealt = () => Promise.all([0, 1, 2].map(namesIn));
    const one = (names: string[]) => (team: string[]) => team.filter((name) => names.includes(name)).length;
    await press(page, 'Departments together');
    expect((await dealt()).map(one(sales)).sort()).toEqual([0, 1, 2]);
    await press(page, 'Mix departments');
    expect((await dealt()).map(one(sales))).toEqual([1, 1, 1]);
    expect((await dealt()).map(one(design))).toEqual([1, 1, 1]);

    const mates = (await dealt())[0] ?? [];
    for (const name of mates) {
      await page.getByRole('combobox', { name: 'Keep apart' }).fill(name);
      await page.getByRole('option', { name: `${name} Guest` }).click();
    }
    await page.keyboard.press('Escape');
    expect(Math.max(...(await dealt()).map(one(mates)))).toBe(1);
    await press(page, 'Keep others apart too');
    const apart = page.getByRole('list', { name: 'Kept apart' });
    await apart.getByText(mates.map((name) => `${name} Guest`).join(' and ')).waitFor();
    await page
      .getByLabel(`Team of ${mates[0]} Guest`)
      .selectOption({ index: (await dealt()).findIndex((team) => team.includes(mates[1] ?? '')) });
    await page.getByText(/are in one team\.$/).waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Mix departments');
    await page.getByText(/are in one team\.$/).waitFor({ state: 'detached' });

    const planned = await dealt();
    await press(page, 'Continue');
    await press(page, 'Continue');
    await press(page, 'Schedule and invite');
    await page.waitForURL(/\/dashboard\/sessions\/[\w-]{22}$/);
    const nia = await openVisitor(browser, 'Nia');
    await nia.page.goto(await personalLink(product, person('Nia').email));
    const team = ['Lanterns', 'Pines', 'Owls'][planned.findIndex((names) => names.includes('Nia'))] ?? '';
    await nia.page.getByRole('region', { name: team }).getByText('Nia Guest (you)').waitFor();

    await page.goto(`${product.url}/dashboard/createSession?like=${page.url().split('/').at(-1)}`);
    await page.getByRole('button', { name: /People/ }).click();
    await press(page, 'Not as last time');
    const again = await dealt();
    for (const names of planned) expect(again.every((now) => one(names)(now) < 2)).toBe(true);
    await press(page, 'As before');
    expect(await dealt()).toEqual(planned);
    await press(page, 'Start over');
    expect([...olga.complaints(), ...nia.complaints()]).toEqual([]);
    await nia.page.context().close();
  });

  it('the wizard keeps its fields while somebody types', async () => {
    const { page } = olga;
    await page.goto(`${product.url}/dashboard/createSession`);
    const field = page.getByLabel('Name of the session');
    await field.waitFor();
    const fields = 'fieldset, fieldset label, fieldset input';
    const before = await page.locator(fields).count();
    const since = await markAll(page, fields);
    await field.pressSequentially('A name that is typed', { delay: 20 });
    expect(await field.inputValue()).toBe('A name that is typed');
    expect(await since()).toEqual({ kept: before, made: 0 });
  });
});

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
