import { closedRoads, orderRules } from './challenge-answer.ts';
import { ordersOf, waysOf } from './challenge-solver.ts';
import type { ChallengeScene } from './story.ts';

/** A list that a riddle shows as controls, by ids, and of each answer that solves it those ids in its order. */
export interface OptionList {
  name: 'places' | 'roads' | 'items' | 'meanings' | 'guests';
  ids: string[];
  answers: string[][];
}

/** So many answers of a riddle that has many are looked at. */
const answersLookedAt = 50;

function first<Answer>(answers: Generator<Answer>): Answer[] {
  const found: Answer[] = [];
  for (const answer of answers) if (found.push(answer) === answersLookedAt) break;
  return found;
}

const partsOf = (answer: string) => answer.split('>').map((part) => part.trim().replace(/!$/, ''));
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

/** The lists on a riddle's board; none where the answer is a word. */
export function optionLists(scene: Pick<ChallengeScene, 'task' | 'answers' | 'clues'>): OptionList[] {
  const { task } = scene;
  if (!task) return [];
  const written = scene.answers.map(partsOf);
  if (task.kind === 'code') return [{ name: 'meanings', ids: idsOf(task.meanings), answers: written }];
  if (task.kind === 'seating') return [{ name: 'guests', ids: idsOf(task.guests), answers: written }];
  if (task.kind === 'order') {
    const found = first(ordersOf(task, orderRules(scene))).map(partsOf);
    return [{ name: 'items', ids: idsOf(task.items), answers: [...written, ...found] }];
  }
  const ways = [...written, ...first(waysOf(task, closedRoads(scene)))];
  const roadsOf = (way: string[]) =>
    way.slice(1).flatMap((to, index) => {
      const from = way[index];
      const road = task.roads.find(
        (one) => (one.from === from && one.to === to) || (one.from === to && one.to === from),
      );
      return road ? [road.id] : [];
    });
  return [
    { name: 'places', ids: idsOf(task.places), answers: ways },
    { name: 'roads', ids: idsOf(task.roads), answers: ways.map(roadsOf) },
  ];
}

function isGivenBy(ids: readonly string[], answer: readonly string[]): boolean {
  const places = [...new Set(answer)].map((id) => ids.indexOf(id));
  if (places.length < 2 || places.includes(-1)) return false;
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  if (steps.every((step) => step > 0)) return true;
  if (steps.length > 1 && steps.every((step) => step < 0)) return true;
  const isPart = places.length < ids.length - 1;
  const isAtStart = Math.max(...places) === places.length - 1;
  const isAtEnd = Math.min(...places) === ids.length - places.length;
  return isPart && (isAtStart || isAtEnd);
}

/**
 * Whether a list in this order gives an answer away: the answer's parts are met in it one after another, forwards or
 * backwards, or they are its beginning or its end, in whichever order.
 */
export const isGivenAway = (answers: readonly (readonly string[])[], ids: readonly string[]): boolean =>
  answers.some((answer) => isGivenBy(ids, answer));
