import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Snapshot } from '../../../contract/calls/schemas/experience.ts';
import { isGivenAway, optionLists } from '../../../contract/story/given-away.ts';
import { type StorySource, storyIn } from '../../../contract/story/story.ts';
import { type Organiser, signUpOrganiser } from '../../support/organiser.ts';
import { type Product, startProduct } from '../../support/servers/product.ts';
import { joinWithToken, openLink } from '../../support/virtual-participant.ts';
import { type Attack, rounds, type Score } from '../attack.ts';
import { ask } from '../two-companies.ts';

const slug = 'the-six-oclock-water';
const root = path.resolve(import.meta.dirname, '../../..');

/** A guest reads a riddle's answer off the order of its controls: one after another, backwards, the first or the last. */
export const attack: Attack = {
  name: 'riddle-orders',
  async run(score) {
    const product = await startProduct({
      TRUST_PROXY: '1',
      WELCOME_CREDITS: String(2 * rounds),
      STORY_CLOCK_RATE: '20',
    });
    try {
      const organiser = await signUpOrganiser(product);
      for (let round = 0; round < rounds; round += 1) await readRiddles(product, organiser, score);
    } finally {
      await product.close();
    }
  },
};

async function readRiddles(product: Product, organiser: Organiser, { note }: Score): Promise<void> {
  const file = path.join(root, 'content', 'stories', slug, 'story.json');
  const story = storyIn(JSON.parse(readFileSync(file, 'utf8')) as StorySource, 'en');
  const session = await organiser.schedule({ story_slug: slug });
  const entered = await openLink(product.url, session.seats[0]?.personal_link ?? '');
  const guest = await joinWithToken(product.url, entered);
  await organiser.startNow(session.id);
  for (;;) {
    const { phase } = await organiser.live(session.id);
    if (phase === 'ended' || phase === 'failed') break;
    if (phase === 'breakout') await readOne();
    await organiser.goOn(session.id);
  }
  guest.close();

  async function readOne(): Promise<void> {
    const { text } = await ask(product, 'GET', '/api/exp/snapshot', { token: entered.token });
    const shown = (JSON.parse(text) as Snapshot).public;
    const scene = story.scenes.find(({ id }) => id === shown.breakout?.scene_id);
    if (scene?.kind !== 'challenge') return;
    for (const list of optionLists(scene)) {
      const controls: unknown = Reflect.get(Object(shown.breakout?.task), list.name);
      const ids = Array.isArray(controls) ? controls.map(({ id }: { id: string }) => id) : [];
      const isWhole = ids.length === list.ids.length;
      note(`${scene.id}: ${list.name}`, isWhole && !isGivenAway(list.answers, ids), ids.join(' '));
    }
  }
}
