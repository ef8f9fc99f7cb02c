import type { Actor } from '../../render/kit/cast/actor.ts';
import type { Look, Pose } from '../../render/kit/cast/look.ts';
import type { Prop } from '../../render/kit/cast/puppet.ts';
import { disc, type Scissors, shape, snip } from '../../render/kit/cast/scissors.ts';
import type { Layer } from '../../render/kit/film/place.ts';
import { flame } from '../../render/kit/light.ts';
import { mix } from '../../render/kit/palette.ts';
import { ADA, ANSELM, CREW, DORRIT, INES, MAYOR } from './cast.ts';
import { goose } from './places/things.ts';

const LOOKS: Record<string, Look> = {
  ada: ADA,
  anselm: ANSELM,
  engineer: ANSELM,
  dorrit: DORRIT,
  ines: INES,
  mayor: MAYOR,
};

/** Somebody of the cast, standing on (x, y). */
export function who(id: string, x: number, y: number, size: number, more: Partial<Actor> = {}): Actor {
  const look = more.look ?? LOOKS[id];
  if (!look) throw new Error(`Nobody is called ${id}`);
  return { id, look, x, y, size, ...more };
}

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
const withTrait =
  (index: number, prop?: Prop): Prop =>
  (context, hand, cut) => {
    if (prop !== inUse()[index]) TRAITS[index]?.(context, hand, cut);
    prop?.(context, hand, cut);
  };

/** You: five in a row, left to right. */
export function crew(
  x: number,
  y: number,
  size: number,
  step: number,
  more: (index: number) => Partial<Actor> = () => ({}),
  count = 5,
): Actor[] {
  return CREW.slice(0, count).map((look, index) => {
    const own = more(index);
    return {
      id: `crew-${index}`,
      look,
      x: x + index * step,
      y: y + (index % 2) * size * 0.03,
      size,
      ...own,
      prop: withTrait(index, own.prop),
    };
  });
}

export const SAT: Partial<Pose> = { sit: 1, near: 0.55, nearElbow: 1.15, far: 0.6, farElbow: 1.1 };

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

export const pencilInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.012, hand.y + 0.03],
      [hand.x + 0.075, hand.y - 0.12],
      [hand.x + 0.092, hand.y - 0.11],
      [hand.x + 0.006, hand.y + 0.04],
    ),
    '#e0a83a',
    hand.x,
    hand.y,
    0.1,
    0.006,
  );

export const paperInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.05, hand.y - 0.15],
      [hand.x + 0.1, hand.y - 0.17],
      [hand.x + 0.12, hand.y + 0.03],
      [hand.x - 0.03, hand.y + 0.05],
    ),
    '#f2e6c8',
    hand.x,
    hand.y,
    0.14,
    0.012,
  );

export const bookInHand: Prop = (_, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.06, hand.y - 0.12],
      [hand.x + 0.1, hand.y - 0.13],
      [hand.x + 0.11, hand.y + 0.06],
      [hand.x - 0.05, hand.y + 0.07],
    ),
    '#8a3d30',
    hand.x,
    hand.y,
    0.14,
    0.012,
  );
  snip(
    cut,
    shape(
      [hand.x - 0.02, hand.y - 0.08],
      [hand.x + 0.06, hand.y - 0.085],
      [hand.x + 0.062, hand.y - 0.05],
      [hand.x - 0.018, hand.y - 0.045],
    ),
    '#efe2c4',
    hand.x,
    hand.y,
    0.14,
    0,
  );
};

export const watchInHand: Prop = (_, hand, cut) => {
  snip(cut, disc(hand.x + 0.02, hand.y - 0.05, 0.036), '#d8b060', hand.x, hand.y, 0.05, 0.01);
  snip(cut, disc(hand.x + 0.02, hand.y - 0.05, 0.026), '#f4ecd8', hand.x, hand.y, 0.05, 0);
};

export const lanternInHand: Prop = (context, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.05, hand.y + 0.05],
      [hand.x, hand.y - 0.01],
      [hand.x + 0.05, hand.y + 0.05],
      [hand.x + 0.045, hand.y + 0.17],
      [hand.x - 0.045, hand.y + 0.17],
    ),
    '#5a4028',
    hand.x,
    hand.y + 0.1,
    0.1,
    0.01,
  );
  context.fillStyle = '#ffe9ae';
  context.beginPath();
  context.roundRect(hand.x - 0.034, hand.y + 0.055, 0.068, 0.1, 0.012);
  context.fill();
  flame(context, hand.x, hand.y + 0.15, 0.075);
};

/** The lamp from her window, held before her in both hands. */
export const lampInHand: Prop = (context, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.03, hand.y],
      [hand.x + 0.07, hand.y],
      [hand.x + 0.055, hand.y + 0.04],
      [hand.x - 0.015, hand.y + 0.04],
    ),
    '#b9853a',
    hand.x,
    hand.y,
    0.1,
    0.01,
  );
  context.fillStyle = 'rgba(255,233,176,0.9)';
  context.beginPath();
  context.roundRect(hand.x - 0.022, hand.y - 0.12, 0.084, 0.12, 0.035);
  context.fill();
  flame(context, hand.x + 0.02, hand.y - 0.015, 0.09);
};

export const bowlInHand: Prop = (_, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.06, hand.y - 0.05],
      [hand.x + 0.1, hand.y - 0.05],
      [hand.x + 0.06, hand.y + 0.03],
      [hand.x - 0.02, hand.y + 0.03],
    ),
    '#e6d8bc',
    hand.x,
    hand.y,
    0.1,
    0.01,
  );
  snip(cut, disc(hand.x + 0.02, hand.y - 0.05, 0.078, 0.016), '#a3243c', hand.x, hand.y, 0.1, 0);
};

export const spoonInHand: Prop = (_, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x, hand.y],
      [hand.x + 0.07, hand.y - 0.1],
      [hand.x + 0.082, hand.y - 0.092],
      [hand.x + 0.012, hand.y + 0.008],
    ),
    '#c9ccd2',
    hand.x,
    hand.y,
    0.1,
    0.005,
  );
  snip(cut, disc(hand.x + 0.085, hand.y - 0.108, 0.024, 0.014, -0.7), '#a3243c', hand.x, hand.y, 0.1, 0.005);
};

export const glassInHand =
  (red: () => number): Prop =>
  (context, hand, cut) => {
    snip(
      cut,
      shape(
        [hand.x - 0.01, hand.y - 0.12],
        [hand.x + 0.06, hand.y - 0.12],
        [hand.x + 0.052, hand.y + 0.01],
        [hand.x - 0.002, hand.y + 0.01],
      ),
      '#c8dce2',
      hand.x,
      hand.y,
      0.1,
      0.008,
    );
    context.fillStyle = mix('#9cc4d2', '#b5203c', red());
    context.fillRect(hand.x - 0.004, hand.y - 0.085, 0.058, 0.088);
  };

export const umbrellaInHand: Prop = (_, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.006, hand.y + 0.06],
      [hand.x + 0.012, hand.y + 0.06],
      [hand.x + 0.012, hand.y - 0.62],
      [hand.x - 0.006, hand.y - 0.62],
    ),
    '#4a3a34',
    hand.x,
    hand.y - 0.3,
    0.3,
    0,
  );
  snip(
    cut,
    shape(
      [hand.x - 0.42, hand.y - 0.42],
      [hand.x - 0.36, hand.y - 0.66, hand.x - 0.14, hand.y - 0.74, hand.x, hand.y - 0.74],
      [hand.x + 0.14, hand.y - 0.74, hand.x + 0.36, hand.y - 0.66, hand.x + 0.42, hand.y - 0.42],
      [hand.x + 0.28, hand.y - 0.49, hand.x + 0.2, hand.y - 0.44],
      [hand.x, hand.y - 0.5, hand.x - 0.2, hand.y - 0.44],
      [hand.x - 0.28, hand.y - 0.49, hand.x - 0.42, hand.y - 0.42],
    ),
    '#6a3560',
    hand.x,
    hand.y - 0.55,
    0.45,
    0.02,
  );
};

export const closedUmbrella: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.01, hand.y - 0.1],
      [hand.x + 0.02, hand.y - 0.1],
      [hand.x + 0.045, hand.y + 0.1],
      [hand.x + 0.01, hand.y + 0.42],
      [hand.x - 0.03, hand.y + 0.1],
    ),
    '#6a3560',
    hand.x,
    hand.y + 0.1,
    0.3,
    0.01,
  );

export const spannerInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.012, hand.y + 0.06],
      [hand.x + 0.014, hand.y + 0.06],
      [hand.x + 0.014, hand.y - 0.14],
      [hand.x + 0.04, hand.y - 0.17],
      [hand.x + 0.03, hand.y - 0.21],
      [hand.x + 0.002, hand.y - 0.18],
      [hand.x - 0.026, hand.y - 0.21],
      [hand.x - 0.036, hand.y - 0.17],
      [hand.x - 0.012, hand.y - 0.14],
    ),
    '#8f97a3',
    hand.x,
    hand.y,
    0.15,
    0.008,
  );

export const receiverInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.03, hand.y - 0.1],
      [hand.x + 0.03, hand.y - 0.11],
      [hand.x + 0.03, hand.y - 0.07],
      [hand.x + 0.015, hand.y + 0.03],
      [hand.x + 0.035, hand.y + 0.06],
      [hand.x - 0.025, hand.y + 0.07],
      [hand.x - 0.01, hand.y],
    ),
    '#26242c',
    hand.x,
    hand.y,
    0.1,
    0.01,
  );

export const crateInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.06, hand.y - 0.2],
      [hand.x + 0.2, hand.y - 0.2],
      [hand.x + 0.2, hand.y + 0.02],
      [hand.x - 0.06, hand.y + 0.02],
    ),
    '#9a7548',
    hand.x,
    hand.y,
    0.2,
    0.015,
  );

export const chairInHand: Prop = (_, hand, cut) => {
  const { x, y } = hand;
  snip(
    cut,
    shape([x - 0.12, y - 0.07], [x + 0.14, y - 0.07], [x + 0.14, y - 0.035], [x - 0.12, y - 0.035]),
    '#8a5e3c',
    x,
    y,
    0.2,
    0.01,
  );
  for (const [from, to, top, bottom] of [
    [-0.12, -0.09, 0.22, 0.07],
    [0.11, 0.14, 0.22, 0.07],
    [-0.12, -0.09, 0.035, -0.22],
    [0.11, 0.14, 0.035, -0.06],
  ] as const)
    snip(
      cut,
      shape([x + from, y - top], [x + to, y - top], [x + to, y - bottom], [x + from, y - bottom]),
      '#7a5238',
      x,
      y,
      0.2,
      0.006,
    );
};

export const bucketInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.06, hand.y + 0.07],
      [hand.x + 0.07, hand.y + 0.07],
      [hand.x + 0.05, hand.y + 0.2],
      [hand.x - 0.04, hand.y + 0.2],
    ),
    '#8a949c',
    hand.x,
    hand.y + 0.1,
    0.1,
    0.01,
  );

export const planInHand: Prop = (_, hand, cut) =>
  snip(
    cut,
    shape(
      [hand.x - 0.2, hand.y - 0.04],
      [hand.x + 0.14, hand.y - 0.1],
      [hand.x + 0.15, hand.y - 0.06],
      [hand.x - 0.19, hand.y],
    ),
    '#e6e0cc',
    hand.x,
    hand.y,
    0.2,
    0.01,
  );

export const hornInHand: Prop = (_, hand, cut) => {
  snip(
    cut,
    shape(
      [hand.x - 0.05, hand.y - 0.03],
      [hand.x + 0.3, hand.y - 0.05],
      [hand.x + 0.36, hand.y - 0.1],
      [hand.x + 0.36, hand.y + 0.05],
      [hand.x + 0.3, hand.y],
      [hand.x - 0.05, hand.y - 0.01],
    ),
    '#d8a83c',
    hand.x + 0.1,
    hand.y,
    0.2,
    0.01,
  );
  snip(
    cut,
    shape(
      [hand.x - 0.04, hand.y + 0.04],
      [hand.x + 0.18, hand.y + 0.03],
      [hand.x + 0.18, hand.y + 0.05],
      [hand.x - 0.04, hand.y + 0.06],
    ),
    '#c0922c',
    hand.x,
    hand.y,
    0.2,
    0.004,
  );
};
