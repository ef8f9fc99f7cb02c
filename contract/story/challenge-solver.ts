import { closedRoads, isDecoded, isOrder, isSolution, orderRules } from './challenge-answer.ts';
import type { CodeTask, MapTask, OrderRule, OrderTask } from './challenge-task.ts';
import { dealClues } from './clue-dealing.ts';
import type { ChallengeScene } from './story.ts';

type Clue = ChallengeScene['clues'][number];
type Parts = Pick<ChallengeScene, 'clues'>;

/** Ways from start to goal over open roads without visiting a place twice, up to `limit` of them. */
export function findWays(task: MapTask, closed: ReadonlySet<string>, limit = 50): string[][] {
  const ways: string[][] = [];
  const walk = (way: string[]) => {
    const at = way.at(-1) ?? task.start;
    if (ways.length >= limit) return;
    if (at === task.goal) ways.push(way);
    if (at === task.goal || way.length > task.steps) return;
    for (const road of task.roads) {
      if (closed.has(road.id) || (road.from !== at && road.to !== at)) continue;
      const next = road.from === at ? road.to : road.from;
      if (!way.includes(next)) walk([...way, next]);
    }
  };
  walk([task.start]);
  return ways;
}

/** Orders without haste that keep the rules and the budget, up to `limit` of them. */
export function findOrders(task: OrderTask, rules: readonly OrderRule[], limit = 50): string[] {
  const orders: string[] = [];
  const take = (taken: string[], minutes: number) => {
    if (orders.length >= limit || minutes > task.budget) return;
    if (taken.at(-1) === task.wanted) orders.push(taken.join('>'));
    if (taken.at(-1) === task.wanted) return;
    for (const item of task.items) {
      const isOut = rules
        .filter((rule) => rule.item === item.id)
        .every(({ anyOf }) => anyOf.some((id) => taken.includes(id)));
      if (isOut && !taken.includes(item.id)) take([...taken, item.id], minutes + item.minutes);
    }
  };
  take([], 0);
  return orders;
}

/** The message as far as these clues tell it; null where a symbol is unseen or its meaning unknown. */
export function decode(task: CodeTask, { clues }: Parts): (string | null)[] {
  const seen = new Set(clues.flatMap(({ shows }) => shows ?? []));
  const known = new Set(clues.flatMap(({ card }) => card ?? []));
  return task.message.map((shape, index) =>
    seen.has(index) && known.has(shape)
      ? (task.meanings.find((meaning) => meaning.shape === shape)?.id ?? null)
      : null,
  );
}

/** So many answers are looked at for one that the others would refuse. */
const doubts = 12;

/** Could somebody who holds only these clues give the answer and be sure of it? */
export function isEnough(scene: ChallengeScene, clues: readonly Clue[]): boolean {
  const { task } = scene;
  const held = { clues: [...clues] };
  if (task?.kind === 'map') {
    const ways = findWays(task, closedRoads(held), doubts);
    return ways.length > 0 && ways.every((way) => isSolution(scene, way.join('>')));
  }
  if (task?.kind === 'order') {
    const orders = findOrders(task, orderRules(held), doubts);
    return orders.length > 0 && orders.every((order) => isOrder(task, orderRules(scene), order));
  }
  if (task?.kind === 'code') {
    const meanings = decode(task, held);
    return isDecoded(
      task,
      meanings.flatMap((id) => id ?? []),
    );
  }
  const needed = new Set((scene.worked ?? []).flatMap((step) => step.clues));
  const ids = new Set(clues.map(({ id }) => id));
  return needed.size > 0 ? [...needed].every((id) => ids.has(id)) : clues.length === scene.clues.length;
}

/** The hands of a team of `people`, as the director deals them. */
export function handsOf(scene: ChallengeScene, people: number): Clue[][] {
  const seatIds = Array.from({ length: people }, (_, index) => `seat-${index}`);
  const holders = dealClues({
    clueIds: scene.clues.map(({ id }) => id),
    holders: {},
    seatIds,
    onBoard: [],
  });
  return seatIds.map((seatId) => scene.clues.filter(({ id }) => holders[id] === seatId));
}
