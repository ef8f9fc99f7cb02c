import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, screens, type Visitor } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { answerMailQuestion, logIn, person, personalLink } from './owner-flow.ts';

const manySessions = 21;
const manyPeople = 51;
const inTwoDays = new Date(Date.now() + 48 * 60 * 60_000).toISOString();

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

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

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
  it('show the 21st session and the 51st person, and keep their rows during typing', async () => {
    const { page } = olga;
    for (const title of named(manySessions, 'Gathering'))
      await organiser.schedule({ title, starts_at: inTwoDays });
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
    await press(page, 'Download list (CSV)');
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
    // Each word is found anywhere: 05, 15, … 45, 50 and 51.
    await expect.poll(() => people.count()).toBe(7);
    expect(await missing()).toBe(0);
    expect(olga.complaints()).toEqual([]);
  });

  it('are imported from a spreadsheet below typed ones, and errors are corrected in place', async () => {
    const { page } = olga;
    await page.goto(`${product.url}/dashboard/createConsumer`);
    const field = page.getByLabel('People', { exact: true });
    await field.fill('Cy <cy@harbour.example>');
    const [choice] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(page, 'Upload CSV or Excel'),
    ]);
    await choice.setFiles('tests/fixtures/people.xlsx');
    const review = page.getByRole('region', { name: 'Check before adding' });
    await review.getByText('1 row has an email address that needs correcting.').waitFor();
    await review.getByText('3 rows have no email address').click();
    await review.getByText('Row 8: Berg, Di, 3').waitFor();
    expect(await field.inputValue()).toBe('Cy <cy@harbour.example>');
    await press(page, 'Add 2 people');
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

  it('come out of a table whose columns and encoding are shown and changed before anybody is taken', async () => {
    const { page } = olga;
    await page.goto(`${product.url}/dashboard/createConsumer`);
    const field = page.getByLabel('People', { exact: true });
    const review = page.getByRole('region', { name: 'Check before adding' });
    const choose = async (name: string) => {
      const [choice] = await Promise.all([
        page.waitForEvent('filechooser'),
        press(page, 'Upload CSV or Excel'),
      ]);
      await choice.setFiles(`tests/fixtures/people-files/${name}`);
      await review.getByRole('heading', { name: `Check ${name}` }).waitFor();
    };
    await choose('cyrillic-cp1251.csv');
    const encoding = review.getByLabel('Text encoding');
    expect(await encoding.inputValue()).toBe('windows-1251');
    await review.getByText('Анна Иванова').waitFor();
    await encoding.selectOption('windows-1252');
    await review.getByText('Àííà · ').or(review.getByText('Àííà')).first().waitFor();
    await encoding.selectOption('windows-1251');
    await review.getByText('Анна Иванова').waitFor();
    await press(page, 'Cancel');
    expect(await field.inputValue()).toBe('');

    await choose('no-known-label.csv');
    await review.getByText('Mara', { exact: true }).waitFor();
    await press(page, 'Add people');
    await says(page, 'Add the people of the table to the list, or cancel the table.');
    await review.getByLabel('Use of X1').selectOption('Full name');
    await review.getByText('Mara Quint', { exact: true }).last().waitFor();
    await review.getByLabel('Use of X2').selectOption('Department');
    await review.getByText('mara@harbour.example, Buyer').waitFor();
    expect(await field.inputValue()).toBe('');
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Add 2 people');
    await expect
      .poll(() => field.inputValue())
      .toBe('Mara Quint <mara@harbour.example> (Buyer)\nOla Berg <ola@harbour.example> (CEO)');
    await field.fill('');

    await field.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Nome\tCognome\tE-mail\nEva\tConti\teva@harbour.example');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await review.getByRole('heading', { name: 'Check the pasted table' }).waitFor();
    await press(page, 'Add 1 person');
    await expect.poll(() => field.inputValue()).toBe('Eva Conti <eva@harbour.example>');
    expect(olga.complaints()).toEqual([]);
  });

  it('people in the directory are found by name or address and added to a list without typing', async () => {
    const { page } = olga;
    const field = page.getByRole('textbox', { name: 'People', exact: true });
    const known = page.getByRole('combobox', { name: 'Your people' });
    const maria = page
      .getByRole('listitem')
      .filter({ hasText: 'Maria José Silva' })
      .getByText(/^(In .* sessions?|Not in any session yet)$/);
    await page.goto(`${product.url}/dashboard/createConsumer`);
    const before = await maria.innerText();

    const { id } = await organiser.schedule({ title: 'Harvest' });
    await page.goto(`${product.url}/dashboard/sessions/${id}`);
    await press(page, 'Add people');
    await field.fill('Di <di@harbour.example>');
    await press(page, 'Choose from your people');
    await known.pressSequentially('ana@acme');
    await page.getByText('Every match is already on the list').waitFor();
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
    await page.getByText('Every match is already on the list').waitFor();
    await page.keyboard.press('Escape');
    await field.fill(`${lines.join('\n')}\nno address\nDi again <di@harbour.example>`);
    await page.getByText('Listed twice, and added once: line 5').waitFor();
    await press(page, 'Add and send invitations');
    await answerMailQuestion(page, 'Add and invite', 'The people you add (3 people)');
    await expect.poll(() => field.inputValue()).toBe('no address');
    await press(page, 'Back');
    for (const name of ['Di', 'Maria José Silva', 'Bo Lind'])
      await page.getByRole('row').filter({ hasText: name }).first().waitFor();
    await page.goto(`${product.url}/dashboard/createConsumer`);
    expect([before, await maria.innerText()]).toContain('In 1 session');
    expect(await maria.innerText()).not.toBe(before);
    expect(olga.complaints()).toEqual([]);
  });

  it('selects and invites known people to a session; names those who are in it already', async () => {
    const { page } = olga;
    const session = await organiser.schedule({ title: 'Lantern walk' });
    await page.goto(`${product.url}/dashboard/createConsumer`);
    const search = page.getByRole('textbox', { name: 'Search' });
    const find = async (words: string, name: RegExp) => {
      await search.fill(words);
      await page.getByRole('checkbox', { name }).check();
    };
    const planned = page.getByLabel('Session', { exact: true });
    const invite = async () => {
      await planned.selectOption(session.id);
      expect(await planned.locator('option:checked').innerText()).toMatch(/^Lantern walk, /);
      await press(page, 'Send invitations');
    };
    await find('lind', /^Bo Lind/);
    await find('josé', /^Maria José Silva/);
    await page.getByText('2 selected', { exact: true }).waitFor();
    await invite();
    await answerMailQuestion(page, 'Send 2 invitations', /The invitation to “Lantern walk”/);
    await says(page, 'Attendees invited successfully!');
    await page.getByText('Nobody selected').waitFor();
    const { seats } = await organiser.read(session.id);
    const bo = await openVisitor(browser, 'Bo', { screen: 'phone' });
    await bo.page.goto(seats.find(({ last_name }) => last_name === 'Lind')?.personal_link ?? '');
    await bo.page.getByText('Bo Lind (you)').waitFor();
    await bo.context.close();

    await find('lind', /^Bo Lind/);
    await invite();
    await page.getByText('Bo Lind is already in this session.').waitFor();
    await press(page, 'Clear selection');
    await find('lind', /^Bo Lind/);
    await find('harbour', /^Di/);
    await invite();
    await answerMailQuestion(page, 'Send 2 invitations', 'The selected people (2 people)');
    await page.getByText('Bo Lind is already in this session.').waitFor();
    await press(page, 'Leave them out and invite 1 person');
    await says(page, 'Attendees invited successfully!');
    expect((await organiser.read(session.id)).seats.map(({ first_name }) => first_name)).toContain('Di');
    const refused = expect.stringContaining('status of 422');
    expect(olga.complaints()).toEqual([refused, refused]);
  });

  it('are shown in a month, updated by another browser; the view is stored', async () => {
    const { page } = olga;
    await page.goto(`${product.url}/dashboard/sessions`);
    await page.getByText('Month', { exact: true }).click();
    const year = new Date().getUTCFullYear() + 1;
    await page.goto(`${product.url}/dashboard/sessions?view=month&month=${year}-07`);
    await page.getByText('No sessions in July.').waitFor();
    await organiser.schedule({ title: 'Before it', starts_at: `${year}-06-30T09:30:00Z` });
    await page.setViewportSize(screens.phone);
    await page.getByRole('link', { name: /Before it/, includeHidden: true }).waitFor({ state: 'attached' });
    await page.getByText('No sessions in July.').waitFor();
    await page.getByRole('link', { name: 'Create one' }).waitFor();
    await page.setViewportSize(screens.desktop);
    const session = await organiser.schedule({ title: 'Summer', starts_at: `${year}-07-14T09:30:00Z` });
    const day = page.getByRole('cell').filter({ hasText: /14 July/ });
    await day.getByRole('link', { name: /^10:30 Summer/ }).waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Make this my default view');
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('link', { name: 'Sessions', exact: true }).first().click();
    await page.getByRole('button', { name: 'This month' }).waitFor();
    await press(page, 'Make this my default view');
    await page.getByText('List', { exact: true }).click();
    await page.getByRole('tab', { name: /Upcoming/ }).waitFor();

    await page.goto(`${product.url}/dashboard/sessions?view=month&month=${year}-07`);
    await day.getByRole('link', { name: /Summer/ }).waitFor();
    await organiser.reschedule(session.id, new Date(`${year}-07-20T09:30:00Z`));
    await day.getByRole('link', { name: /Summer/ }).waitFor({ state: 'detached' });
    await day.hover();
    await page.getByRole('link', { name: 'Create a session on 14 July' }).click();
    await page.getByLabel('Session name').waitFor();
    await page.getByRole('radio').first().check({ force: true });
    await page.getByLabel('Session name').fill('Bastille');
    await press(page, 'Continue');
    expect(await page.getByLabel('Date').inputValue()).toBe(`${year}-07-14`);
    await press(page, 'Start over');
    expect(olga.complaints()).toEqual([]);
  });

  it('mixes teams by department, with people kept apart, and seats them so', async () => {
    const { page } = olga;
    await page.goto(`${product.url}/dashboard/createSession`);
    await page.getByRole('radio').first().check({ force: true });
    await page.getByLabel('Session name').fill('Mixed');
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
    await page.getByText(/are in the same team\.$/).waitFor();
    expect(await screenProblems(page)).toEqual([]);
    await press(page, 'Mix departments');
    await page.getByText(/are in the same team\.$/).waitFor({ state: 'detached' });

    const planned = await dealt();
    await press(page, 'Continue');
    await press(page, 'Continue');
    await press(page, 'Schedule and send invitations');
    await page.waitForURL(/\/dashboard\/sessions\/[\w-]{22}$/);
    const nia = await openVisitor(browser, 'Nia');
    await nia.page.goto(await personalLink(product, person('Nia').email));
    const team = ['Lanterns', 'Pines', 'Owls'][planned.findIndex((names) => names.includes('Nia'))] ?? '';
    await nia.page.getByRole('region', { name: team }).getByText('Nia Guest (you)').waitFor();

    await page.goto(`${product.url}/dashboard/createSession?like=${page.url().split('/').at(-1)}`);
    await page.getByRole('button', { name: /People/ }).click();
    await press(page, 'Different from last time');
    const again = await dealt();
    for (const names of planned) expect(again.every((now) => one(names)(now) < 2)).toBe(true);
    await press(page, 'Undo');
    expect(await dealt()).toEqual(planned);
    await press(page, 'Start over');
    expect([...olga.complaints(), ...nia.complaints()]).toEqual([]);
    await nia.page.context().close();
  });

  it('the wizard keeps its fields during typing', async () => {
    const { page } = olga;
    await page.goto(`${product.url}/dashboard/createSession`);
    const field = page.getByLabel('Session name');
    await field.waitFor();
    const fields = 'fieldset, fieldset label, fieldset input';
    const before = await page.locator(fields).count();
    const since = await markAll(page, fields);
    await field.pressSequentially('A name that is typed', { delay: 20 });
    expect(await field.inputValue()).toBe('A name that is typed');
    expect(await since()).toEqual({ kept: before, made: 0 });
  });
});
