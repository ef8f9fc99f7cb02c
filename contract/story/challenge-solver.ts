import {
  closedRoads,
  isDecoded,
  isOrder,
  isSeatedWell,
  isSeating,
  isSolution,
  orderRules,
  seatRules,
} from './challenge-answer.ts';
import type { CodeTask, MapTask, OrderRule, OrderTask, SeatingTask, SeatRule } from './challenge-task.ts';
import { dealClues } from './clue-dealing.ts';
import type { ChallengeScene } from './story.ts';

type Clue = ChallengeScene['clues'][number];
type Parts = Pick<ChallengeScene, 'clues'>;

/** Ways from start to goal over open roads without visiting a place twice, found one by one on demand. */
export function* waysOf(task: MapTask, closed: ReadonlySet<string>): Generator<string[]> {
  const neighbours = new Map<string, string[]>(task.places.map(({ id }) => [id, []]));
  for (const { id, from, to } of task.roads) {
    if (closed.has(id)) continue;
    neighbours.get(from)?.push(to);
    neighbours.get(to)?.push(from);
  }
  const way = [task.start];
  function* walk(at: string): Generator<string[]> {
    if (at === task.goal) yield [...way];
    if (at === task.goal || way.length > task.steps) return;
    for (const next of neighbours.get(at) ?? []) {
      if (way.includes(next)) continue;
      way.push(next);
      yield* walk(next);
      way.pop();
    }
  }
  yield* walk(task.start);
}

/** Orders without haste that keep the rules and the budget, found one by one on demand. */
export function* ordersOf(task: OrderTask, rules: readonly OrderRule[]): Generator<string> {
  const steps = task.items.map((item) => ({ ...item, needs: rules.filter((rule) => rule.item === item.id) }));
  const taken: string[] = [];
  function* take(minutes: number): Generator<string> {
    if (minutes > task.budget) return;
    if (taken.at(-1) === task.wanted) yield taken.join('>');
    if (taken.at(-1) === task.wanted) return;
    for (const { id, minutes: more, needs } of steps) {
      const isFree = needs.every(({ anyOf }) => anyOf.some((needed) => taken.includes(needed)));
      if (!isFree || taken.includes(id)) continue;
      taken.push(id);
      yield* take(minutes + more);
      taken.pop();
    }
  }
  yield* take(0);
}

/** Seatings that keep the rules, found one by one on demand. */
export function* seatingsOf(task: SeatingTask, rules: readonly SeatRule[]): Generator<string[]> {
  const seated: string[] = [];
  function* seat(): Generator<string[]> {
    if (seated.length === task.chairs.length) yield [...seated];
    if (seated.length === task.chairs.length) return;
    for (const { id } of task.guests) {
      if (seated.includes(id)) continue;
      seated.push(id);
      if (isSeatedWell(task, rules, seated)) yield* seat();
      seated.pop();
    }
  }
  yield* seat();
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

function areAll<Answer>(answers: Generator<Answer>, isRight: (answer: Answer) => boolean): boolean {
  let looked = 0;
  for (const answer of answers) {
    if (!isRight(answer)) return false;
    looked += 1;
    if (looked === doubts) break;
  }
  return looked > 0;
}

/** Whether these clues alone determine the answer. */
export function isEnough(scene: ChallengeScene, clues: readonly Clue[]): boolean {
  const { task } = scene;
  const held = { clues: [...clues] };
  if (task?.kind === 'map') {
    return areAll(waysOf(task, closedRoads(held)), (way) => isSolution(scene, way.join('>')));
  }
  if (task?.kind === 'order') {
    const rules = orderRules(scene);
    return areAll(ordersOf(task, orderRules(held)), (order) => isOrder(task, rules, order));
  }
  if (task?.kind === 'code') {
    const meanings = decode(task, held);
    return isDecoded(
      task,
      meanings.flatMap((id) => id ?? []),
    );
  }
  if (task?.kind === 'seating') {
    const rules = seatRules(scene);
    return areAll(seatingsOf(task, seatRules(held)), (guests) => isSeating(task, rules, guests));
  }
  const needed = new Set((scene.worked ?? []).flatMap((step) => step.clues));
  const ids = new Set(clues.map(({ id }) => id));
  return needed.size > 0 ? [...needed].every((id) => ids.has(id)) : clues.length === scene.clues.length;
}

/** The hands of a team of `people`, as the director deals them; clues that are held together left out. */
export function handsOf(scene: ChallengeScene, people: number): Clue[][] {
  const seatIds = Array.from({ length: people }, (_, index) => `seat-${index}`);
  const { holders } = dealClues({
    clueIds: scene.clues.map(({ id }) => id),
    before: { holders: {} },
    seatIds,
    onBoard: [],
  });
  return seatIds.map((seatId) => scene.clues.filter(({ id }) => holders[id] === seatId));
}
