import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenProblems } from '../support/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/product.ts';
import { logIn, person, personalLink } from './owner-flow.ts';

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
  it('show the 21st session and the 51st person, and keep their rows while somebody types', async () => {
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

    const { id } = await organiser.schedule({ title: 'Harvest' });
    await page.goto(`${product.url}/dashboard/sessions/${id}`);
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
    const planned = page.getByLabel('Session for those selected');
    const invite = async () => {
      await planned.selectOption(session.id);
      expect(await planned.locator('option:checked').innerText()).toMatch(/^Lantern walk, /);
      await press(page, 'Invite them');
    };
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
