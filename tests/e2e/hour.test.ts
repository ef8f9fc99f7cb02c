import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '../../contract/calls/schemas/experience.ts';
import type { SessionDetail } from '../../contract/calls/schemas/sessions/session-detail.ts';
import { storyIn } from '../../contract/story/story.ts';
import { launchBrowser, openVisitor } from '../support/browser/browser.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { type Product, startProduct } from '../support/servers/product.ts';
import { readStory } from '../support/test-story.ts';
import { joinByLink, type Move } from '../support/virtual-participant.ts';

const source = readStory('the-six-oclock-water');
const story = storyIn(source, 'en');
const stories = { en: story, de: storyIn(source, 'de') };
type Language = keyof typeof stories;
const titleOf = (id: string, language: Language) =>
  stories[language].scenes.find((scene) => scene.id === id)?.title ?? '';

const words = {
  en: { see: 'See how your team did', award: 'Award' },
  de: { see: 'Ergebnis ansehen', award: 'Urkunde' },
} as const;

let product: Product;
let browser: Browser;
let organiser: Organiser;

beforeAll(async () => {
  product = await startProduct({ STORY_CLOCK_RATE: '40', WELCOME_CREDITS: '4' });
  browser = await launchBrowser();
  organiser = await signUpOrganiser(product);
});

afterAll(async () => {
  await browser?.close();
  await product?.close();
});

type Choices = Readonly<Record<string, string>>;

/** Votes as chosen and solves whatever a team may solve. */
const movesOf =
  (name: string, choices: Choices): Move =>
  ({ public: { phase, clip, decision, breakout }, team }: Snapshot) => {
    if (phase === 'gathering' && clip)
      return { path: '/api/exp/ready', key: `ready ${clip.scene_id}`, body: { scene_id: clip.scene_id } };
    if (decision) {
      const decision_id = decision.scene_id;
      const key = `vote-${decision_id}-${name}`;
      return {
        path: '/api/exp/vote',
        key,
        body: { vote_id: key, decision_id, option_id: choices[decision_id], cast_at: Date.now() },
      };
    }
    const scene = story.scenes.find(({ id }) => id === breakout?.scene_id);
    if (scene?.kind !== 'challenge' || team?.solved) return undefined;
    const key = `attempt-${scene.id}-${name}`;
    return {
      path: '/api/exp/challenge/answer',
      key,
      body: { attempt_id: key, challenge_id: scene.id, text: scene.answers[0] },
    };
  };

const linkOf = (session: SessionDetail, name: string) =>
  session.seats.find(({ first_name }) => first_name === name)?.personal_link ?? '';

async function schedule(of: string): Promise<SessionDetail> {
  const person = (first_name: string) => ({
    first_name,
    last_name: 'Guest',
    email: `${first_name}.${of}@acme-hour.test`.toLowerCase(),
  });
  return organiser.schedule({
    story_slug: story.slug,
    teams: [
      { name: 'Otters', people: ['Ana', 'Ben', 'Cy'].map(person) },
      { name: 'Herons', people: ['Dee', 'Eli', 'Fay'].map(person) },
    ],
  });
}

const firstVotes = { 'first-hour': 'sit', report: 'staying', 'two-oclock': 'ask' };

/** What somebody at a screen meets, while five others play. */
async function watch(page: Page, sessionId: string, language: Language, ending: string): Promise<void> {
  await page.waitForURL(`**/experience/live/${sessionId}`);
  await page.locator('video').first().waitFor({ state: 'attached' });
  await page.locator('fieldset button').first().waitFor();
  await organiser.control(sessionId, { action: 'extend', seconds: 900 });
  await page.locator('fieldset button').first().click();
  await page
    .getByRole('heading', { name: titleOf(ending, language) })
    .first()
    .waitFor({ timeout: 200_000 });
  await page.getByRole('button', { name: words[language].see }).click();
  await page.waitForURL('**/experience/end');
  await page.getByText(titleOf(ending, language)).first().waitFor();
  await page.getByRole('tab', { name: words[language].award }).click();
  await page.getByRole('button', { name: /PDF/ }).first().waitFor();
}

describe.concurrent('six people in two teams play the hour', () => {
  it.each([
    ['desktop', 'en', { ...firstVotes, 'up-or-down': 'soup', 'what-is-so': 'hold' }, 'dry-year'],
    ['phone', 'de', { ...firstVotes, 'up-or-down': 'gate', 'what-holds': 'come' }, 'under-the-lake'],
  ] as const)(
    'on a %s in %s, to its ending, scorecard and award',
    async (screen, language, choices, ending) => {
      const session = await schedule(ending);
      const ana = await openVisitor(browser, 'Ana', { screen });
      await ana.page.goto(linkOf(session, 'Ana'));
      await ana.page
        .getByText(/Ana Guest/)
        .first()
        .waitFor();
      if (language === 'de') await ana.page.getByRole('button', { name: /Deutsch/ }).click();
      const others = await Promise.all(
        ['Ben', 'Cy', 'Dee', 'Eli', 'Fay'].map(async (name) => {
          const other = await joinByLink(product.url, linkOf(session, name));
          return { other, move: movesOf(name, choices) };
        }),
      );
      await others[0]?.other.until(({ public: { seats } }) => seats.every(({ present }) => present));
      await organiser.startNow(session.id);
      await Promise.all([
        watch(ana.page, session.id, language, ending),
        ...others.map(({ other, move }) => other.play(move)),
      ]);
      for (const { other } of others) other.close();
      const { awards } = await organiser.results(session.id);
      expect(awards).toHaveLength(8);
      expect(ana.complaints()).toEqual([]);
      await ana.context.close();
    },
  );
});
