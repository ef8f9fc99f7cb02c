import { CALM, DOUBT, POINT, WONDER } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { MILL_DOOR, mill, millLamps } from '../places/mill.ts';
import { bookPage } from '../places/paper-things.ts';
import { lorry } from '../places/things.ts';
import { bookInHand, chairInHand, crateInHand, pencilInHand } from '../in-hand.ts';
import { bishop, crew, knocking, who } from '../staging.ts';

const night = mood('night');
const lamps = [
  { x: MILL_DOOR.x, y: 520, reach: 380, power: 0.9 },
  ...millLamps(0.8),
  { x: 1000, y: 560, reach: 360, power: 0.8, halo: false },
];
const ada = who('ada', 640, 640, 400, {
  prop: bookInHand,
  start: { face: 1, ...CALM, near: 0.5, nearElbow: 1.75, nod: 0.25 },
  keys: [
    [20.4, { far: 0.75, farElbow: 1.6 }],
    [20.9, { far: 0.5 }],
    [21.3, { far: 0.75 }],
    ...knocking(22.9, 23.25),
    [25.6, { ...DOUBT, nod: 0 }, 0.6],
  ],
  eyes: [
    [19, [720, 500]],
    [21.2, [900, 330]],
    [22.6, [720, 480]],
    [24, [980, 330]],
    [26, [1250, -120]],
  ],
});

export const build = film([
  {
    at: 0,
    place: [
      ...mill({ door: 1 }),
      { depth: 1, live: (brush) => lorry(brush, 1150, 618, 112, { facing: -1, open: true }) },
      bishop(
        () => [1130, 500],
        62,
        () => ({ facing: -1, look: -0.4, sit: true }),
      ),
    ],
    mood: night,
    lamps,
    camera: { from: { x: 690, y: 430, zoom: 1.28 }, to: { x: 800, y: 450, zoom: 1.4 } },
    actors: [
      who('ada', MILL_DOOR.x - 66, 606, 160, {
        start: { face: 1, ...POINT, ...CALM },
        prop: pencilInHand,
        eyes: [[0, [800, 540]]],
        keys: [0.8, 2.2, 3.6, 5, 6.4, 7.8].map(
          (at, index) => [at, { near: index % 2 ? 1.5 : 1.1 }, 0.4] as const,
        ),
      }),
      ...crew(0, 616, 160, 0, (index) => ({
        prop: index % 2 ? crateInHand : chairInHand,
        start: { near: 2.6, nearElbow: 0.4, far: 2.7, farElbow: 0.3 },
        path: [
          [0, 540 + index * 118],
          [10, 830 + index * 118],
        ],
      })),
    ],
    over: [motes({ count: 14, opacity: 0.25 })],
  },
  {
    at: 10,
    place: mill({ door: 1 }),
    mood: night,
    lamps: [{ x: 820, y: 560, reach: 420, power: 0.9 }, ...millLamps(0.6)],
    camera: push({ x: 800, y: 540, zoom: 2.6 }, 1.12, 10, 10),
    actors: crew(
      0,
      620,
      170,
      0,
      (index) => ({
        prop: crateInHand,
        path: [
          [10, 640 + index * 110],
          [11.8, 730 + index * 110],
        ],
        start: { near: 1.3, nearElbow: 0.4, far: 1.15, farElbow: 0.45 },
        keys: [[11.9, index === 1 ? { near: 0.6, nearElbow: 0.2, ...WONDER } : { raise: 0.6 }, 0.25]],
        eyes: [
          [10, [1000, 560]],
          [12, [830, 630]],
        ],
      }),
      3,
    ),
  },
  {
    at: 13.4,
    place: bookPage(() => 1),
    mood: mood('room'),
    lamps: [{ x: 640, y: 300, reach: 900, power: 0.7, halo: false }],
    camera: { from: { x: 640, y: 340, zoom: 1.02 }, to: { x: 520, y: 540, zoom: 1.9 } },
    over: [motes({ count: 18, opacity: 0.4, drift: 20 })],
  },
  {
    at: 20,
    place: mill({ door: 1 }),
    mood: night,
    lamps: [{ x: 470, y: 480, reach: 620, power: 1, halo: false }],
    camera: push(faceView(ada, 0.56, -0.1, 0.42), 1.12),
    actors: [ada, who('dorrit', 860, 650, 400, { start: { face: -1, ...DOUBT }, eyes: [[20, 'ada']] })],
  },
]);
