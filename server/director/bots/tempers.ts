import type { ChallengeScene, DecisionScene, Dimension } from '#contract/story/story.ts';

export type Random = () => number;

/** Mulberry32: the same seed gives the same sessions on every machine. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A person's preferences: the weight of a point of each dimension, and how consistent they are. */
export interface Temper {
  leaning: Record<string, number>;
  steadiness: number;
}

export function temperOf(dimensions: readonly Dimension[], random: Random): Temper {
  const leaning = Object.fromEntries(dimensions.map(({ id }) => [id, 0.4 + random()]));
  return { leaning, steadiness: 0.1 + 0.35 * random() };
}

/** The points that an option earns on average. A bot chooses by the option's dimensions and does not know its points. */
const usualPoints = 18;

/** The option that a bot of this temper chooses; a better match is likelier. */
export function choose(scene: DecisionScene, { leaning, steadiness }: Temper, random: Random): string {
  const weights = scene.options.map(({ points }) => {
    const total = Object.values(points).reduce((sum, value) => sum + value, 0);
    const worth = Object.entries(points).reduce((sum, [id, value]) => sum + value * (leaning[id] ?? 0), 0);
    return Math.exp(((usualPoints * worth) / Math.max(1, total)) * steadiness);
  });
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left <= 0;
  });
  return (scene.options[index] ?? scene.options[0])?.id ?? '';
}

/** One session in eight has fast people (immediate votes, five times the pace, short breaks), one slow people. */
export type Haste = 'quick' | 'usual' | 'slow';

export function hasteOf(random: Random): Haste {
  const drawn = random();
  return drawn < 0.125 ? 'quick' : drawn < 0.875 ? 'usual' : 'slow';
}

/** A team's course of a challenge; shares are of its window. */
export interface Attempted {
  solvedAt: number | null;
  hintsAt: number[];
  wrongAt: number[];
  answer: string;
}

export function attempt(scene: ChallengeScene, haste: Haste, random: Random): Attempted {
  const [right = ''] = scene.answers;
  const skill = random();
  const hints = scene.hints.length === 0 || skill > 0.6 ? 0 : skill > 0.25 ? 1 : scene.hints.length;
  const isSolved = random() < 0.78 + 0.2 * skill;
  const pace = { quick: 0.2, usual: 1, slow: 1.12 }[haste];
  const inHaste = scene.task?.kind === 'order' && random() < 0.3;
  return {
    solvedAt: isSolved ? Math.min(0.97, pace * (0.45 + 0.5 * (1 - skill) + 0.15 * random())) : null,
    hintsAt: scene.hints.slice(0, hints).map((_, index) => pace * (0.3 + 0.2 * index)),
    wrongAt: Array.from({ length: Math.floor(random() * 3) }, (_, index) => pace * (0.2 + 0.1 * index)),
    answer: inHaste ? hastened(right, random) : right,
  };
}

/** The same order with one or two items misplaced. */
function hastened(answer: string, random: Random): string {
  const parts = answer.split('>');
  const torn = new Set([Math.floor(random() * parts.length), Math.floor(random() * parts.length)]);
  return parts.map((part, index) => (torn.has(index) ? `${part}!` : part)).join('>');
}
