import { CALM, DESK, DOUBT, POINT, WONDER, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes, steam } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { kitchen, kitchenLamps, TABLE_TOP } from '../places/kitchen.ts';
import { mill, MILL_DOOR, millLamps } from '../places/mill.ts';
import { pencilInHand, spoonInHand } from '../in-hand.ts';
import { bishop, crew, knocking, seated, who } from '../staging.ts';

const night = mood('night');
const gold = mood('lamplit');
const atDoor = [{ x: MILL_DOOR.x, y: MILL_DOOR.y - 90, reach: 330, power: 1 }, ...millLamps(0.8)];
const ada = who('ada', MILL_DOOR.x, MILL_DOOR.y + 2, 168, {
  prop: pencilInHand,
  start: { face: 1, ...CALM, near: 1.15, nearElbow: 0.5 },
  keys: [
    ...knocking(12.3, 12.64),
    [13, { near: 0.5, nearElbow: 1.5, ...DOUBT }],
    [17.4, { near: 0.75, nearElbow: 0.1, gazeY: 0.5 }],
    [20.4, { ...WRY, near: 0.3, nearElbow: 1.2 }],
  ],
  eyes: [
    [11, 'dorrit'],
    [17.6, [700, 606]],
    [19.6, 'dorrit'],
  ],
});
const face = who('ada', 800, 660, 360, {
  start: { face: -1, ...CALM, ...DESK },
  eyes: [
    [44, [520, 420]],
    [47.4, 'us'],
    [50.2, [470, 380]],
    [52.6, [700, 120]],
    [54.2, [520, 430]],
  ],
  keys: [
    [47, { raise: 0.4 }],
    [50, { raise: 0, frown: 0.35 }],
    [52.6, { smile: 0.35, frown: -0.2, lid: 0.8 }],
  ],
});

export const build = film([
  {
    at: 0,
    place: [
      ...mill(),
      bishop(
        (t) => [1010 - t * 34, 626],
        56,
        (t) => ({ facing: -1, look: 0.8, stride: t * 7 }),
      ),
    ],
    mood: night,
    lamps: [...millLamps(1), { x: 1240, y: 560, reach: 520, power: 0.7 }],
    camera: { from: { x: 620, y: 400, zoom: 1.02 }, to: { x: 600, y: 440, zoom: 1.3 } },
    actors: [
      who('dorrit', 1120, 620, 150, {
        path: [
          [0, 1090],
          [11, 760],
        ],
      }),
      ...crew(1150, 622, 150, 52, (index) => ({
        path: [
          [0, 1150 + index * 52],
          [11, 826 + index * 50],
        ],
      })),
    ],
    over: [motes({ count: 16, opacity: 0.3 })],
  },
  {
    at: 11,
    place: [
      ...mill({ door: 1 }),
      bishop(
        () => [668, 622],
        56,
        (t) => ({ facing: -1, look: 0.9 + 0.05 * Math.sin(t) }),
      ),
    ],
    mood: night,
    lamps: atDoor,
    camera: push({ x: 622, y: 512, zoom: 3.1 }, 1.1, -8, -4),
    actors: [
      ada,
      who('dorrit', 720, 618, 168, {
        start: { face: -1, ...DOUBT },
        eyes: [
          [11, 'ada'],
          [18, [690, 640]],
          [20, 'ada'],
        ],
      }),
      ...crew(776, 622, 160, 46, () => ({ start: { face: -1 }, eyes: [[11, 'ada']] }), 2),
    ],
  },
  {
    at: 22,
    place: kitchen({ seats: true }),
    mood: gold,
    lamps: kitchenLamps(),
    camera: { from: { x: 470, y: 400, zoom: 1.2 }, to: { x: 830, y: 400, zoom: 1.2 }, pace: 'even' },
    actors: crew(0, 700, 330, 0, (index) => ({
      depth: 1.04,
      path: [
        [22, -60 - index * 130],
        [33, 900 - index * 128],
      ],
      eyes: [
        [22, [1200, 380]],
        [24 + index, [640, 250]],
        [27 + index * 0.8, [930, 260]],
        [30, [1120, 360]],
      ],
    })),
    over: [steam(1118, 320, 90, 0.4), motes({ count: 22 })],
  },
  {
    at: 33,
    place: kitchen({ seats: false }),
    mood: gold,
    lamps: kitchenLamps(),
    camera: push({ x: 1000, y: 440, zoom: 1.95 }, 1.08, 10),
    actors: [
      who('ada', 1206, 650, 330, {
        start: { face: -1, near: 0.9, nearElbow: 0.9, nod: 0.25 },
        prop: spoonInHand,
        keys: [
          [34.4, { near: 1.05 }],
          [35.4, { near: 0.85 }],
          [36.6, { near: 1.05 }],
          [37.6, { near: 0.9 }],
        ],
        eyes: [[33, [1110, 350]]],
      }),
      who('dorrit', 890, 664, 330, {
        start: { face: 1, ...POINT, near: 1.25, nearElbow: 0.2 },
        keys: [
          [33.4, { near: 1.38 }],
          [34.1, { near: 1.2 }],
          [34.8, { near: 1.42 }],
          [35.5, { near: 1.25 }],
          [36.4, { near: 0.3, nearElbow: 0.4, ...DOUBT }],
          [40.6, { ...WONDER }, 0.7],
        ],
        eyes: [
          [33, [1090, 470]],
          [35.8, [170, 420]],
          [37.2, [1090, 470]],
          [38.9, 'ada'],
          [42, [1120, 480]],
        ],
      }),
    ],
    over: [steam(1118, 320, 90, 0.5), motes({ count: 14 })],
  },
  {
    at: 44,
    place: kitchen({ seats: false }),
    mood: gold,
    lamps: [{ x: 646, y: 330, reach: 620, power: 1, halo: false }],
    camera: push(faceView(face, 0.66, 0.06, 0.45), 1.14),
    actors: [face],
    over: [motes({ count: 16, opacity: 0.4 })],
  },
  {
    at: 56,
    place: [
      ...kitchen(),
      bishop(
        () => [922, 566],
        132,
        (t) => ({ facing: -1, look: t < 62.6 ? 0.9 : -0.6, sit: true, warm: 0.7 }),
        1.02,
      ),
    ],
    mood: gold,
    lamps: kitchenLamps(),
    camera: push({ x: 690, y: 470, zoom: 1.72 }, 1.09, 0, -6),
    actors: [
      ...seated(412, 92, (index) => [
        [56, [400 + index * 92, 560]],
        [58.4 + index * 0.24, [950, 440]],
        [62.6 + index * 0.18, [1150, 420]],
      ]),
      who('ada', 1150, 660, 330, {
        start: { face: -1, ...CALM },
        eyes: [[56, [700, 480]]],
        keys: [[62, { ...WRY }]],
      }),
    ],
    over: Array.from({ length: 5 }, (_, index) =>
      steam(400 + index * 90, TABLE_TOP - 20, 46, 0.4, index + 2),
    ),
  },
]);
