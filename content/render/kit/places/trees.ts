import type { Brush } from '../film/place.ts';
import { random } from '../random.ts';
import { pine } from '../trees.ts';
import { blob, cut, type Point, stroke } from './forms.ts';

/** A leafy tree of two paper crowns on a trunk. */
export function leafy(
  brush: Brush,
  x: number,
  y: number,
  height: number,
  colour: string,
  seed: number,
): void {
  const next = random(seed);
  stroke(
    brush,
    [
      [x, y],
      [x + height * 0.02, y - height * 0.45],
    ],
    '#4a3a30',
    height * 0.07,
  );
  for (const part of [0, 1]) {
    const [cx, cy, r] = [
      x + (next() - 0.5) * height * 0.2,
      y - height * (0.58 + part * 0.18),
      height * (0.34 - part * 0.08),
    ];
    const points: Point[] = Array.from({ length: 10 }, (_, index) => {
      const reach = r * (0.82 + next() * 0.36);
      return [cx + Math.cos(index * 0.628) * reach, cy + Math.sin(index * 0.628) * reach * 0.85];
    });
    cut(brush, blob(...points), colour, 0.14);
  }
}

/** A bare tree: branches that fork until they are twigs. */
export function bare(brush: Brush, x: number, y: number, height: number, colour: string, seed: number): void {
  const next = random(seed);
  const grow = (fromX: number, fromY: number, angle: number, length: number, width: number, left: number) => {
    const [toX, toY] = [fromX + Math.sin(angle) * length, fromY - Math.cos(angle) * length];
    stroke(
      brush,
      [
        [fromX, fromY],
        [toX, toY],
      ],
      colour,
      width,
    );
    if (left === 0) return;
    const forks = left > 3 ? 2 : 2 + Math.round(next());
    for (let fork = 0; fork < forks; fork++)
      grow(
        toX,
        toY,
        angle + (fork / (forks - 1) - 0.5) * (1.1 + next() * 0.4) + (next() - 0.5) * 0.2,
        length * (0.66 + next() * 0.16),
        width * 0.64,
        left - 1,
      );
  };
  grow(x, y, (next() - 0.5) * 0.2, height * 0.3, height * 0.075, 4);
}

/** Pines along a line of ground. */
export function pines(
  brush: Brush,
  yAt: (x: number) => number,
  options: {
    seed: number;
    count: number;
    from: number;
    to: number;
    size: readonly [number, number];
    colour: string;
    sink?: number;
  },
): void {
  const next = random(options.seed);
  const [min, max] = options.size;
  for (let index = 0; index < options.count; index++) {
    const x = options.from + next() * (options.to - options.from);
    pine(
      brush.context,
      x,
      yAt(x) + (options.sink ?? 8) * (0.5 + next()),
      min + next() ** 2 * (max - min),
      brush.tint(options.colour),
      Math.floor(next() * 1e6),
      0,
    );
  }
}
