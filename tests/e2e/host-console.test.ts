import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { logIn } from './owner-flow.ts';

let product: Product;
let browser: Browser;
let organiser: Organiser;
let olga: Visitor;
let ana: Visitor;
let cleo: Visitor;

const person = (name: string) => ({
  first_name: name,
  last_name: 'Guest',
  email: `${name.toLowerCase()}@acme-host.test`,
});

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '8' });
  browser = await launchBrowser();
  organiser = await signUpOrganiser(product);
  olga = await openVisitor(browser, 'Olga', { expected: /status of 503|net::ERR_FAILED/ });
  ana = await openVisitor(browser, 'Ana', { screen: 'phone' });
  cleo = await openVisitor(browser, 'Cleo');
  await logIn(olga.page, product);
  olga.complaints();
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

const press = async (page: Page, name: string | RegExp) => {
  const button = page.getByRole('button', { name, exact: typeof name === 'string' });
  await button.focus();
  await page.keyboard.press('Enter');
};
const messageLog = (page: Page, label: string) => page.getByRole('log', { name: label });
const fromHost = 'Messages from your host';
const vomHost = 'Nachrichten von deinem Host';

/** Sends a message from the console, by keyboard. */
async function say(text: string, to: string): Promise<void> {
  const composer = olga.page.locator('details', { hasText: 'Write to everybody or to one team' });
  if (!(await composer.evaluate((details: HTMLDetailsElement) => details.open)))
    await composer.locator('summary').press('Enter');
  const form = olga.page.getByRole('form', { name: 'Message to the teams' });
  await form.getByLabel('Send to', { exact: true }).selectOption({ label: to });
  await form.getByLabel('Message', { exact: true }).fill(text);
  await press(olga.page, 'Send');
}

async function gather(title: string): Promise<string> {
  const { id } = await organiser.schedule({
    title,
    starts_at: new Date(Date.now() + 10 * 60_000).toISOString(),
    teams: [
      { name: 'Otters', people: [person('Ana'), person('Ben')] },
      { name: 'Herons', people: [person('Cleo')] },
    ],
  });
  await olga.page.goto(`${product.url}/dashboard/sessions/${id}`);
  const session = await organiser.read(id);
  const linkOf = (name: string) => session.seats.find(({ first_name }) => first_name === name)?.personal_link;
  await ana.page.goto(linkOf('Ana') ?? '');
  await cleo.page.goto(linkOf('Cleo') ?? '');
  await cleo.page.getByRole('button', { name: /Deutsch|English/ }).waitFor();
  const german = cleo.page.getByRole('button', { name: 'Deutsch' });
  if ((await german.count()) > 0) await german.click();
  await ana.page.getByText('Ana Guest (you)').waitFor();
  await cleo.page.getByRole('region', { name: 'Herons' }).waitFor();
  await olga.page.getByText('2 of 3 here.').waitFor();
  return id;
}

it('sends a message to all and to one team, in the waiting room and live, in both languages, also after a reload', async () => {
  const id = await gather('Words from the host');
  await say('Two more minutes.', 'Everybody');
  await messageLog(ana.page, fromHost).getByText('Olga Owner to everybody: Two more minutes.').waitFor();
  await messageLog(cleo.page, vomHost).getByText('Olga Owner an alle: Two more minutes.').waitFor();
  await say('Herons, look up.', 'Herons');
  await messageLog(cleo.page, vomHost).getByText('Olga Owner an dein Team: Herons, look up.').waitFor();
  await olga.page.getByRole('list', { name: 'Messages sent' }).getByText('Herons, look up.').waitFor();
  expect(await olga.page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  expect(await messageLog(ana.page, fromHost).getByText('Herons').count()).toBe(0);
  expect(await screenProblems(ana.page)).toEqual([]);
  expect(await screenProblems(cleo.page)).toEqual([]);

  await press(cleo.page, 'Gelesen: Two more minutes.');
  await cleo.page.getByText('Two more minutes.').waitFor({ state: 'detached' });
  await cleo.page.reload();
  await messageLog(cleo.page, vomHost).getByText('Herons, look up.').waitFor();
  expect(await cleo.page.getByText('Two more minutes.').count()).toBe(0);

  await press(olga.page, 'Start now');
  for (const { page } of [ana, cleo]) await page.waitForURL(`**/experience/live/${id}`);
  await messageLog(ana.page, fromHost).getByText('Two more minutes.').waitFor();
  await say('You are doing well.', 'Otters');
  await messageLog(ana.page, fromHost).getByText('Olga Owner to your team: You are doing well.').waitFor();
  expect(await cleo.page.getByText('You are doing well.').count()).toBe(0);
  expect(await screenProblems(ana.page)).toEqual([]);
  await organiser.control(id, { action: 'end' });
  expect([...olga.complaints(), ...ana.complaints(), ...cleo.complaints()]).toEqual([]);
});

it('pauses by name, skips, moves and ends with a reason on all screens, and updates the chart', async () => {
  const id = await gather('One console');
  const { page } = olga;
  await page.route(`**/api/session/${id}/control`, async (route) => {
    const response = await route.fetch();
    await page.waitForTimeout(150);
    await route.fulfill({ response });
  });
  await press(page, 'Pause before the start');
  await ana.page.getByText('Olga Owner has paused the clock.').waitFor();
  await cleo.page.getByText('Olga Owner hat die Zeit angehalten.').waitFor();
  await page.getByText('Olga Owner has paused the clock').waitFor();
  await press(page, 'Resume');
  await ana.page.getByText('Olga Owner has paused the clock.').waitFor({ state: 'detached' });
  await press(page, 'Start now');
  for (const guest of [ana, cleo]) await guest.page.waitForURL(`**/experience/live/${id}`);

  await page.getByText('Technical view (statechart)').click();
  const lit = () => page.locator('svg [data-here]').getAttribute('data-state');
  await press(page, 'Skip this scene');
  await expect.poll(lit).toBe('sessionDirector.open.live.decision');
  await page.getByText('The session is in open › live › decision.').waitFor();
  await ana.page.getByText(/Select an option/).waitFor();

  await page.keyboard.press('h');
  await ana.page.getByRole('timer', { name: /^Time to decide: .+ left, paused by Olga Owner$/ }).waitFor();
  await cleo.page.getByRole('timer', { name: /angehalten von Olga Owner$/ }).waitFor();
  await page.getByRole('timer', { name: /^Time left: \d:\d\d\. Olga Owner has paused the clock$/ }).waitFor();
  const paused = await ana.page.getByRole('timer').textContent();
  const pausedAt = performance.now();
  for (const guest of [olga, ana, cleo]) expect(await screenProblems(guest.page)).toEqual([]);
  await expect.poll(() => performance.now() - pausedAt).toBeGreaterThan(1500);
  expect(await ana.page.getByRole('timer').textContent()).toBe(paused);
  await press(page, 'Add one minute');
  await ana.page
    .getByRole('timer', { name: /^Time to decide: 1:\d\d left, paused by Olga Owner$/ })
    .waitFor();
  await press(page, 'Resume');
  await ana.page.getByRole('timer', { name: /^Time to decide: \d:\d\d left$/ }).waitFor();
  await page.getByText('0 votes so far').waitFor();
  await page
    .getByText('Next, as the vote goes: The ridge (film, 0:28) or The pinewood (film, 0:28)')
    .waitFor();
  const teams = page.getByRole('list', { name: 'Teams' });
  await teams.getByText('Captain: Ana Guest').waitFor();
  const boxOf = async (name: string) => {
    const box = await page.getByRole('region', { name, exact: true }).boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const [left, right] = [await boxOf('Teams'), await boxOf('Calls and reports')];
  expect(left.x + left.width, 'two columns').toBeLessThanOrEqual(right.x);
  await ana.page.locator('fieldset button').first().click();
  await page.getByText('1 vote so far').waitFor();

  await press(page, 'Move a guest');
  const dialog = page.getByRole('dialog', { name: 'Move a guest to another team' });
  await dialog.getByLabel('Guest').selectOption({ label: 'Ana Guest, Otters' });
  expect(await screenProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move Ana Guest to Herons' }).click();
  await dialog.waitFor({ state: 'detached' });
  await ana.page.getByRole('list', { name: 'Your table' }).getByText('Cleo Guest').waitFor();

  await press(page, 'Close voting now');
  await expect.poll(lit).toBe('sessionDirector.open.live.outcome');
  await ana.page.getByRole('heading', { name: 'Up along the ridge' }).waitFor();
  await press(page, 'Continue now');
  for (const scene of ['The ridge', 'The wayhouse']) {
    await page.getByText(`${scene}. 2 of 3 here.`).waitFor();
    await press(page, 'Skip this scene');
  }
  await ana.page.getByRole('button', { name: 'Ask for help' }).click();
  await page
    .getByRole('list', { name: 'Calls for the host' })
    .getByText('Ana Guest of Herons is asking for help')
    .waitFor();
  await press(page, 'Mark as seen');
  await ana.page.getByText('Your host has seen your request.').waitFor();
  await page.getByText('They can see you’ve noticed').waitFor();

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  const controls = await page.getByRole('group', { name: 'Controls' }).boundingBox();
  const status = await page.locator('#host-console').boundingBox();
  const tops = [
    status?.y ?? 0,
    controls?.y ?? 0,
    (await boxOf('Calls and reports')).y,
    (await boxOf('Teams')).y,
  ];
  expect(tops, 'on a telephone: status, controls, calls, teams').toEqual(tops.toSorted((a, b) => a - b));
  await page.setViewportSize({ width: 1280, height: 800 });
  await press(page, 'End the session');
  await page.getByLabel('Reason (optional)').fill('The fire alarm rang.');
  await page.getByRole('dialog').getByRole('button', { name: 'End the session' }).click();
  await ana.page.getByText('Olga Owner ended the session. Reason: The fire alarm rang.').waitFor();
  await cleo.page.getByText('Olga Owner hat die Session beendet. Grund: The fire alarm rang.').waitFor();
  expect([...olga.complaints(), ...ana.complaints(), ...cleo.complaints()]).toEqual([]);
});

it('counts people without names, grants one person more time and extends the open window for all', async () => {
  const { id, seats } = await organiser.schedule({
    title: 'Counted only',
    starts_at: new Date(Date.now() + 10 * 60_000).toISOString(),
    teams: [
      { name: 'Otters', people: [person('Ana')] },
      { name: 'Herons', people: [person('Cleo')] },
    ],
    options: { timer_factor: 1, chat: true, analytics: true, count_only: true },
  });
  const { page } = olga;
  await page.goto(`${product.url}/dashboard/sessions/${id}`);
  for (const [index, guest] of [ana, cleo].entries())
    await guest.page.goto(seats[index]?.personal_link ?? '');
  await ana.page.getByText('2 of 2 are here. You’ll see names when the story begins.').waitFor();
  expect(await ana.page.getByText('Cleo').count(), 'nobody is named').toBe(0);

  await page.getByText('Extra time (0)').click();
  await page.getByRole('switch', { name: 'Ana Guest' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('Extra time (1)').waitFor();
  await press(ana.page, 'Sound and picture');
  const moreTime = ana.page.getByRole('switch', { name: 'I need more time' });
  await expect.poll(() => moreTime.isChecked()).toBe(true);
  expect(await screenProblems(ana.page)).toEqual([]);
  await ana.page.keyboard.press('Escape');

  await press(page, 'Start now');
  for (const guest of [ana, cleo]) await guest.page.waitForURL(`**/experience/live/${id}`);
  await page.getByText(/^The bridge\./).waitFor();
  await press(page, 'Skip this scene');
  const left = async (guest: Visitor) => {
    const named = await guest.page.getByRole('timer').first().getAttribute('aria-label');
    const [, minutes, seconds] = named?.match(/(\d):(\d\d)/) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  await ana.page.getByText(/Select an option/).waitFor();
  await press(page, /^Pause$/);
  await ana.page.getByRole('timer', { name: /paused by/ }).waitFor();
  const [longer, others] = [await left(ana), await left(cleo)];
  expect(longer, 'half as long again as the fifty seconds of the story').toBeGreaterThan(55);
  expect(others).toBe(longer);
  await press(page, 'Add one minute');
  await expect.poll(() => left(ana)).toBe(longer + 60);
  await expect.poll(() => left(cleo)).toBe(longer + 60);
  await organiser.control(id, { action: 'end' });
  expect([...olga.complaints(), ...ana.complaints(), ...cleo.complaints()]).toEqual([]);
});

it('shows an action at the click, reverts it when refused, and does not poll', async () => {
  const id = await gather('At the click');
  const { page } = olga;
  const call = `**/api/session/${id}/control`;
  const answers: (() => Promise<void>)[] = [];
  await page.route(call, (route) => {
    answers.push(() => route.abort());
  });
  await press(page, 'Pause before the start');
  const goOn = page.getByRole('button', { name: 'Resume' });
  await goOn.waitFor();
  expect([
    await goOn.getAttribute('aria-busy'),
    await page.evaluate(() => document.activeElement?.textContent),
  ]).toEqual(['true', expect.stringMatching(/^Resume/)]);
  await page.getByText('You have paused the clock').waitFor();
  await expect.poll(() => answers.length).toBe(1);
  await answers.pop()?.();
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('button', { name: 'Pause before the start' }).waitFor();

  await say('It did not go out.', 'Everybody');
  await page.getByRole('list', { name: 'Messages sent' }).getByText('It did not go out.').waitFor();
  await expect.poll(() => answers.length).toBe(1);
  await answers.pop()?.();
  await expect
    .poll(() => page.getByLabel('Message', { exact: true }).inputValue())
    .toBe('It did not go out.');
  await page.unroute(call);
  await press(page, 'Send');
  await messageLog(ana.page, fromHost).getByText('It did not go out.').waitFor();

  await page.clock.install();
  await page.reload();
  await page.getByRole('button', { name: 'Pause before the start' }).waitFor();
  await page.clock.fastForward(10_000);
  const requests: string[] = [];
  // Files may be fetched later; a poll is a request to the API.
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) requests.push(request.url());
  });
  await page.clock.fastForward(10_000);
  await page.getByRole('button', { name: 'Pause before the start' }).waitFor();
  expect(requests).toEqual([]);
  await organiser.startNow(id);
  await page.getByText(/^(Watching|Loading the next scene on every screen)$/).waitFor();
  expect(requests.some((url) => url.endsWith(`/api/session/${id}/live`))).toBe(true);
  expect(olga.complaints()).toEqual([]);
});
