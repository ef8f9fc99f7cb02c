import type { CodeTask, MapTask, OrderRule, OrderTask, SeatingTask, SeatRule } from './challenge-task.ts';
import { type ChallengeScene, normaliseAnswer } from './story.ts';

/**
 * Answers travel and are logged as text of at most 200 characters. Map: place ids joined by `>`, start and goal
 * included. Order: item ids joined by `>`, one taken in haste ends with `!`. Code: meaning ids joined by `>`.
 * Seating: guest ids joined by `>`, in the order of the chairs.
 */
const partsOf = (text: string): string[] =>
  text
    .split('>')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Roads that the clues of a scene close. */
export function closedRoads(scene: Pick<ChallengeScene, 'clues'>): Set<string> {
  return new Set(scene.clues.flatMap(({ closed }) => closed ?? []));
}

const joins = (task: MapTask, from: string, to: string) =>
  task.roads.find((road) => (road.from === from && road.to === to) || (road.from === to && road.to === from));

export function isWay(task: MapTask, closed: ReadonlySet<string>, places: readonly string[]): boolean {
  const steps = places.slice(1).map((to, index) => joins(task, places[index] ?? '', to));
  return (
    places[0] === task.start &&
    places.at(-1) === task.goal &&
    steps.length <= task.steps &&
    steps.every((road) => road !== undefined && !closed.has(road.id))
  );
}

interface Taken {
  id: string;
  inHaste: boolean;
}

const takenOf = (text: string): Taken[] =>
  partsOf(text).map((part) => ({ id: part.replace(/!$/, ''), inHaste: part.endsWith('!') }));

/** Minutes an order takes; null where it names something unknown or anything twice. */
export function minutesOf(task: Pick<OrderTask, 'items'>, text: string): number | null {
  const taken = takenOf(text);
  if (new Set(taken.map(({ id }) => id)).size !== taken.length) return null;
  const minutes = taken.map(({ id, inHaste }) => {
    const item = task.items.find((candidate) => candidate.id === id);
    return inHaste ? item?.hasteMinutes : item?.minutes;
  });
  return minutes.reduce<number | null>(
    (sum, value) => (sum === null || value === undefined ? null : sum + value),
    0,
  );
}

export function orderRules(scene: Pick<ChallengeScene, 'clues'>): OrderRule[] {
  return scene.clues.flatMap(({ after }) => after ?? []);
}

export function isOrder(task: OrderTask, rules: readonly OrderRule[], text: string): boolean {
  const taken = takenOf(text);
  const minutes = minutesOf(task, text);
  const out = (before: number) => taken.slice(0, before).map(({ id }) => id);
  return (
    minutes !== null &&
    minutes <= task.budget &&
    taken.at(-1)?.id === task.wanted &&
    taken.every(({ id }, index) =>
      rules
        .filter(({ item }) => item === id)
        .every(({ anyOf }) => anyOf.some((needed) => out(index).includes(needed))),
    )
  );
}

export function isDecoded(task: CodeTask, meanings: readonly string[]): boolean {
  const shapes = meanings.map((id) => task.meanings.find((meaning) => meaning.id === id)?.shape);
  return (
    shapes.length === task.message.length && shapes.every((shape, index) => shape === task.message[index])
  );
}

/** Rules of who sits where that the clues of a scene know. */
export function seatRules(scene: Pick<ChallengeScene, 'clues'>): SeatRule[] {
  return scene.clues.flatMap(({ seats }) => seats ?? []);
}

/** Whether a rule holds between two chairs of a table with `count` of them. */
function holds(how: SeatRule['how'], count: number, one: number, other: number): boolean {
  const away = Math.abs(one - other);
  const steps = Math.min(away, count - away);
  if (how === 'at') return steps === 0;
  if (how === 'off') return steps !== 0;
  if (how === 'beside') return steps === 1;
  if (how === 'apart') return steps > 1;
  return steps * 2 === count;
}

/** Whether guests on chairs, some of which may still be free, keep the rules as far as they can be judged. */
export function isSeatedWell(
  task: SeatingTask,
  rules: readonly SeatRule[],
  guests: readonly (string | undefined)[],
): boolean {
  return rules.every(({ guest, how, of }) => {
    const one = guests.indexOf(guest);
    const chair = task.chairs.findIndex(({ id }) => id === of);
    const other = chair >= 0 ? chair : guests.indexOf(of);
    return one < 0 || other < 0 || holds(how, task.chairs.length, one, other);
  });
}

export function isSeating(task: SeatingTask, rules: readonly SeatRule[], guests: readonly string[]): boolean {
  return (
    guests.length === task.chairs.length &&
    new Set(guests).size === guests.length &&
    guests.every((guest) => task.guests.some(({ id }) => id === guest)) &&
    isSeatedWell(task, rules, guests)
  );
}

const article = /^\s*(?:the|an?|der|die|das|den|dem|des|ein|eine|einen|einem)\s+(?=\S)/iu;

/** What people put before the answer itself: “it is …”, „das Wort lautet …“. */
const lead =
  /^\s*(?:(?:it|that|this)(?:['’]s| is)|(?:the|our) (?:word|answer|number|solution) is|we say|i say|(?:es|das|dies) (?:ist|heißt|lautet)|(?:das|unser) (?:wort|ergebnis)(?: ist| lautet| heißt)|(?:die|unsere) (?:antwort|lösung|nummer|zahl)(?: ist| lautet| heißt)|wir sagen|ich sage)\b[\s:,]*(?=\S)/iu;

const readings = {
  exact: normaliseAnswer,
  withoutArticle: (text: string) => normaliseAnswer(text.replace(article, '')),
  asSaid: (text: string) => readings.withoutArticle(text.replace(lead, '')),
};

/**
 * How a word that was handed in is read: letter by letter, without the article before it, or also without the words
 * that lead to it.
 */
export type Reading = keyof typeof readings;

/** Does this text solve the challenge? Words are compared as `reading` takes them, all else by its own rules. */
export function isSolution(
  scene: Pick<ChallengeScene, 'task' | 'clues' | 'answers'>,
  text: string,
  reading: Reading = 'asSaid',
): boolean {
  const { task } = scene;
  if (task?.kind === 'map') return isWay(task, closedRoads(scene), partsOf(text));
  if (task?.kind === 'order') return isOrder(task, orderRules(scene), text);
  if (task?.kind === 'code') return isDecoded(task, partsOf(text));
  if (task?.kind === 'seating') return isSeating(task, seatRules(scene), partsOf(text));
  const read = readings[reading];
  return scene.answers.some((answer) => read(answer) === read(text));
}

/** Least number of letters to change, drop, add, or swap with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  const lines = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => lines[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    lines.push(line);
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      line.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** A wrong word that is an accepted one but for a letter, or two of eight and more. Numbers are right or wrong. */
export function isNear(scene: Pick<ChallengeScene, 'task' | 'clues' | 'answers'>, text: string): boolean {
  if (scene.task || isSolution(scene, text)) return false;
  const given = readings.asSaid(text).slice(0, 60);
  return scene.answers.map(readings.asSaid).some((answer) => {
    if (answer.length < 4 || /\d/.test(answer)) return false;
    return distance(answer, given) <= (answer.length < 8 ? 1 : 2);
  });
}

/** What the story says to a wrong answer that it expects; undefined for a right one and for all others. */
export function nearMissReply(
  scene: Pick<ChallengeScene, 'task' | 'clues' | 'answers' | 'nearMisses'>,
  text: string,
): string | undefined {
  if (isSolution(scene, text)) return undefined;
  const read = scene.task
    ? (answer: string) =>
        takenOf(answer)
          .map(({ id }) => id)
          .join('>')
    : readings.asSaid;
  const given = read(text);
  return scene.nearMisses?.find(({ answers }) => answers.some((answer) => read(answer) === given))?.reply;
}

/** Points that the way in which it was solved costs: haste. */
export function answerCost(scene: Pick<ChallengeScene, 'task'>, text: string): number {
  const { task } = scene;
  if (task?.kind !== 'order') return 0;
  return takenOf(text)
    .filter(({ inHaste }) => inHaste)
    .reduce((sum, { id }) => sum + (task.items.find((item) => item.id === id)?.hasteCost ?? 0), 0);
}

/** What a task's board is made of, as people call it. */
function pieceNames(task: ChallengeScene['task']): readonly { id: string; label: string }[] {
  if (!task) return [];
  if (task.kind === 'map') return task.places;
  if (task.kind === 'order') return task.items;
  return task.kind === 'seating' ? task.guests : task.meanings;
}

/** An answer as a person may read it; a right word as the story has it. */
export function answerWords(scene: Pick<ChallengeScene, 'task' | 'answers'>, text: string): string {
  const { task } = scene;
  const label = (id: string): string => {
    return pieceNames(task).find((one) => one.id === id)?.label ?? id;
  };
  if (!task) return scene.answers.find((answer) => readings.asSaid(answer) === readings.asSaid(text)) ?? text;
  const parts = partsOf(text).map((part) =>
    part.endsWith('!') ? `${label(part.slice(0, -1))} (!)` : label(part),
  );
  if (task.kind === 'seating')
    return parts.map((part, chair) => `${task.chairs[chair]?.label ?? ''}: ${part}`).join(', ');
  return parts.join(task.kind === 'code' ? ' ' : ' → ');
}
