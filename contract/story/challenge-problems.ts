import { isSolution, nearMissReply } from './challenge-answer.ts';
import { decode, handsOf, isEnough, ordersOf, seatingsOf, waysOf } from './challenge-solver.ts';
import { isGivenAway, optionLists } from './given-away.ts';
import { closedRoads, orderRules, seatRules } from './challenge-answer.ts';
import type { SeatingTask, SeatRule } from './challenge-task.ts';
import { type ChallengeScene, normaliseAnswer } from './story.ts';
import { error, type StoryProblem } from './story-problems.ts';

/** Sizes of a team for which a challenge must need everybody and be possible. */
export const teamSizes = [3, 4, 5, 6, 7, 8] as const;

function unknownParts(scene: ChallengeScene): string[] {
  const { task, clues, worked = [] } = scene;
  const ids = new Set(clues.map(({ id }) => id));
  const roads = new Set(task?.kind === 'map' ? task.roads.map(({ id }) => id) : []);
  const places = new Set(task?.kind === 'map' ? task.places.map(({ id }) => id) : []);
  const items = new Set(task?.kind === 'order' ? task.items.map(({ id }) => id) : []);
  const chairs = new Set(task?.kind === 'seating' ? task.chairs.map(({ id }) => id) : []);
  const guests = new Set(task?.kind === 'seating' ? task.guests.map(({ id }) => id) : []);
  const symbols = task?.kind === 'code' ? task.message.length : 0;
  const named = task?.kind === 'map' ? [task.start, task.goal] : [];
  return [
    ...worked.flatMap((step) => step.clues).filter((id) => !ids.has(id)),
    ...clues.flatMap((clue) => clue.closed ?? []).filter((id) => !roads.has(id)),
    ...clues
      .flatMap((clue) => clue.after ?? [])
      .flatMap(({ item, anyOf }) => [item, ...anyOf].filter((id) => !items.has(id))),
    ...seatRules({ clues }).flatMap(({ guest, how, of }) => [
      ...(guests.has(guest) ? [] : [guest]),
      ...(chairs.has(of) || (guests.has(of) && how !== 'at' && how !== 'off') ? [] : [of]),
    ]),
    ...(task?.kind === 'order' && !items.has(task.wanted) ? [task.wanted] : []),
    ...clues
      .flatMap((clue) => clue.shows ?? [])
      .filter((index) => index >= symbols)
      .map(String),
    ...(task?.kind === 'map'
      ? [...named, ...task.roads.flatMap(({ from, to }) => [from, to])].filter((id) => !places.has(id))
      : []),
  ];
}

/** Everybody has one chair: there is a seating, and not a second. */
function isOneSeating(task: SeatingTask, rules: SeatRule[]): boolean {
  const seatings = seatingsOf(task, rules);
  return task.guests.length === task.chairs.length && !seatings.next().done && seatings.next().done === true;
}

/** Without haste cost, as the story promises: waiting long enough is free. */
function isPossible(scene: ChallengeScene): boolean {
  const { task } = scene;
  const first = scene.answers[0] ?? '';
  if (!isSolution(scene, first)) return false;
  if (task?.kind === 'map') return !waysOf(task, closedRoads(scene)).next().done;
  if (task?.kind === 'order') return !ordersOf(task, orderRules(scene)).next().done;
  if (task?.kind === 'seating') return isOneSeating(task, seatRules(scene));
  if (task?.kind === 'code') return decode(task, scene).every((meaning) => meaning !== null);
  return true;
}

function spareClues({ task, clues, worked }: ChallengeScene): string[] {
  if (task || !worked) return [];
  const used = new Set(worked.flatMap((step) => step.clues));
  return clues.filter(({ id }) => !used.has(id)).map(({ id }) => id);
}

/** Sizes of a team in which one hand is enough; a hand is tried once, however many sizes deal it. */
function sizesSolvedAlone(scene: ChallengeScene): number[] {
  const tried = new Map<string, boolean>();
  const isAlone = (hand: ChallengeScene['clues']): boolean => {
    const clues = hand.map(({ id }) => id).join(' ');
    const known = tried.get(clues) ?? isEnough(scene, hand);
    tried.set(clues, known);
    return known;
  };
  return teamSizes.filter((people) => handsOf(scene, people).some(isAlone));
}

/** Defects of a challenge: it cannot be solved, or one person can solve it alone. */
export function challengeProblems(scene: ChallengeScene, isLong: boolean): StoryProblem[] {
  const at = (code: Parameters<typeof error>[0], message: string) => error(code, message, scene.id);
  const unknown = unknownParts(scene).map((id) =>
    at('unknown-part', `Scene "${scene.id}" names "${id}", which it does not have`),
  );
  if (unknown.length > 0) return unknown;
  const empty = scene.answers
    .filter((answer) => normaliseAnswer(answer) === '')
    .map((answer) => at('empty-answer', `Answer "${answer}" has neither a letter nor a digit`));
  if (!isPossible(scene))
    return [...empty, at('unsolvable', `The first answer of "${scene.id}" does not follow from its clues`)];
  const met = (scene.nearMisses ?? []).flatMap(({ answers }) => answers);
  const nearMisses = met
    .filter((answer) => nearMissReply(scene, answer) === undefined || new Set(met).size < met.length)
    .map((answer) => at('near-miss', `Near miss "${answer}" of "${scene.id}" solves it, or is given twice`));
  const unused = spareClues(scene).map((id) =>
    at('unsolvable', `The worked solution of "${scene.id}" makes no use of clue "${id}"`),
  );
  const alone = sizesSolvedAlone(scene).map((people) =>
    at('solvable-alone', `One of ${people} can solve "${scene.id}" without the others`),
  );
  const idle =
    isLong && handsOf(scene, 8).some((hand) => hand.length === 0)
      ? [at('idle-hands', `In a team of eight somebody has nothing to say in "${scene.id}"`)]
      : [];
  const worked =
    isLong && !scene.task && !scene.worked ? [at('unsolvable', `"${scene.id}" has no worked solution`)] : [];
  const given = optionLists(scene)
    .filter(({ ids, answers }) => isGivenAway(answers, ids) || isGivenAway(answers, ids.toSorted()))
    .map(({ name }) => at('given-away', `The ${name} of "${scene.id}" are listed in the order of an answer`));
  return [...empty, ...nearMisses, ...unused, ...alone, ...idle, ...worked, ...given];
}
