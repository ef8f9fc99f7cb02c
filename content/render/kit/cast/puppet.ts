import { addFibre } from '../paper.ts';
import { type Context, contextOf, HEIGHT, sheet, WIDTH } from '../stage.ts';
import type { Projection } from '../film/camera.ts';
import { lit, type Mood, plus, WARM } from '../film/lighting.ts';
import { arm, type Hand, HIP, legs, NECK, neck, scarf, seatDrop, torso } from './body.ts';
import { paintFace } from './face.ts';
import { hairBefore, hairBehind, hat } from './hair.ts';
import type { Look, Pose } from './look.ts';
import type { Scissors } from './scissors.ts';

const HEAD = 0.118;
export const headRadius = (look: Look) => HEAD * look.head;

/** Light that reaches a figure: where from (unit vector in the picture), how much, of which colour. */
export type Falling = { x: number; y: number; power: number; warmth?: readonly [number, number, number] };

export type Prop = (context: Context, hand: Hand, cut: Scissors) => void;

export type Puppet = {
  look: Look;
  pose: Pose;
  x: number;
  y: number;
  /** Height of a figure of build 1, in pixels of the place. */
  size: number;
  light: Mood;
  falling: Falling;
  wind: number;
  t: number;
  prop?: Prop;
  /** Without legs, which a hull hides. */
  aboard?: boolean;
  /** Draws only a shape against the light, 0 to 1. */
  silhouette?: number;
};

let board: HTMLCanvasElement | undefined;

/** Where the middle of a figure's head is, in the place. */
export function headAt({
  look,
  pose,
  x,
  y,
  size,
}: Pick<Puppet, 'look' | 'pose' | 'x' | 'y' | 'size'>): readonly [number, number] {
  const tall = size * look.build;
  const side = pose.face < 0 ? -1 : 1;
  const above = HIP - NECK + headRadius(look) * 0.92;
  return [
    x + (above * Math.sin(pose.lean) + 0.006) * tall * side,
    y + (HIP + seatDrop(pose) - above * Math.cos(pose.lean)) * tall,
  ];
}

/** Draws the figure through its own board, so that paper fibre and shadows stay on it. */
export function drawPuppet(target: Context, puppet: Puppet, projection: Projection): void {
  const { look, pose, x, y, size } = puppet;
  const scale = size * look.build * projection.scale;
  const [px, py] = [x * projection.scale + projection.x, y * projection.scale + projection.y];
  const box = boxOf(px, py, scale, look);
  if (!box) return;
  board ??= sheet(WIDTH, HEIGHT, () => undefined);
  const context = contextOf(board);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(box.x, box.y, box.width, box.height);
  const side = pose.face < 0 ? -1 : 1;
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.translate(px, py);
  context.scale(scale * side, scale);
  const cut = scissorsFor(context, puppet, side, scale);
  const bob = pose.walking * (Math.abs(Math.cos(pose.stride)) - 0.6) * 0.016;
  context.translate(0, -bob);
  if (!puppet.aboard) legs(cut, look, pose);
  context.translate(0, seatDrop(pose) + HIP);
  context.rotate(pose.lean);
  context.translate(0, -HIP);
  upperBody(cut, puppet, side);
  context.restore();
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.translate(Math.round(px) % 320, Math.round(py) % 320);
  if (scale > 160) addFibre(context);
  context.restore();
  target.drawImage(board, box.x, box.y, box.width, box.height, box.x, box.y, box.width, box.height);
}

function upperBody(cut: Scissors, { look, pose, wind, t, prop }: Puppet, side: 1 | -1): void {
  const { context } = cut;
  const turn = Math.max(-1, Math.min(1, pose.turn * side));
  arm(cut, look, pose, 'far');
  context.save();
  placeHead(context, look, pose, side);
  hairBehind(cut, look, turn, wind * side * 0.18 + Math.sin(t * 1.7) * 0.02);
  context.restore();
  neck(cut, look, turn);
  torso(cut, look, pose);
  if (prop) {
    const hand = handOf(look, pose);
    prop(context, hand, cut);
  }
  context.save();
  placeHead(context, look, pose, side);
  paintFace(cut, look, { ...pose, gazeX: pose.gazeX * side }, turn);
  if (look.hat?.style !== 'kerchief' && look.hat?.style !== 'hood') hairBefore(cut, look, turn);
  hat(cut, look, turn);
  context.restore();
  scarf(cut, look, wind * side, t);
  arm(cut, look, pose, 'near');
}

function placeHead(context: Context, look: Look, pose: Pose, side: number): void {
  const radius = headRadius(look);
  context.translate(0.006, NECK + radius * 0.1);
  context.rotate(pose.tilt * side);
  context.translate(0, -radius * (1.02 - pose.nod * 0.16));
  context.scale(radius, radius);
}

function handOf(look: Look, pose: Pose): Hand {
  const swing = pose.walking * 0.42 * Math.sin(pose.stride + Math.PI);
  const upper = pose.near + swing;
  const lower = upper + pose.nearElbow + pose.walking * 0.25;
  return {
    x: -0.088 * look.girth + Math.sin(upper) * 0.165 + Math.sin(lower) * 0.17,
    y: -0.69 + Math.cos(upper) * 0.165 + Math.cos(lower) * 0.17,
  };
}

function scissorsFor(
  context: Context,
  { light, falling, silhouette = 0 }: Puppet,
  side: number,
  scale: number,
): Scissors {
  const { ambient } = light;
  const length = Math.hypot(falling.x, falling.y) || 1;
  const bright = plus(ambient, falling.warmth ?? WARM, falling.power * 0.85);
  const dim = 1 - silhouette * 0.85;
  const memo = new Map<string, string>();
  const once = (key: string, make: () => string) => {
    const known = memo.get(key);
    if (known) return known;
    const made = make();
    memo.set(key, made);
    return made;
  };
  const low: readonly [number, number, number] = [
    ambient[0] * 0.8 * dim,
    ambient[1] * 0.8 * dim,
    ambient[2] * 0.84 * dim,
  ];
  return {
    context,
    light: [(falling.x / length) * side, falling.y / length],
    shadowed: (colour) => once(`s${colour}`, () => lit(colour, low)),
    litUp: (colour) =>
      once(`l${colour}`, () => lit(colour, [bright[0] * dim, bright[1] * dim, bright[2] * dim])),
    edge: `rgba(255,238,208,${(0.1 + 0.22 * Math.min(1, falling.power)).toFixed(3)})`,
    pixel: 1 / scale,
    fine: scale > 70,
  };
}

function boxOf(px: number, py: number, scale: number, look: Look) {
  const wide = scale * (0.62 + 0.1 * look.girth);
  const x = Math.max(0, Math.floor(px - wide));
  const y = Math.max(
    0,
    Math.floor(py - scale * (1.16 + (look.head - 1) * 0.3 + (look.hat?.style === 'tophat' ? 0.12 : 0))),
  );
  const width = Math.min(WIDTH, Math.ceil(px + wide)) - x;
  const height = Math.min(HEIGHT, Math.ceil(py + scale * 0.08)) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}
