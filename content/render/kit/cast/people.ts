import type { Actor } from './actor.ts';
import type { Look } from './look.ts';

/** Puts the people of a story into a shot by their names, standing on (x, y). */
export const peopleOf =
  (looks: Readonly<Record<string, Look>>) =>
  (id: string, x: number, y: number, size: number, more: Partial<Actor> = {}): Actor => {
    const look = more.look ?? looks[id];
    if (!look) throw new Error(`Nobody is called ${id}`);
    return { id, look, x, y, size, ...more };
  };

/** People in a row, left to right, every other one a little nearer; `more` by place. */
export const rowOf =
  (looks: readonly Look[]) =>
  (
    x: number,
    y: number,
    size: number,
    step: number,
    more: (index: number) => Partial<Actor> = () => ({}),
    count = looks.length,
  ): Actor[] =>
    looks.slice(0, count).map((look, index) => ({
      id: `crew-${index}`,
      look,
      x: x + index * step,
      y: y + (index % 2) * size * 0.03,
      size,
      ...more(index),
    }));
