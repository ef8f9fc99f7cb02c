import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { screenProblems } from '../support/accessibility.ts';
import { launchBrowser, openVisitor, type Visitor } from '../support/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/product.ts';
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
const heard = (page: Page, label: string) => page.getByRole('log', { name: label });
const fromHost = 'Messages from your host';
const vomHost = 'Nachrichten von deinem Host';

/** Sends a message from the console, by keyboard. */
async function say(text: string, to: string): Promise<void> {
  const form = olga.page.getByRole('form', { name: 'Message to the teams' });
  await form.getByLabel('To', { exact: true }).selectOption({ label: to });
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
  await olga.page.getByText('2 of 3 people are here').waitFor();
  return id;
}

it('says a message to all and to one team: heard in the waiting room and live, in both languages, kept for who comes back', async () => {
  const id = await gather('Words from the host');
  await say('Two more minutes.', 'Everybody');
  await heard(ana.page, fromHost).getByText('Olga Owner to everybody: Two more minutes.').waitFor();
  await heard(cleo.page, vomHost).getByText('Olga Owner an alle: Two more minutes.').waitFor();
  await say('Herons, look up.', 'Herons');
  await heard(cleo.page, vomHost).getByText('Olga Owner an dein Team: Herons, look up.').waitFor();
  await olga.page.getByRole('list', { name: 'Messages sent' }).getByText('Herons, look up.').waitFor();
  expect(await olga.page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
  expect(await heard(ana.page, fromHost).getByText('Herons').count()).toBe(0);
  expect(await screenProblems(ana.page)).toEqual([]);
  expect(await screenProblems(cleo.page)).toEqual([]);

  await press(cleo.page, 'Gelesen: Two more minutes.');
  await cleo.page.getByText('Two more minutes.').waitFor({ state: 'detached' });
  await cleo.page.reload();
  await heard(cleo.page, vomHost).getByText('Herons, look up.').waitFor();
  expect(await cleo.page.getByText('Two more minutes.').count()).toBe(0);

  await press(olga.page, 'Start now');
  for (const { page } of [ana, cleo]) await page.waitForURL(`**/experience/live/${id}`);
  await heard(ana.page, fromHost).getByText('Two more minutes.').waitFor();
  await say('You are doing well.', 'Otters');
  await heard(ana.page, fromHost).getByText('Olga Owner to your team: You are doing well.').waitFor();
  expect(await cleo.page.getByText('You are doing well.').count()).toBe(0);
  expect(await screenProblems(ana.page)).toEqual([]);
  await organiser.control(id, { action: 'end' });
  expect([...olga.complaints(), ...ana.complaints(), ...cleo.complaints()]).toEqual([]);
});

it('holds by name, skips, moves and ends with a reason, on everybody’s screen, and draws the chart as it goes', async () => {
  const id = await gather('One console');
  const { page } = olga;
  await page.route(`**/api/session/${id}/control`, async (route) => {
    const response = await route.fetch();
    await page.waitForTimeout(500);
    await route.fulfill({ response });
  });
  await press(page, 'Hold the start');
  await ana.page.getByText('Olga Owner holds the clock.').waitFor();
  await cleo.page.getByText('Olga Owner hält die Uhr an.').waitFor();
  await page.getByText('Olga Owner holds the clock').waitFor();
  await press(page, 'Go on');
  await ana.page.getByText('Olga Owner holds the clock.').waitFor({ state: 'detached' });
  await press(page, 'Start now');
  for (const guest of [ana, cleo]) await guest.page.waitForURL(`**/experience/live/${id}`);

  await page.getByText('The session as a statechart').click();
  const lit = () => page.locator('svg [data-here]').getAttribute('data-state');
  await press(page, 'Skip this scene');
  await expect.poll(lit).toBe('sessionDirector.open.live.decision');
  await page.getByText('The session is in open › live › decision.').waitFor();
  await ana.page.getByText(/Choose with a tap/).waitFor();

  await press(page, /^Hold$/);
  await ana.page.getByRole('timer', { name: /^Time to decide: .+ left, held by Olga Owner$/ }).waitFor();
  await cleo.page.getByRole('timer', { name: /angehalten von Olga Owner$/ }).waitFor();
  await page.getByRole('timer', { name: /^Time left: \d:\d\d\. Olga Owner holds the clock$/ }).waitFor();
  const stands = await ana.page.getByRole('timer').textContent();
  await ana.page.waitForTimeout(1500);
  expect(await ana.page.getByRole('timer').textContent()).toBe(stands);
  for (const guest of [olga, ana, cleo]) expect(await screenProblems(guest.page)).toEqual([]);
  await press(page, 'One more minute');
  await ana.page.getByRole('timer', { name: /^Time to decide: 1:\d\d left, held by Olga Owner$/ }).waitFor();
  await press(page, 'Go on');
  await ana.page.getByRole('timer', { name: /^Time to decide: \d:\d\d left$/ }).waitFor();
  await page.getByText('0 votes so far').waitFor();
  await ana.page.locator('fieldset button').first().click();
  await page.getByText('1 vote so far').waitFor();

  await press(page, 'Move somebody');
  const dialog = page.getByRole('dialog', { name: 'Move somebody to another team' });
  await dialog.getByLabel('Person').selectOption({ label: 'Ana Guest, Otters' });
  expect(await screenProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move Ana Guest to Herons' }).click();
  await dialog.waitFor({ state: 'detached' });
  await ana.page.getByRole('list', { name: 'Your table' }).getByText('Cleo Guest').waitFor();

  await press(page, 'Close it now');
  await expect.poll(lit).toBe('sessionDirector.open.live.outcome');
  await ana.page.getByRole('heading', { name: 'Up along the ridge' }).waitFor();
  await press(page, 'Go on now');
  for (const scene of ['The ridge', 'The wayhouse']) {
    await page.getByText(`${scene}. 2 of 3 people are here.`).waitFor();
    await press(page, 'Skip this scene');
  }
  await ana.page.getByRole('button', { name: 'Call the host' }).click();
  await page
    .getByRole('list', { name: 'Calls for the host' })
    .getByText('Ana Guest of Herons calls you')
    .waitFor();
  await press(page, 'I have seen it');
  await ana.page.getByText('The host has seen your call.').waitFor();
  await page.getByText('They know that you have seen it').waitFor();

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await press(page, 'End for everybody');
  await page.getByLabel('Why (optional)').fill('The fire alarm rang.');
  await press(page, 'End the session');
  await ana.page.getByText('Olga Owner ended the session. The reason given: The fire alarm rang.').waitFor();
  await cleo.page
    .getByText('Olga Owner hat die Sitzung beendet. Der genannte Grund: The fire alarm rang.')
    .waitFor();
  expect([...olga.complaints(), ...ana.complaints(), ...cleo.complaints()]).toEqual([]);
});

it('counts people without naming them, gives somebody more time and lengthens what is open, as all see it', async () => {
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
  await ana.page.getByText('2 of 2 are here. Names come with the story.').waitFor();
  expect(await ana.page.getByText('Cleo').count(), 'nobody is named').toBe(0);

  await page.getByText('More time for somebody (0)').click();
  await page.getByRole('switch', { name: 'Ana Guest' }).focus();
  await page.keyboard.press('Space');
  await page.getByText('More time for somebody (1)').waitFor();
  const wish = ana.page.getByRole('switch', { name: 'I need more time' });
  await expect.poll(() => wish.isChecked()).toBe(true);
  expect(await screenProblems(ana.page)).toEqual([]);

  await press(page, 'Start now');
  for (const guest of [ana, cleo]) await guest.page.waitForURL(`**/experience/live/${id}`);
  await page.getByText(/^The bridge\./).waitFor();
  await press(page, 'Skip this scene');
  const left = async (guest: Visitor) => {
    const named = await guest.page.getByRole('timer').first().getAttribute('aria-label');
    const [, minutes, seconds] = named?.match(/(\d):(\d\d)/) ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  await ana.page.getByText(/Choose with a tap/).waitFor();
  await press(page, /^Hold$/);
  await ana.page.getByRole('timer', { name: /held by/ }).waitFor();
  const [longer, others] = [await left(ana), await left(cleo)];
  expect(longer, 'half as long again as the fifty seconds of the story').toBeGreaterThan(55);
  expect(others).toBe(longer);
  await press(page, 'One more minute');
  await expect.poll(() => left(ana)).toBe(longer + 60);
  await expect.poll(() => left(cleo)).toBe(longer + 60);
  await organiser.control(id, { action: 'end' });
  expect([...olga.complaints(), ...ana.complaints(), ...cleo.complaints()]).toEqual([]);
});

it('shows at the click what was pressed, takes it back when it is refused, and asks nothing while nothing happens', async () => {
  const id = await gather('At the click');
  const { page } = olga;
  const call = `**/api/session/${id}/control`;
  const answers: (() => Promise<void>)[] = [];
  await page.route(call, (route) => {
    answers.push(() => route.abort());
  });
  await press(page, 'Hold the start');
  const goOn = page.getByRole('button', { name: 'Go on' });
  await goOn.waitFor();
  expect([
    await goOn.getAttribute('aria-busy'),
    await page.evaluate(() => document.activeElement?.textContent),
  ]).toEqual(['true', 'Go on']);
  await page.getByText('You hold the clock').waitFor();
  await expect.poll(() => answers.length).toBe(1);
  await answers.pop()?.();
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('button', { name: 'Hold the start' }).waitFor();

  await say('It did not go out.', 'Everybody');
  await page.getByRole('list', { name: 'Messages sent' }).getByText('It did not go out.').waitFor();
  await expect.poll(() => answers.length).toBe(1);
  await answers.pop()?.();
  await expect
    .poll(() => page.getByLabel('Message', { exact: true }).inputValue())
    .toBe('It did not go out.');
  await page.unroute(call);
  await press(page, 'Send');
  await heard(ana.page, fromHost).getByText('It did not go out.').waitFor();

  await page.waitForTimeout(1500);
  const asked: string[] = [];
  // The page's own files come when it has been usable for a while; what is polled is an answer of the server.
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) asked.push(request.url());
  });
  await page.waitForTimeout(6000);
  expect(asked).toEqual([]);
  await organiser.startNow(id);
  await page.getByText(/^(Watching|Getting the next scene ready on every screen)$/).waitFor();
  expect(asked.some((url) => url.endsWith(`/api/session/${id}/live`))).toBe(true);
  expect(olga.complaints()).toEqual([]);
});
