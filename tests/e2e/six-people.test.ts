import type { Browser, Page } from 'playwright-core';
import type { Browser as Firefox } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awayWords, launchBrowser, openVisitor, screens } from '../support/browser/browser.ts';
import {
  type FirefoxVisitor,
  firefoxShows,
  launchFirefox,
  openFirefoxVisitor,
} from '../support/browser/firefox.ts';
import { expectBeside, expectInView } from '../support/browser/in-view.ts';
import { keyboardOf } from '../support/browser/keyboard.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { type Reads, clipBegan, readResults, sameResults } from '../support/browser/shown-session.ts';
import { startBalancer, type TcpBalancer } from '../support/servers/tcp-balancer.ts';

let product: Product;
let organiser: Organiser;
let browser: Browser;
let firefox: Firefox;
let line: TcpBalancer;

beforeAll(async () => {
  [product, browser, firefox] = await Promise.all([
    startProduct({ STORY_CLOCK_RATE: '2', WELCOME_CREDITS: '2' }),
    launchBrowser(),
    launchFirefox(),
  ]);
  organiser = await signUpOrganiser(product);
  line = await startBalancer(Number(new URL(product.url).port));
});

afterAll(async () => {
  await browser?.close();
  await firefox?.close();
  line?.close();
  await product?.close();
});

const person = (first_name: string) => ({
  first_name,
  last_name: 'Guest',
  email: `${first_name.toLowerCase()}@acme.test`,
});

const option = (page: Page, name: RegExp) => page.locator('fieldset').getByRole('button', { name });
const answerField = (page: Page) => page.getByLabel('Your team’s answer');
const counted = (page: Page) => page.getByText(/^Your vote counts/).waitFor();

const resultsOn = (page: Reads<typeof readResults>) => page.evaluate(readResults);

it('six people in two teams, each in a trouble of their own, play one story in step to the same results', async () => {
  const session = await organiser.schedule({
    teams: [
      { name: 'Lanterns', people: ['Ana', 'Bo', 'Cy'].map(person) },
      { name: 'Herons', people: ['Dee', 'Eli', 'Fay'].map(person) },
    ],
  });
  const { id } = session;
  const linkOf = (name: string) =>
    session.seats.find(({ first_name }) => first_name === name)?.personal_link ?? '';
  const ana = await openVisitor(browser, 'Ana, by keyboard');
  const bo = await openVisitor(browser, 'Bo, on a phone', { screen: 'phone' });
  const cy: FirefoxVisitor = await openFirefoxVisitor(firefox, 'Cy, in Firefox');
  const dee = await openVisitor(browser, 'Dee, who refuses devices');
  const eli = await openVisitor(browser, 'Eli, on a bad line', {
    expected: awayWords,
  });
  const fay = await openVisitor(browser, 'Fay, who is late');
  const keys = keyboardOf(ana.page);
  const phone = [[screens.phone.width, screens.phone.height]] as const;

  const goOn = () => organiser.goOn(id);
  const hold = () => organiser.control(id, { action: 'hold' });

  await dee.context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await Promise.all([
    ana.page.goto(`${product.url}/experience/${id}`),
    bo.page.goto(linkOf('Bo')),
    cy.page.goto(linkOf('Cy')),
    dee.page.goto(linkOf('Dee')),
    eli.page.goto(linkOf('Eli').replace(product.url, line.url)),
  ]);
  await keys.write(ana.page.getByLabel('Your email'), 'ana@acme.test');
  await ana.page.getByText('Ana Guest (you)').waitFor();
  await keys.press(ana.page.getByRole('link', { name: 'Check device' }));
  await ana.page.getByRole('heading', { level: 1, name: /Good so far|It will/ }).waitFor();
  for (const button of ['Play the notes', 'I heard them', 'Record 3 seconds', 'That was me'])
    await keys.press(ana.page.getByRole('button', { name: button }));
  for (const button of ['Show my camera', 'I see myself'])
    await keys.press(ana.page.getByRole('button', { name: button }), 'Space');
  await keys.press(ana.page.getByRole('link', { name: 'Go to my session' }));
  await ana.page.getByText('device checked').first().waitFor();
  for (const device of ['camera', 'microphone']) {
    await dee.page.getByRole('button', { name: new RegExp(`^${device} off$`, 'i') }).click();
    await dee.page.getByText(`Your browser is blocking the ${device}.`).waitFor();
  }
  await expectInView(bo.page, ['h1'], phone);
  for (const here of ['3 of 3 here', '2 of 3 here']) await firefoxShows(cy.page, here);

  await organiser.startNow(id);
  const playing: Reads<typeof clipBegan>[] = [ana, bo, cy, dee, eli].map(({ page }) => page);
  const spread = async () => {
    const began = await Promise.all(playing.map((page) => page.evaluate(clipBegan)));
    const known = began.filter((at) => at !== null);
    return known.length < playing.length ? Number.POSITIVE_INFINITY : Math.max(...known) - Math.min(...known);
  };
  await expect.poll(spread, { timeout: 15_000 }).toBeLessThan(300);
  expect(await dee.page.getByText('Your browser is blocking').count(), 'what was said already').toBe(0);
  await goOn();
  await bo.page.getByText(/Select an option/).waitFor();
  await hold();
  await ana.page.getByText('Olga Owner has paused the clock').waitFor();
  await expectInView(bo.page, ['#question', '[role="timer"]', 'fieldset button'], phone);
  await eli.page.route(
    '**/api/exp/vote',
    async (route) => {
      await route.fetch();
      line.point(1);
      line.cut();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await option(eli.page, /Ring the bridge bell/).click();
  await eli.page.getByText('Your vote is saved').waitFor();
  await keys.press(option(ana.page, /Through the pinewood/), 'Space');
  await option(bo.page, /Through the pinewood/).click();
  await cy.page.locator('fieldset button:nth-of-type(1)').click();
  await option(dee.page, /Up along the ridge/).click();
  await eli.page.getByText('Connection lost.').waitFor();
  await option(eli.page, /Through the pinewood/).click();
  line.point(Number(new URL(product.url).port));
  await eli.page.getByText('You’re back. The story is at a decision.').waitFor();
  for (const { page } of [ana, bo, dee, eli]) await counted(page);
  await firefoxShows(cy.page, 'Your vote counts');
  await bo.page.getByText('5 of 5 have voted').waitFor();
  await goOn();
  await hold();
  for (const { page } of [ana, bo, dee, eli])
    for (const votes of ['3 votes', '2 votes', '0 votes'])
      await page.getByText(votes, { exact: true }).waitFor();
  await firefoxShows(cy.page, '3 votes');
  await expect.poll(keys.focused).toBe('H1');

  await fay.page.goto(linkOf('Fay'));
  const missed = fay.page.getByRole('complementary', { name: 'What you missed' });
  await missed.getByText(/^Last decision:/).waitFor();
  await expectBeside(fay.page, 'aside[aria-label="What you missed"]', ['h1', 'h1 ~ p', 'footer']);
  await fay.page.setViewportSize(screens.desktop);
  await missed.getByRole('button', { name: 'Got it' }).click();
  playing.push(fay.page);
  await organiser.control(id, { action: 'resume' });
  await expect.poll(spread, { timeout: 30_000 }).toBeLessThan(300);
  await expectInView(bo.page, ['h1'], phone);
  await goOn();
  await expect.poll(async () => (await organiser.live(id)).clip?.scene_id).toBe('wayhouse');
  await goOn();

  await answerField(bo.page).waitFor();
  await hold();
  await expectInView(bo.page, ['#riddle', '[role="timer"]', '[role="tab"]', 'form input'], phone);
  const second = await fay.context.newPage();
  await second.goto(linkOf('Fay'));
  await fay.page.getByRole('heading', { name: 'You’re connected somewhere else' }).waitFor();
  await answerField(second).waitFor();
  expect(await fay.page.locator('video').count()).toBe(0);
  expect(
    await eli.page.getByRole('list', { name: 'Your table' }).getByText('Fay Guest').count(),
    'a seat with two tabs sits at its table once',
  ).toBe(1);
  await cy.page.locator('::-p-text(Share with team)').click();
  await ana.page.getByText('shared by Cy Guest').first().waitFor();
  await cy.page.locator('form:has(p[role="status"]) input').fill('wolf');
  await cy.page.keyboard.press('Enter');
  await firefoxShows(cy.page, 'Not quite.');
  const [riddle, chat] = ['The riddle', 'Team chat'].map((name) => ana.page.getByRole('tab', { name }));
  if (!riddle || !chat) throw new Error('no tabs');
  await keys.turnTo(chat, riddle);
  await keys.write(ana.page.getByLabel('Write to your team'), 'Five letters, read them in a row');
  await cy.page.locator('::-p-text(Team chat)').click();
  await firefoxShows(cy.page, 'Five letters, read them in a row');
  await bo.page.getByRole('tab', { name: 'Team chat' }).click();
  await bo.page.getByText('Five letters, read them in a row').waitFor();
  await keys.turnTo(riddle, chat, 'ArrowLeft');
  await keys.write(answerField(ana.page), 'palms');
  await dee.page.getByRole('tab', { name: 'Team chat' }).click();
  await dee.page.getByLabel('Write to your team').fill('I am only typing');
  await dee.page.keyboard.press('Enter');
  await second.getByRole('tab', { name: 'Team chat' }).click();
  await second.getByText('I am only typing').waitFor();
  await answerField(dee.page).fill('palms');
  await dee.page.keyboard.press('Enter');
  for (const page of [ana.page, bo.page, dee.page, eli.page, second])
    await page.getByText('Solved!').first().waitFor();
  await firefoxShows(cy.page, 'Solved!');
  await expect.poll(keys.focused).not.toBe('BODY');
  await goOn();
  await expect.poll(async () => (await organiser.live(id)).phase).toBe('outcome');
  await goOn();
  await expect.poll(async () => (await organiser.live(id)).clip?.scene_id).toBe('hearth');
  await goOn();

  await bo.page.getByText(/Select an option/).waitFor();
  await hold();
  await keys.press(option(ana.page, /Carry it down/));
  await cy.page.locator('fieldset button:nth-of-type(1)').click();
  for (const page of [bo.page, second]) await option(page, /Carry it down/).click();
  for (const page of [dee.page, eli.page]) await option(page, /Light the beacon/).click();
  for (const page of [ana.page, bo.page, dee.page, eli.page, second]) await counted(page);
  await bo.page.getByText('6 of 6 have voted').waitFor();
  await goOn();
  await goOn();
  await expect.poll(async () => (await organiser.live(id)).clip?.scene_id).toBe('valley');
  await goOn();

  const see = (page: Page) => page.getByRole('button', { name: 'See how your team did' });
  await see(bo.page).waitFor();
  await expectInView(bo.page, ['h1', 'section button'], phone);
  await keys.press(see(ana.page));
  for (const page of [bo.page, dee.page, eli.page, second]) await see(page).click();
  await cy.page.locator('::-p-text(See how your team did)').click();
  const { scorecard } = await organiser.results(id);
  for (const page of [ana.page, bo.page, dee.page, eli.page, second])
    await page.getByText('Teams side by side').waitFor();
  await firefoxShows(cy.page, 'Teams side by side');
  for (const page of [ana.page, bo.page, cy.page])
    expect(await resultsOn(page)).toEqual(sameResults(scorecard, 'Lanterns'));
  for (const page of [dee.page, eli.page, second])
    expect(await resultsOn(page)).toEqual(sameResults(scorecard, 'Herons'));
  expect(scorecard.path.map(({ title }) => title)).toEqual([
    'The bridge',
    'One rule',
    'The pinewood',
    'The wayhouse',
    'The five guests',
    'Behind the door',
    'One thing more',
    'From hand to hand',
  ]);
  const splitOf = (name: string) =>
    scorecard.teams
      .find((team) => team.name === name)
      ?.decisions.map(({ team_split }) => team_split.map(({ votes }) => votes));
  expect([splitOf('Lanterns'), splitOf('Herons')]).toEqual([
    [
      [1, 2, 0],
      [3, 0],
    ],
    [
      [1, 1, 0],
      [1, 2],
    ],
  ]);

  const shown = eli.page.getByRole('heading', { name: 'Dee Guest', level: 3 });
  const show = dee.page.getByRole('switch', { name: 'Show my part to my team' });
  await show.click();
  await shown.waitFor();
  expect(await ana.page.getByText('Dee Guest').count(), 'another team does not see it').toBe(0);
  await show.click();
  await shown.waitFor({ state: 'detached' });

  const tab = (name: string) => ana.page.getByRole('tab', { name });
  await keys.turnTo(tab('Award'), tab('Scorecard'));
  await keys.reach(ana.page.getByRole('button', { name: 'Download PDF' }).first());
  await expectInView(bo.page, ['h1'], phone);
  expect([ana, bo, cy, dee, eli, fay].flatMap((visitor) => visitor.complaints())).toEqual([]);
});
