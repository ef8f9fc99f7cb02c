import { isGivenAway, optionLists, type OptionList } from '#contract/story/given-away.ts';
import type { ChallengeScene } from '#contract/story/story.ts';
import { randomOf } from '../bots/tempers.ts';
import type { DirectorContext } from '../rules/director-context.ts';

type Drawn = Pick<DirectorContext, 'version' | 'seed'>;

/** How often an order that reveals the answer is drawn again; a very short list may have no other. */
const drawsAtMost = 40;

/** FNV-1a. */
const hashOf = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

function drawn<Item>(list: readonly Item[], random: () => number): Item[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/**
 * A list in the order of this session, shuffled by the seed at the beginning of its log: the same for every reader, in
 * every language and after a replay. Sessions opened by a director before version 5 keep the story's order. `name`
 * distinguishes the lists of a session; an order that `isRefused` is drawn again.
 */
export function shuffled<Item>(
  { version, seed }: Drawn,
  name: string,
  list: readonly Item[],
  isRefused: (order: readonly Item[]) => boolean = () => false,
): Item[] {
  if (version < 5) return [...list];
  const random = randomOf(hashOf(`${seed} ${name}`));
  let order = drawn(list, random);
  for (let draw = 1; draw < drawsAtMost && isRefused(order); draw += 1) order = drawn(list, random);
  return order;
}

const listsByScene = new WeakMap<ChallengeScene, OptionList[]>();

/** The controls of a riddle's board, in an order that does not reveal its answers. */
export function shuffledOptions<Item extends { id: string }>(
  context: Drawn,
  scene: ChallengeScene,
  name: OptionList['name'],
  list: readonly Item[],
): Item[] {
  const known = listsByScene.get(scene) ?? optionLists(scene);
  listsByScene.set(scene, known);
  const answers = known.find((one) => one.name === name)?.answers ?? [];
  return shuffled(context, `${scene.id} ${name}`, list, (order) =>
    isGivenAway(
      answers,
      order.map(({ id }) => id),
    ),
  );
}
