import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { story as german } from '#contract/words/de/story.ts';
import { story as english } from '#contract/words/en/story.ts';
import { mayControl, sceneIdOf } from '#contract/rules/sessions/host-controls.ts';
import { axeProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

let product: Product;
let organiser: Organiser;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '4', STORY_CLOCK_RATE: '2' });
  organiser = await signUpOrganiser(product);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Leaves scene after scene, each by its name, until the clip plays. */
async function goOnToClip(sessionId: string, sceneId: string) {
  for (let reads = 0; reads < 600; reads += 1) {
    const now = await organiser.live(sessionId);
    if (now.phase === 'clip' && now.clip?.scene_id === sceneId) return;
    const skip = { action: 'skip', phase: now.phase, scene_id: sceneIdOf(now) ?? '' } as const;
    if (mayControl(now, skip)) await organiser.control(sessionId, skip).catch(() => undefined);
    else await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Never came to ${sceneId}`);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** The parts of the page that a press at the middle of each of these meets. */
const isOnTop = (page: Page, name: string) =>
  button(page, name).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && element.contains(met);
  });

it('what one notices is kept for oneself, and shown to all when the story speaks of it', async () => {
  const session = await organiser.schedule({ story_slug: 'the-six-oclock-water' });
  const ana = await openVisitor(browser, 'Ana');
  const bo = await openVisitor(browser, 'Bo', { screen: 'phone' });
  const pages = [ana.page, bo.page];
  for (const [index, page] of pages.entries()) await page.goto(session.seats[index]?.personal_link ?? '');
  await bo.page.getByRole('button', { name: /Deutsch/ }).click();
  await ana.page.getByText('2 of 4 here').waitFor();
  await organiser.startNow(session.id);

  await goOnToClip(session.id, 'doorstep');
  await button(ana.page, english.noticing.mark).click();
  const surface = button(ana.page, english.noticing.aimHelp);
  const sent = ana.page.waitForRequest(/\/api\/exp\/notice$/);
  await surface.click({ position: { x: 128, y: 600 } });
  expect((await sent).postDataJSON()).toMatchObject({
    scene_id: 'doorstep',
    spot: { kind: 'picture', x: expect.closeTo(0.14, 2), y: expect.closeTo(0.75, 2) },
  });
  await ana.page.getByText(/^Marked at 0:/).waitFor();
  await expect
    .poll(() => ana.page.evaluate(() => document.activeElement?.textContent))
    .toBe(english.noticing.mark);
  await button(ana.page, english.cinema.more).press('Enter');
  await ana.page.getByText(english.cinema.sceneTells).press('Enter');
  const line = button(ana.page, /the wheel turns slowly/);
  await line.press('Enter');
  await expect.poll(() => line.getAttribute('aria-pressed')).toBe('true');
  expect(await axeProblems(ana.page)).toEqual([]);
  await ana.page.keyboard.press('Escape');

  await button(bo.page, german.noticing.mark).press('Enter');
  await button(bo.page, german.noticing.aimHelp).waitFor();
  await bo.page.keyboard.press('Escape');
  await button(bo.page, german.noticing.aimHelp).waitFor({ state: 'detached' });
  expect(await isOnTop(bo.page, german.noticing.mark)).toBe(true);
  expect(await bo.page.getByText('Ana Guest:').count()).toBe(0);

  await goOnToClip(session.id, 'the-wheel');
  const seen = ana.page.getByRole('complementary', { name: english.noticing.who('the wheel') });
  await seen.getByText(/^Ana Guest: “Number nine”, 0:\d\d$/).waitFor();
  await seen.getByText(english.noticing.count(1, 2)).waitFor();
  await seen.getByText(english.noticing.mentions(0)).waitFor();
  const seenInGerman = bo.page.getByRole('complementary', { name: german.noticing.who('das Rad') });
  await seenInGerman.getByText(/Ana Guest: „Nummer neun“, 0:\d\d/).waitFor();
  for (const page of pages) expect(await axeProblems(page)).toEqual([]);
  expect(await button(ana.page, english.noticing.mark).count()).toBe(0);
  await seen.getByRole('button', { name: english.noticing.gotIt }).click();
  await seen.waitFor({ state: 'detached' });
  expect([ana.complaints(), bo.complaints()]).toEqual([[], []]);
  await ana.context.close();
  await bo.context.close();
});
