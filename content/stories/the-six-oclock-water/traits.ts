import type { Prop } from '../../render/kit/cast/puppet.ts';
import { disc, type Scissors, shape, snip } from '../../render/kit/cast/scissors.ts';
import { flame } from '../../render/kit/light.ts';
import { mix } from '../../render/kit/palette.ts';
import { lanternInHand } from './in-hand.ts';

/** A small lantern on the chest. */
function wornLamp(context: CanvasRenderingContext2D, _: unknown, cut: Scissors): void {
  const [x, y] = [0.035, -0.63];
  line(context, cut, '#4a3524', 0.014, [
    [-0.05, -0.75],
    [x, y],
    [0.09, -0.75],
  ]);
  snip(
    cut,
    shape(
      [x - 0.045, y + 0.02],
      [x, y - 0.035],
      [x + 0.045, y + 0.02],
      [x + 0.04, y + 0.125],
      [x - 0.04, y + 0.125],
    ),
    '#6a4a2c',
    x,
    y + 0.05,
    0.1,
    0.012,
  );
  const glow = context.createRadialGradient(x, y + 0.07, 0, x, y + 0.07, 0.16);
  glow.addColorStop(0, 'rgba(255,214,120,0.55)');
  glow.addColorStop(1, 'rgba(255,190,80,0)');
  context.fillStyle = glow;
  context.fill(disc(x, y + 0.07, 0.16));
  context.fillStyle = '#ffe9ae';
  context.beginPath();
  context.roundRect(x - 0.029, y + 0.025, 0.058, 0.082, 0.012);
  context.fill();
  flame(context, x, y + 0.1, 0.062);
}

/** A notebook in the breast pocket, its pages above the edge. */
function wornNotebook(context: CanvasRenderingContext2D, _: unknown, cut: Scissors): void {
  snip(
    cut,
    shape([0.0, -0.7], [0.115, -0.69], [0.105, -0.545], [-0.005, -0.55]),
    '#f6eed6',
    0.05,
    -0.62,
    0.1,
    0.014,
  );
  snip(
    cut,
    shape([-0.012, -0.6], [0.118, -0.59], [0.11, -0.53], [-0.012, -0.535]),
    '#1f4f78',
    0.05,
    -0.56,
    0.1,
    0.008,
  );
  for (const y of [-0.672, -0.645, -0.618])
    line(context, cut, '#8a94a0', 0.007, [
      [0.018, y],
      [0.095, y + 0.006],
    ]);
  line(context, cut, '#e0a83a', 0.016, [
    [0.12, -0.74],
    [0.098, -0.58],
  ]);
}

/** A brass whistle on a red cord. */
function wornWhistle(context: CanvasRenderingContext2D, _: unknown, cut: Scissors): void {
  line(context, cut, '#f0d34e', 0.016, [
    [-0.055, -0.755],
    [0.03, -0.6],
    [0.1, -0.755],
  ]);
  whistle(cut, 0.03, -0.575);
}

function whistle(cut: Scissors, x: number, y: number): void {
  snip(
    cut,
    shape([x - 0.005, y - 0.032], [x + 0.088, y - 0.032], [x + 0.088, y], [x, y + 0.005]),
    '#ecc65a',
    x,
    y,
    0.08,
    0.01,
  );
  snip(cut, disc(x, y, 0.038), '#f2d06a', x, y, 0.06, 0.01);
  snip(cut, disc(x, y, 0.014), '#6a4a1c', x, y, 0.03, 0);
}

/** A coil of rope over one shoulder. */
function wornRope(context: CanvasRenderingContext2D, _: unknown, cut: Scissors): void {
  for (const [reach, colour] of [
    [0.03, '#8d7243'],
    [0.022, '#efdcae'],
  ] as const) {
    context.lineWidth = reach;
    context.strokeStyle = mix(cut.shadowed(colour), cut.litUp(colour), 0.6);
    for (const wide of [0, 1, 2]) {
      context.beginPath();
      context.ellipse(
        0.012 + wide * 0.004,
        -0.6 + wide * 0.006,
        0.1 + wide * 0.022,
        0.17 + wide * 0.022,
        0.62,
        0,
        6.2832,
      );
      context.stroke();
    }
  }
}

function line(
  context: CanvasRenderingContext2D,
  cut: Scissors,
  colour: string,
  width: number,
  points: readonly (readonly [number, number])[],
): void {
  context.strokeStyle = mix(cut.shadowed(colour), cut.litUp(colour), 0.6);
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

export const whistleInHand: Prop = (_, hand, cut) => whistle(cut, hand.x + 0.02, hand.y - 0.02);

/** The notebook opened, its list towards the watcher. */
export const notebookInHand: Prop = (context, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.06, hand.y - 0.2],
      [hand.x + 0.2, hand.y - 0.22],
      [hand.x + 0.21, hand.y + 0.03],
      [hand.x - 0.05, hand.y + 0.05],
    ),
    '#1f4f78',
    hand.x,
    hand.y,
    0.2,
    0.014,
  );
  snip(
    cut,
    shape(
      [hand.x - 0.045, hand.y - 0.187],
      [hand.x + 0.185, hand.y - 0.205],
      [hand.x + 0.194, hand.y + 0.016],
      [hand.x - 0.036, hand.y + 0.034],
    ),
    '#f6eed6',
    hand.x,
    hand.y,
    0.2,
    0,
  );
  for (let row = 0; row < 5; row++)
    line(context, cut, row === 4 ? '#c8452f' : '#7d8894', row === 4 ? 0.014 : 0.009, [
      [hand.x - 0.02, hand.y - 0.155 + row * 0.038],
      [hand.x + (row % 2 ? 0.15 : 0.12), hand.y - 0.168 + row * 0.038],
    ]);
};

const TRAITS: readonly Prop[] = [wornLamp, wornNotebook, wornWhistle, wornRope, () => undefined];

/** The rope is in the tackle: the shot draws it. */
export const ropeInTackle: Prop = () => undefined;
const inUse = (): readonly Prop[] => [lanternInHand, notebookInHand, whistleInHand, ropeInTackle];

/** What each of the crew wears in every shot, under what the shot puts into their hands; not while it is in use. */
export const withTrait =
  (index: number, prop?: Prop): Prop =>
  (context, hand, cut) => {
    if (prop !== inUse()[index]) TRAITS[index]?.(context, hand, cut);
    prop?.(context, hand, cut);
  };
