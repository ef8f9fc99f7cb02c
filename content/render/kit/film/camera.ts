import { noise } from '../random.ts';
import { type Context, HEIGHT, lerp, ramp, WIDTH } from '../stage.ts';

/** Where the camera looks (a point of the actors' plane) and how near it is; `roll` in radians. */
export type View = { x: number; y: number; zoom: number; roll?: number };
/** A move from one view to another over part of the shot (0 to 1 of its length), with the breath of a hand. */
export type Camera = {
  from: View;
  to?: View;
  start?: number;
  end?: number;
  hand?: number;
  pace?: 'ease' | 'even';
};

const [swayX, swayY] = [noise(71), noise(72)];

export function viewAt(camera: Camera, t: number, from: number, to: number): View {
  const { from: first, to: last = first, start = 0, end = 1, hand = 1, pace = 'ease' } = camera;
  const part = (t - from) / (to - from);
  const even = Math.min(1, Math.max(0, (part - start) / (end - start)));
  const amount = pace === 'even' ? even : lerp(ramp(part, start, end), even, 0.35);
  const zoom = first.zoom * (last.zoom / first.zoom) ** amount;
  const reach = (4.2 * hand) / zoom;
  return {
    x: lerp(first.x, last.x, amount) + swayX(t * 0.45) * reach * 1.4,
    y: lerp(first.y, last.y, amount) + swayY(t * 0.38) * reach,
    zoom,
    roll: lerp(first.roll ?? 0, last.roll ?? 0, amount),
  };
}

export type Projection = { scale: number; x: number; y: number };

/** How a sheet at `depth` is placed: screen = point × scale + (x, y). */
export function project(view: View, depth: number): Projection {
  const scale = view.zoom ** (depth ** 1.5);
  const [cx, cy] = [WIDTH / 2 + (view.x - WIDTH / 2) * depth, HEIGHT / 2 + (view.y - HEIGHT / 2) * depth];
  return { scale, x: WIDTH / 2 - cx * scale, y: HEIGHT / 2 - cy * scale };
}

export function applyProjection(context: Context, { scale, x, y }: Projection): void {
  context.transform(scale, 0, 0, scale, x, y);
}

export const toScreen = (p: Projection, x: number, y: number) =>
  [x * p.scale + p.x, y * p.scale + p.y] as const;
