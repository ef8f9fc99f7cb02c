import type { Brush } from '../film/place.ts';
import { cutOut } from '../paper.ts';
import { mix } from '../palette.ts';
import { fractal, random } from '../random.ts';

export type Point = readonly [x: number, y: number];

export function poly(...points: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  path.closePath();
  return path;
}

export function box(x: number, y: number, width: number, height: number, round = 0): Path2D {
  const path = new Path2D();
  if (round > 0) path.roundRect(x, y, width, height, round);
  else path.rect(x, y, width, height);
  return path;
}

export function oval(x: number, y: number, rx: number, ry = rx): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, 0, 0, 6.2832);
  return path;
}

/** A smooth closed line through points. */
export function blob(...points: readonly Point[]): Path2D {
  const path = new Path2D();
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const [x, y] = middle(at(-1), at(0));
  path.moveTo(x, y);
  for (let index = 0; index < points.length; index++) {
    const [mx, my] = middle(at(index), at(index + 1));
    path.quadraticCurveTo(at(index)[0], at(index)[1], mx, my);
  }
  path.closePath();
  return path;
}

/** A sheet cut to `path`: shadow on what lies below, lit edge. */
export function cut({ context, tint }: Brush, path: Path2D, colour: string, edge = 0.14): void {
  cutOut(context, path, tint(colour), edge);
}

/** A flat piece without shadow. */
export function lay({ context, tint }: Brush, path: Path2D, colour: string): void {
  context.fillStyle = tint(colour);
  context.fill(path);
}

export function stroke(
  { context, tint }: Brush,
  points: readonly Point[],
  colour: string,
  width: number,
): void {
  context.strokeStyle = tint(colour);
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const [index, [x, y]] of points.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.stroke();
}

/** A band of hills from edge to edge of the place; `base` is the height of its ridge at x. */
export function hills(
  brush: Brush,
  options: {
    seed: number;
    base: number | ((x: number) => number);
    swing?: number;
    wave?: number;
    colour: string;
    foot?: string;
  },
): (x: number) => number {
  const { seed, base, swing = 40, wave = 400, colour, foot = mix(colour, '#0a0f22', 0.35) } = options;
  const line = fractal(seed);
  const yAt = (x: number) => (typeof base === 'number' ? base : base(x)) + line(x / wave) * swing;
  const path = new Path2D();
  path.moveTo(-1300, 1500);
  for (let x = -1300; x <= 2600; x += 8) path.lineTo(x, yAt(x));
  path.lineTo(2600, 1500);
  path.closePath();
  const gradient = brush.context.createLinearGradient(0, yAt(640) - swing, 0, yAt(640) + 320);
  gradient.addColorStop(0, brush.tint(colour));
  gradient.addColorStop(1, brush.tint(foot));
  cutOut(brush.context, path, gradient, 0.16);
  return yAt;
}

/** Stones or bricks scattered over a clipped area, for walls and river beds. */
export function stones(
  { context, tint }: Brush,
  area: Path2D,
  bounds: readonly [x: number, y: number, width: number, height: number],
  options: {
    seed: number;
    count: number;
    size: readonly [width: number, height: number];
    colours: readonly string[];
    opacity?: number;
    round?: number;
  },
): void {
  const next = random(options.seed);
  const [x, y, width, height] = bounds;
  context.save();
  context.clip(area);
  context.globalAlpha = options.opacity ?? 0.35;
  for (let index = 0; index < options.count; index++) {
    const [w, h] = [options.size[0] * (0.5 + next()), options.size[1] * (0.7 + next() * 0.6)];
    context.fillStyle = tint(options.colours[Math.floor(next() * options.colours.length)] ?? '#888888');
    context.beginPath();
    const row = Math.floor((next() * height) / options.size[1]) * options.size[1];
    context.roundRect(x + next() * width, y + row, w, h, Math.min(h, w) * (options.round ?? 0.3));
    context.fill();
  }
  context.restore();
}
