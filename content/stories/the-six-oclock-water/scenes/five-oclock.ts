import {
  CALM,
  DOUBT,
  GLAD,
  HEART,
  OPEN_ARMS,
  POINT,
  TIRED,
  WONDER,
  WORRY,
} from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import type { Layer } from '../../../render/kit/film/place.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { box, cut, lay, stroke } from '../../../render/kit/places/forms.ts';
import { wall, windowFrame } from '../../../render/kit/places/room.ts';
import { sky } from '../../../render/kit/places/sky.ts';
import { kitchen, kitchenLamps } from '../places/kitchen.ts';
import { MARRIN_LAMP, marrin, square } from '../places/town.ts';
import { bucketInHand, hornInHand, receiverInHand, spannerInHand } from '../in-hand.ts';
import { bishop, crew, who } from '../staging.ts';
import { ropeInTackle } from '../traits.ts';
import { CROWD } from '../cast.ts';

const grey = mood('overcast', {
  ambient: [0.5, 0.54, 0.64],
  sky: ['#3b4a66', '#6a7a8e', '#a8a8a4'],
  stars: 10,
});
const night = mood('night');
const gold = mood('lamplit');
const high = () => 1.35;
const ines = who('ines', 640, 660, 400, {
  prop: spannerInHand,
  start: { face: 1, near: 0.8, nearElbow: 1.6, ...DOUBT },
  keys: [
    [36, { raise: 0.5 }, 0.5],
    [38.4, { ...WONDER, open: 0, near: 1.1 }, 0.7],
  ],
  eyes: [
    [33, [520, 200]],
    [34.8, [760, 200]],
    [36.6, [850, 300]],
    [38.2, [850, 480]],
    [40.4, 'us'],
  ],
});
const sluice: Layer[] = [
  sky({ horizon: 400 }),
  {
    depth: 0.9,
    paint: (brush) => {
      wall(brush, [-900, -500, 3100, 1600], [box(330, 150, 170, 170)], '#8f98a4', 6);
      windowFrame(brush, 330, 150, 170, 170, '#5a6674');
      stroke(
        brush,
        [
          [-900, 196],
          [760, 196],
          [790, 226],
          [790, 900],
        ],
        '#6e7680',
        22,
      );
      stroke(
        brush,
        [
          [-900, 191],
          [758, 191],
        ],
        '#98a0aa',
        5,
      );
      for (const [x, y] of [
        [520, 184],
        [680, 184],
        [778, 330],
        [778, 470],
      ] as const)
        cut(brush, box(x, y, 26, 26, 4), '#828a95', 0.3);
      cut(brush, box(930, 220, 90, 130, 6), '#5e4636', 0.3);
      lay(brush, box(952, 240, 46, 46, 23), '#2c2420');
    },
  },
];
const tilt = (id: 'ada' | 'anselm', x: number, face: 1 | -1) =>
  who(id, x, id === 'ada' ? 670 : 760, 400, {
    start: { face, ...CALM, turn: 0.7 * face, tilt: 0.22 * face * (id === 'ada' ? 1 : 1) },
    keys: [
      [54, { raise: 0.5 }, 0.6],
      [57.6, { ...(id === 'ada' ? DOUBT : WORRY), tilt: 0.22 * face }, 0.7],
    ],
    eyes: [
      [53, [id === 'ada' ? 1100 : 1100, 120]],
      [57.7, id === 'ada' ? 'anselm' : 'ada'],
    ],
  });

export const build = film([
  {
    at: 0,
    place: square({ cake: 'whole', fountain: high, lit: 0.3 }),
    mood: grey,
    lamps: [{ x: 262, y: 430, reach: 520, power: 0.4 }],
    camera: { from: { x: 760, y: 420, zoom: 1.35 }, to: { x: 610, y: 400, zoom: 1.08 } },
    actors: [
      ...CROWD.map((look, index) =>
        who(`crowd-${index}`, 60 + index * 62, 596 + (index % 3) * 7, 128, {
          look,
          depth: 0.98,
          start: {
            face: index % 2 ? 1 : -1,
            ...(index % 3 ? CALM : GLAD),
            near: index < 4 ? 1.0 : 0.1,
            nearElbow: index < 4 ? 1.1 : 0.3,
          },
          eyes: [
            [0, [560, 560]],
            [4 + index * 0.2, [860, 420]],
          ],
          ...(index < 4 ? { prop: hornInHand } : {}),
        }),
      ),
      ...CROWD.slice(0, 4).map((look, index) =>
        who(`late-${index}`, 0, 690, 190, {
          look: { ...look, build: look.build * 0.98 },
          path: [
            [0, 1330 + index * 96],
            [11, 1010 + index * 92],
          ],
          start: { ...GLAD },
        }),
      ),
    ],
  },
  {
    at: 11,
    place: square({ fountain: high, lit: 0.3 }),
    mood: grey,
    lamps: [{ x: 262, y: 430, reach: 420, power: 0.3, halo: false }],
    camera: push({ x: 640, y: 480, zoom: 2.1 }, 1.09, 10),
    actors: [
      who('mayor', 560, 676, 220, {
        prop: receiverInHand,
        start: { face: 1, ...GLAD, near: 1.1, nearElbow: 1.5, far: 0.9, farElbow: 0.6 },
        keys: [
          [12, { ...OPEN_ARMS, near: 1.0, nearElbow: 1.5 }, 0.4],
          [14.2, { near: 1.7, nearElbow: 1.3 }, 0.5],
          [15.6, { near: 2.3, nearElbow: 0.9, smile: 1 }, 0.6],
          [17.4, { near: 0.5, nearElbow: 0.4, far: 0.2, farElbow: 1.9 }, 0.5],
          [19.4, { raise: 0.9 }, 0.3],
        ],
        eyes: [
          [11, [900, 300]],
          [14, 'us'],
          [16.9, 'ines'],
          [18.4, [860, 470]],
          [19.5, 'ines'],
        ],
      }),
      who('ines', 716, 672, 212, {
        start: { face: -1, ...WORRY },
        keys: [
          [16.8, { face: 1, ...POINT }, 0.3],
          [19.2, { near: 0.2, nearElbow: 0.5, ...TIRED }],
        ],
        eyes: [
          [11, 'mayor'],
          [16.8, [860, 470]],
          [18.2, 'mayor'],
        ],
      }),
    ],
  },
  {
    at: 22,
    place: marrin({ train: true }),
    mood: night,
    lamps: MARRIN_LAMP,
    camera: { from: { x: 700, y: 400, zoom: 1.12 }, to: { x: 600, y: 400, zoom: 1.24 } },
    actors: CROWD.map((look, index) =>
      who(`queue-${index}`, 0, 648 + (index % 2) * 8, 190, {
        look,
        prop: bucketInHand,
        path: [
          [22, 770 + index * 74],
          [25 + index * 0.25, 770 + index * 74],
          [26.2 + index * 0.25, 730 + index * 74],
        ],
        start: { face: -1, ...TIRED },
        eyes: [
          [22, [660, 560]],
          [29 + index * 0.3, [640, 300]],
        ],
      }),
    ),
    over: [motes({ count: 10, opacity: 0.3 })],
  },
  {
    at: 33,
    place: sluice,
    mood: mood('night', { ambient: [0.4, 0.42, 0.58] }),
    lamps: [{ x: 470, y: 420, reach: 640, power: 0.9, halo: false }],
    camera: push(faceView(ines, 0.6, -0.1, 0.45), 1.1, 4),
    actors: [ines],
  },
  {
    at: 43,
    place: [
      ...kitchen({ stage: 'tackle' }),
      bishop(
        () => [430, 700],
        140,
        (t) => ({ facing: 1, look: t > 49.4 ? 0.9 : -0.4, warm: 0.6 }),
        1.03,
      ),
      {
        depth: 1.0195,
        warm: 0.4,
        live: (brush, t) => {
          const pull = Math.sin(t * 2.4) * 4 * (t < 48 ? 1 : 0.2);
          for (const [colour, width] of [
            ['#8d7243', 11],
            ['#efdcae', 7],
          ] as const)
            stroke(
              brush,
              [
                [720, 26],
                [846, 452 + pull],
                [930, 476 + pull],
                [1112, 486],
                [1190, 560],
                [1168, 690],
              ],
              colour,
              width,
            );
        },
      },
    ],
    mood: gold,
    lamps: kitchenLamps('tackle'),
    camera: { from: { x: 700, y: 420, zoom: 1.28 }, to: { x: 640, y: 370, zoom: 1.4 }, start: 0.5 },
    actors: crew(880, 700, 320, 84, (index) => ({
      depth: 1.02,
      ...(index === 3 ? { prop: ropeInTackle } : {}),
      start: { face: -1, lean: -0.2, near: 1.5, nearElbow: 0.5, far: 1.6, farElbow: 0.4, ...CALM },
      keys: [
        [44.4, { lean: -0.28 }, 0.5],
        [45.6, { lean: -0.18 }, 0.5],
        [46.8, { lean: -0.28 }, 0.5],
        [49.3, { ...WONDER, open: 0.05 }, 0.3],
      ],
      eyes: [
        [43, [720, 420]],
        [49.4 + index * 0.12, [560, 110]],
      ],
    })).concat([
      who('dorrit', 560, 690, 320, {
        start: { face: 1, ...POINT, ...DOUBT },
        keys: [[49.3, { near: 0.9, nearElbow: 0.6, ...WONDER, open: 0 }, 0.3]],
        eyes: [
          [43, [720, 440]],
          [49.3, [560, 110]],
        ],
      }),
      who('anselm', 300, 690, 320, {
        start: { face: 1, ...HEART, ...TIRED },
        keys: [[49.3, { ...WONDER, open: 0 }, 0.3]],
        eyes: [
          [43, [720, 440]],
          [49.3, [400, 110]],
        ],
      }),
    ]),
  },
  {
    at: 53,
    place: kitchen({ stage: 'tackle' }).filter(({ depth }) => depth < 1),
    mood: gold,
    lamps: [{ x: 440, y: 500, reach: 700, power: 1, halo: false }],
    camera: push({ x: 640, y: 352, zoom: 2.7 }, 1.1),
    actors: [tilt('anselm', 700, 1), tilt('ada', 560, 1)],
  },
]);
