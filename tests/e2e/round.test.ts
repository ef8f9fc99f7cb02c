import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayControl, sceneIdOf } from '#contract/rules/sessions/host-controls.ts';
import { story as german } from '#contract/words/de/story.ts';
import { story as english } from '#contract/words/en/story.ts';
import { axeProblems } from '../support/browser/accessibility.ts';
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';

let product: Product;
let organiser: Organiser;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ WELCOME_CREDITS: '4' });
  organiser = await signUpOrganiser(product);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Leaves scene after scene, each by its name, until the session is there. */
async function goOnToScene(sessionId: string, phase: 'clip' | 'breakout', sceneId: string) {
  for (let reads = 0; reads < 600; reads += 1) {
    const now = await organiser.live(sessionId);
    if (now.phase === phase && sceneIdOf(now) === sceneId) return;
    const skip = { action: 'skip', phase: now.phase, scene_id: sceneIdOf(now) ?? '' } as const;
    if (mayControl(now, skip)) await organiser.control(sessionId, skip).catch(() => undefined);
    else await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Never came to ${sceneId}`);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

it('a pause deals one question to one person by name; hands come first, and it ends when everybody is ready', async () => {
  const session = await organiser.schedule({ story_slug: 'the-six-oclock-water' });
  const ana = await openVisitor(browser, 'Ana');
  const bo = await openVisitor(browser, 'Bo', { screen: 'phone' });
  const pages = [ana.page, bo.page];
  for (const [index, page] of pages.entries()) await page.goto(session.seats[index]?.personal_link ?? '');
  await button(bo.page, /Deutsch/).click();
  await ana.page.getByText('2 of 4 here').waitFor();
  await organiser.startNow(session.id);
  await goOnToScene(session.id, 'breakout', 'on-the-tailboard');

  const turnOf = (name: string) => ({
    ana: ana.page.getByText(name === 'Ana Guest' ? english.round.yours : english.round.dealt(name)),
    bo: bo.page.getByText(name === 'Bo Guest' ? german.round.yours : german.round.dealt(name)),
  });
  const isTurnOf = async (name: string) => {
    const { ana: onOne, bo: onOther } = turnOf(name);
    await onOne.waitFor();
    await onOther.waitFor();
  };
  await button(ana.page, english.round.next).waitFor();
  const first = (await turnOf('Ana Guest').ana.count()) === 1 ? 'Ana Guest' : 'Bo Guest';
  const other = first === 'Ana Guest' ? 'Bo Guest' : 'Ana Guest';
  await isTurnOf(first);
  for (const page of pages) expect(await axeProblems(page)).toEqual([]);
  await button(bo.page, german.round.next).click();
  await isTurnOf(other);
  const raising = first === 'Ana Guest' ? ana.page : bo.page;
  await button(raising, first === 'Ana Guest' ? english.word.raise : german.word.raise).click();
  await button(ana.page, english.round.nextIs(first)).press('Enter');
  await isTurnOf(first);
  await button(ana.page, english.round.next).waitFor();

  await button(ana.page, english.table.goOn).click();
  await button(bo.page, german.table.goOn).click();
  await expect.poll(async () => (await organiser.live(session.id)).phase).not.toBe('breakout');
  expect([ana.complaints(), bo.complaints()]).toEqual([[], []]);
  await ana.context.close();
  await bo.context.close();
});
