import { CALM, DOUBT, SORROW, TIRED, WONDER, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { gusts, motes, steam } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { kitchen, kitchenLamps } from '../places/kitchen.ts';
import { mill } from '../places/mill.ts';
import { lorry } from '../places/things.ts';
import { crown, wallLamps } from '../places/wall.ts';
import {
  chairInHand,
  crateInHand,
  lanternInHand,
  paperInHand,
  spoonInHand,
  watchInHand,
} from '../in-hand.ts';
import { bishop, crew, knocking, who } from '../staging.ts';

const gold = mood('lamplit');
const night = mood('night');
const windy = mood('night', { ambient: [0.36, 0.43, 0.66] });
const adaSits = who('ada', 930, 690, 330, {
  start: { sit: 1, face: -1, near: 0.7, nearElbow: 1.1, ...CALM },
  prop: spoonInHand,
  keys: [
    [2, { near: 0.95, nearElbow: 1.7 }, 0.8],
    [5, { near: 0.7, nearElbow: 1.1 }, 0.8],
    [8, { near: 0.95, nearElbow: 1.7 }, 0.8],
  ],
  eyes: [
    [0, [560, 560]],
    [6, [330, 420]],
    [9, [560, 560]],
  ],
});
const engineer = who('engineer', 500, 640, 250, {
  prop: watchInHand,
  start: { face: -1, ...TIRED, near: 0.4, nearElbow: 0.6 },
  keys: [
    [25.4, { near: 0.7, nearElbow: 1.7 }, 0.7],
    [28, { near: 0.15, nearElbow: 0.3, ...SORROW }, 0.8],
    [30.6, { near: 1.05, nearElbow: 0.5 }, 0.5],
    ...knocking(31.6, 31.95),
  ],
  eyes: [
    [24, [200, 330]],
    [28.6, [240, 560]],
  ],
});
const adaUp = who('ada', 700, 660, 400, {
  start: { face: -1, near: 1.05, nearElbow: 0.5, ...CALM, nod: 0.15 },
  keys: [
    ...knocking(37, 37.34),
    [38, { ...SORROW, nod: -0.15, near: 0.7, nearElbow: 0.6 }, 0.8],
    [42.6, { ...WRY, nod: -0.1 }, 1],
  ],
  eyes: [
    [36, [560, 520]],
    [37.8, [420, 60]],
  ],
});

export const build = film([
  {
    at: 0,
    place: kitchen({ stage: 'half', seats: false }),
    mood: gold,
    lamps: kitchenLamps('half'),
    camera: { from: { x: 600, y: 380, zoom: 1.06 }, to: { x: 700, y: 420, zoom: 1.28 } },
    actors: [
      adaSits,
      ...crew(0, 716, 330, 0, (index) => ({
        depth: 1.05,
        prop: index % 2 ? crateInHand : chairInHand,
        start: { near: 1.1, nearElbow: 0.7, far: 1.1, farElbow: 0.7 },
        path: [
          [index * 2.6, 1420],
          [index * 2.6 + 6, -240],
        ],
      })),
    ],
    over: [steam(1118, 320, 90, 0.35), motes({ count: 26, opacity: 0.6 })],
  },
  {
    at: 12,
    place: [
      ...kitchen({ stage: 'half', seats: false }),
      bishop(
        () => [690, 690],
        150,
        (t) => ({ facing: 1, look: t > 19 ? 0.1 : 0.8, warm: 0.6 }),
        1.03,
      ),
    ],
    mood: gold,
    lamps: kitchenLamps('half'),
    camera: push({ x: 800, y: 470, zoom: 1.85 }, 1.1, 12, -4),
    actors: [
      who('ada', 980, 690, 340, {
        start: { sit: 1, face: -1, near: 0.9, nearElbow: 0.9, ...WRY },
        prop: paperInHand,
        keys: [12.6, 14, 15.4, 16.8, 18.2, 19.6].map(
          (at, index) =>
            [at, { near: index % 2 ? 0.8 : 1.35, nearElbow: index % 2 ? 1.1 : 0.25 }, 0.4] as const,
        ),
        eyes: [
          [12, 'crew-0'],
          [14.8, 'crew-1'],
          [17.4, 'crew-2'],
          [20, [690, 560]],
        ],
      }),
      ...crew(
        560,
        690,
        330,
        100,
        (index) => ({
          prop: paperInHand,
          start: { face: 1, near: 0.7, nearElbow: 1.4, ...DOUBT },
          eyes: [
            [12, 'ada'],
            [14 + index, [610 + index * 100, 470]],
            [20.4, 'ada'],
          ],
        }),
        3,
      ),
    ],
    over: [motes({ count: 16 })],
  },
  {
    at: 24,
    place: crown(),
    mood: windy,
    lamps: wallLamps,
    wind: -0.8,
    camera: {
      from: { x: 560, y: 400, zoom: 1.2 },
      to: { x: 470, y: 440, zoom: 2.9 },
      start: 0.12,
      end: 0.94,
    },
    actors: [engineer],
    over: [gusts()],
  },
  {
    at: 36,
    place: kitchen({ stage: 'half', seats: false }),
    mood: gold,
    lamps: [{ x: 560, y: 330, reach: 600, power: 1, halo: false }],
    camera: { ...push(faceView(adaUp, 0.46, -0.06, 0.36), 1.25, 0, -10), start: 0.1 },
    actors: [adaUp],
    over: [motes({ count: 14, opacity: 0.4 })],
  },
  {
    at: 48,
    place: [
      ...mill(),
      { depth: 1, live: (brush) => lorry(brush, 1150, 616, 190, { facing: -1, open: true }) },
    ],
    mood: night,
    lamps: [{ x: 734, y: 490, reach: 480, power: 1.1 }],
    camera: push({ x: 820, y: 512, zoom: 2.4 }, 1.12, 6),
    actors: [
      ...crew(
        700,
        622,
        180,
        66,
        (index) => ({
          prop: index === 0 ? lanternInHand : paperInHand,
          start: {
            face: index < 2 ? 1 : -1,
            near: index === 0 ? 2.15 : 0.7,
            nearElbow: index === 0 ? 0.3 : 1.5,
            nod: 0.3,
            ...DOUBT,
          },
          eyes: [
            [48, [720 + index * 60, 540]],
            [54 + index * 0.16, 'dorrit'],
          ],
        }),
        5,
      ).filter((_, index) => index !== 2),
      who('dorrit', 826, 630, 184, {
        prop: paperInHand,
        start: { face: -1, near: 0.7, nearElbow: 1.4, nod: 0.35, ...DOUBT },
        keys: [
          [52.6, { nod: -0.05, ...WONDER, open: 0 }, 0.5],
          [54, { ...WRY }],
        ],
        eyes: [
          [48, [850, 570]],
          [52.6, 'us'],
          [56, 'crew-3'],
        ],
      }),
    ],
    over: [motes({ count: 14, opacity: 0.4 })],
  },
]);
