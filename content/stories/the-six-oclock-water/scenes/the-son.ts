import {
  BEHIND,
  CALM,
  CROSSED,
  DESK,
  DOUBT,
  HEART,
  POINT,
  SORROW,
  TIRED,
  WONDER,
  WRY,
} from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import type { Brush, Layer } from '../../../render/kit/film/place.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { poly } from '../../../render/kit/places/forms.ts';
import { ramp } from '../../../render/kit/stage.ts';
import { kitchen, kitchenLamps, STOVE } from '../places/kitchen.ts';
import { turning } from '../places/things.ts';
import { ANSELM } from '../cast.ts';
import { planInHand, spoonInHand } from '../in-hand.ts';
import { bishop, crew, who } from '../staging.ts';
import { notebookInHand } from '../traits.ts';

const gold = mood('lamplit', { ambient: [0.27, 0.25, 0.36] });
const floor = kitchenLamps('empty');
const { glasses: _, ...bareFaced } = ANSELM;
const profile = (x: number, y: number, size: number, side: 1 | -1): Path2D =>
  poly(
    ...(
      [
        [-0.6, 1.3],
        [-0.62, 0.2],
        [-0.56, -0.5],
        [-0.1, -0.86],
        [0.3, -0.7],
        [0.44, -0.3],
        [0.46, -0.05],
        [0.72, 0.2],
        [0.5, 0.3],
        [0.52, 0.5],
        [0.4, 0.78],
        [0.1, 0.9],
        [0.12, 1.3],
      ] as const
    ).map(([px, py]) => [x + px * size * side, y + py * size] as const),
  );
/** Their shadows on the wall: one profile, twice. */
const shadows = (opacity: number): Layer => ({
  depth: 0.91,
  live: ({ context }: Brush, t) => {
    context.fillStyle = `rgba(16,8,24,${opacity})`;
    const breath = Math.sin(t * 5.1) * 2;
    context.fill(profile(270 + breath, 250, 168, 1));
    context.fill(profile(760 - breath, 180, 186, -1));
  },
});
/** The spokes pass over a face: their shadow lies on whoever stands there. */
const passing = (from: number) => (context: CanvasRenderingContext2D, t: number) => {
  context.save();
  context.translate(1050, 980);
  context.rotate(turning(t - from) * 1.5 - 0.9);
  context.strokeStyle = 'rgba(14,6,22,0.3)';
  context.lineWidth = 46;
  context.filter = 'none';
  for (let spoke = 0; spoke < 10; spoke++) {
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(Math.cos(spoke * 0.628) * 1500, Math.sin(spoke * 0.628) * 1500);
    context.stroke();
  }
  context.restore();
};
const ada = who('ada', 640, 690, 400, {
  start: { face: 1, ...DESK, ...CALM, sit: 1 },
  keys: [
    [38, { ...WRY }],
    [42.4, { ...DOUBT, raise: 0.3 }, 0.6],
    [46, { ...SORROW, nod: 0 }, 1],
  ],
  eyes: [
    [37, [860, 300]],
    [40.4, [700, 640]],
    [42.4, [860, 310]],
  ],
});
const anselm = who('anselm', 640, 700, 400, {
  look: ANSELM,
  start: { face: -1, ...TIRED, near: 0.3, nearElbow: 0.6 },
  keys: [
    [50.4, { ...CALM }],
    [52, { tilt: 0.14, lid: 0.7 }, 0.8],
    [54.4, { ...SORROW, near: 1.2, nearElbow: 1.7 }, 0.8],
  ],
  eyes: [
    [49, [420, 520]],
    [51.4, [300, 130]],
    [54, [560, 620]],
  ],
});
const anselmBare = who('anselm', 640, 700, 400, {
  look: bareFaced,
  start: { face: -1, ...SORROW, near: 0.5, nearElbow: 1.9 },
  keys: [[57.4, { ...WONDER, open: 0, frown: -0.8 }, 0.9]],
  eyes: [
    [49, [560, 620]],
    [56.8, [420, 500]],
  ],
});

export const build = film([
  {
    at: 0,
    place: [
      ...kitchen({ stage: 'empty' }),
      bishop(
        () => [690, 690],
        130,
        () => ({ facing: -1, look: 0.9, warm: 0.7 }),
        1.02,
      ),
    ],
    mood: gold,
    lamps: floor,
    camera: { from: { x: 560, y: 420, zoom: 1.18 }, to: { x: 500, y: 430, zoom: 1.36 } },
    actors: [
      who('ada', 560, 690, 320, {
        start: { sit: 1, face: -1, ...CALM, ...DESK },
        eyes: [
          [0, [420, 600]],
          [7.2, [380, 520]],
        ],
      }),
      who('dorrit', 800, 690, 320, {
        start: { face: -1, ...DOUBT, ...CROSSED },
        eyes: [
          [0, 'ada'],
          [2.6, [150, 420]],
        ],
      }),
      ...crew(
        880,
        700,
        320,
        88,
        (index) => ({
          start: { face: -1, ...CALM },
          eyes: [
            [0, [420, 600]],
            [2.8 + index * 0.25, [150, 420]],
          ],
        }),
        4,
      ),
    ],
    over: [motes({ count: 20 })],
  },
  {
    at: 12,
    place: kitchen({ stage: 'empty' }),
    mood: gold,
    lamps: floor,
    camera: push({ x: 250, y: 440, zoom: 1.85 }, 1.12, 14),
    actors: [
      who('engineer', 0, 676, 330, {
        prop: planInHand,
        path: [
          [12, 120],
          [14, 214],
        ],
        start: { lean: 0.34, nod: 0.4, ...TIRED },
        keys: [
          [13.6, { lean: 0, nod: 0, ...SORROW }, 0.7],
          [17.6, { lean: 0.42, near: 0.7, nearElbow: 0.1, nod: 0.3 }, 0.9],
          [21.2, { lean: 0, nod: 0, ...TIRED }, 0.9],
        ],
        eyes: [
          [12, [300, 640]],
          [14, 'ada'],
          [17.8, [230, 670]],
          [21.4, 'ada'],
        ],
      }),
      who('ada', 470, 700, 330, {
        start: { sit: 1, face: -1, ...CALM, ...DESK },
        eyes: [
          [12, [420, 590]],
          [17.2, 'engineer'],
          [19, [420, 590]],
        ],
      }),
    ],
  },
  {
    at: 24,
    place: [...kitchen({ stage: 'empty' }), shadows(0.34)],
    mood: gold,
    lamps: [{ x: 500, y: 590, reach: 760, power: 1 }],
    camera: push({ x: 520, y: 400, zoom: 1.3 }, 1.1, -6, -4),
    actors: [
      who('ada', 372, 690, 330, {
        start: { sit: 1, face: 1, ...DESK, ...DOUBT },
        eyes: [
          [24, 'anselm'],
          [30.2, [500, 600]],
          [33, 'anselm'],
        ],
      }),
      who('anselm', 650, 690, 330, {
        start: { face: -1, ...BEHIND, ...TIRED },
        keys: [
          [31, { near: 0.6, nearElbow: 1.2 }],
          [35, { near: -0.4, nearElbow: 0.4 }],
        ],
        eyes: [
          [24, [500, 620]],
          [31, 'ada'],
          [35.6, [480, 640]],
        ],
      }),
    ],
    over: [motes({ count: 18 })],
  },
  {
    at: 37,
    place: kitchen({ stage: 'empty' }),
    mood: gold,
    lamps: [{ x: 780, y: 700, reach: 620, power: 1.1, halo: false }],
    camera: push(faceView(ada, 0.7, -0.05, 0.44), 1.12, 2),
    actors: [ada],
    over: [motes({ count: 12, opacity: 0.4 })],
  },
  {
    at: 49,
    place: kitchen({ stage: 'empty' }),
    mood: gold,
    lamps: [{ x: 540, y: 640, reach: 640, power: 1.05, halo: false }],
    camera: push(faceView(anselm, 0.62, 0.04, 0.45), 1.06),
    actors: [anselm],
    over: [passing(49)],
  },
  {
    at: 55.6,
    place: kitchen({ stage: 'empty' }),
    mood: gold,
    lamps: [{ x: 540, y: 640, reach: 640, power: 1.05, halo: false }],
    camera: push(faceView(anselmBare, 0.72, 0.04, 0.45), 1.1),
    actors: [anselmBare],
    over: [passing(49)],
  },
  {
    at: 62,
    place: kitchen({ stage: 'empty' }),
    mood: gold,
    lamps: [{ x: 900, y: 600, reach: 620, power: 1 }],
    camera: push({ x: 1040, y: 470, zoom: 1.75 }, 1.1, 8),
    actors: [
      who('ada', 1270, 700, 330, {
        start: { sit: 1, face: -1, near: 0.9, nearElbow: 0.2, ...WRY },
        prop: spoonInHand,
        keys: [
          [62.3, { near: 0.65 }, 0.12],
          [62.5, { near: 0.95 }, 0.15],
          [62.7, { near: 0.65 }, 0.1],
          [66, { near: 0.4, nearElbow: 0.9 }],
        ],
        eyes: [
          [62, [1190, 620]],
          [63.4, 'dorrit'],
        ],
      }),
      who('dorrit', 900, 690, 330, {
        start: { face: 1, ...POINT, near: 1.3, nearElbow: 0.1, ...DOUBT },
        keys: [
          [63.6, { near: 1.4 }],
          [64.4, { near: 1.22 }],
          [65.2, { near: 1.42 }],
          [66, { near: 1.25 }],
          [67.4, { near: 0.2, nearElbow: 0.4, lid: 0, ...{ smile: -0.2, frown: 0.3 } }, 0.5],
        ],
        eyes: [
          [62, 'ada'],
          [63.6, [1090, 470]],
        ],
      }),
    ],
  },
  {
    at: 72,
    place: [
      ...kitchen({ stage: 'empty' }),
      bishop(
        () => [STOVE.x + 84, STOVE.y - 212],
        140,
        (t) => ({
          facing: -1,
          look: 0.9,
          sit: true,
          warm: 0.7,
          beak: ramp(t, 78.6, 78.7) - ramp(t, 79, 79.1),
        }),
        1.0002,
      ),
    ],
    mood: gold,
    lamps: [{ x: 760, y: 620, reach: 700, power: 1 }],
    camera: { from: { x: 800, y: 440, zoom: 1.3 }, to: { x: 900, y: 420, zoom: 1.55 } },
    actors: [
      ...crew(
        330,
        700,
        320,
        74,
        (index) => ({
          start: { face: 1, ...CALM },
          ...(index === 1
            ? {
                prop: notebookInHand,
                keys: [
                  [73.2, { near: 1.25, nearElbow: 0.95 }, 0.6] as const,
                  [76.8, { near: 0.5, nearElbow: 1.2, ...WRY }, 0.6] as const,
                ],
              }
            : {}),
          eyes:
            index === 1
              ? [
                  [72, 'dorrit'],
                  [73.4, [560, 560]],
                  [75.4, 'dorrit'],
                ]
              : [
                  [72, 'dorrit'],
                  [73.6 + index * 0.2, 'crew-1'],
                  [76 + index * 0.3, [1130, 380]],
                ],
        }),
        5,
      ),
      who('dorrit', 690, 694, 326, {
        start: { face: 1, ...HEART, ...WRY },
        keys: [
          [73, { near: 1.4, nearElbow: 0.2 }, 0.5],
          [76, { ...HEART }],
        ],
        eyes: [
          [72, [1130, 420]],
          [75, 'anselm'],
          [77.4, [1130, 380]],
        ],
      }),
      who('anselm', 830, 700, 326, {
        look: bareFaced,
        start: { face: 1, ...TIRED },
        eyes: [
          [72, [1130, 480]],
          [76.4, [1130, 370]],
        ],
      }),
      who('ada', 960, 702, 326, {
        start: { face: 1, sit: 1, ...DESK, ...WRY },
        eyes: [
          [72, [1130, 480]],
          [76.8, [1130, 370]],
        ],
      }),
    ],
    over: [motes({ count: 14 })],
  },
]);
