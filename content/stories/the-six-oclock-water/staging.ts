import type { Actor } from '../../render/kit/cast/actor.ts';
import { type Look, type Pose, SAT } from '../../render/kit/cast/look.ts';
import { peopleOf, rowOf } from '../../render/kit/cast/people.ts';
import type { Layer } from '../../render/kit/film/place.ts';
import { ADA, ANSELM, CREW, DORRIT, INES, MAYOR } from './cast.ts';
import { goose } from './places/things.ts';
import { withTrait } from './traits.ts';

const LOOKS: Record<string, Look> = {
  ada: ADA,
  anselm: ANSELM,
  engineer: ANSELM,
  dorrit: DORRIT,
  ines: INES,
  mayor: MAYOR,
};

/** Somebody of the cast, standing on (x, y). */
export const who = peopleOf(LOOKS);

const inRow = rowOf(CREW);

/** You: five in a row, left to right, each with their trait. */
export const crew = (...[x, y, size, step, more = () => ({}), count]: Parameters<typeof inRow>): Actor[] =>
  inRow(
    x,
    y,
    size,
    step,
    (index) => {
      const own = more(index);
      return { ...own, prop: withTrait(index, own.prop) };
    },
    count,
  );

/** You at table, heads at about one height, whatever your size. */
export function seated(
  x: number,
  step: number,
  eyes: (index: number) => NonNullable<Actor['eyes']>,
  more: Partial<Actor> = {},
): Actor[] {
  return crew(x, 0, 330, step, (index) => ({
    y: 700 - (1 - (CREW[index]?.build ?? 1)) * 170,
    start: { ...SAT, face: 1, turn: 0.1 },
    eyes: eyes(index),
    ...more,
  }));
}

/** Bishop, at a place that may change. */
export function bishop(
  at: (t: number) => readonly [x: number, y: number],
  size: number,
  options: (t: number) => NonNullable<Parameters<typeof goose>[4]> = () => ({}),
  depth = 1.0005,
): Layer {
  return {
    depth,
    warm: 0.35,
    live: (brush, t) => {
      const [x, y] = at(t);
      goose(brush, x, y, size, { look: 0.6 + 0.4 * Math.sin(t * 0.7), ...options(t) });
    },
  };
}

/** Knuckles that knock at the given moments: keys for the near arm. */
export const knocking = (...times: readonly number[]): (readonly [number, Partial<Pose>, number])[] =>
  times.flatMap((at) => [
    [at - 0.22, { nearElbow: 0.95 }, 0.16] as const,
    [at - 0.05, { nearElbow: 0.5 }, 0.06] as const,
  ]);
