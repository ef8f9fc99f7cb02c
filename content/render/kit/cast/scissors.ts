import { mix } from '../palette.ts';
import type { Context } from '../stage.ts';

/** Cuts a figure's parts from paper: each is shaded by the light, throws a shadow on the parts below and has a lit edge. */
export type Scissors = {
  context: Context;
  /** Direction the light comes from, in the figure's own space. */
  light: readonly [x: number, y: number];
  shadowed: (colour: string) => string;
  litUp: (colour: string) => string;
  edge: string;
  /** Length of one picture pixel in the figure's space. */
  pixel: number;
  /** False where a figure is too small for shadows between its parts to be seen. */
  fine: boolean;
};

/** Fills `path` in `colour`, shaded across a disc of `radius` round (x, y). */
export function snip(
  cut: Scissors,
  path: Path2D,
  colour: string,
  x: number,
  y: number,
  radius: number,
  shadow = 0.03,
): void {
  const { context, light } = cut;
  if (cut.fine && shadow > 0) dropShadow(cut, path, shadow);
  const [dx, dy] = [light[0] * radius, light[1] * radius];
  const gradient = context.createLinearGradient(x + dx, y + dy, x - dx, y - dy);
  const [bright, dark] = [cut.litUp(colour), cut.shadowed(colour)];
  gradient.addColorStop(0, bright);
  gradient.addColorStop(0.42, mix(bright, dark, 0.55));
  gradient.addColorStop(1, dark);
  context.fillStyle = gradient;
  context.fill(path);
  if (!cut.fine) return;
  context.strokeStyle = cut.edge;
  context.lineWidth = cut.pixel * 1.2;
  context.stroke(path);
}

function dropShadow({ context, light, pixel }: Scissors, path: Path2D, shadow: number): void {
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = 'rgba(4,6,22,0.17)';
  for (const far of [0.55, 1]) {
    const reach = Math.max(shadow * far, pixel * 1.5);
    context.translate(-light[0] * reach, reach * 0.9);
    context.fill(path);
  }
  context.restore();
}

/** A closed or open path of cubic and straight pieces: arrays of 2, 4 or 6 numbers after the first point. */
export function shape(start: readonly [number, number], ...pieces: readonly (readonly number[])[]): Path2D {
  const path = new Path2D();
  path.moveTo(start[0], start[1]);
  for (const [a = 0, b = 0, c, d, e, f] of pieces) {
    if (e !== undefined && f !== undefined && c !== undefined && d !== undefined)
      path.bezierCurveTo(a, b, c, d, e, f);
    else if (c !== undefined && d !== undefined) path.quadraticCurveTo(a, b, c, d);
    else path.lineTo(a, b);
  }
  path.closePath();
  return path;
}

export function disc(x: number, y: number, rx: number, ry = rx, angle = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, angle, 0, 6.2832);
  return path;
}
