import {
  CALM,
  DESK,
  DOUBT,
  GLAD,
  HOLD_OUT,
  SORROW,
  WONDER,
  WRY,
  SAT,
} from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { mood } from '../../../render/kit/film/lighting.ts';
import { motes, steam } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { ferryHouse, houseLamps } from '../places/river.ts';
import { dining, LAMP, noon, opposite, roomLamps, TABLE_TOP } from '../places/room.ts';
import { crew, guests, spoonInHand, who } from '../staging.ts';

const face = who('wanda', LAMP.x, 664, 360, {
  prop: spoonInHand,
  start: { ...SAT, face: -1, ...CALM, near: 0.6, nearElbow: 1.3 },
  keys: [
    [14.6, { ...WONDER, open: 0 }, 0.6],
    [17.6, { near: 0.95, nearElbow: 1.95, ...CALM }, 0.6],
    [19, { near: 0.6, nearElbow: 1.3, ...DOUBT }, 0.5],
    [22.4, { ...WRY }],
    [25.4, { ...SORROW, smile: 0.12 }, 0.9],
  ],
  eyes: [
    [14, [LAMP.x, LAMP.y]],
    [17.2, [930, 560]],
    [19, [800, 420]],
    [25.4, [560, 400]],
  ],
});
const sunny = mood('room', {
  ambient: [0.74, 0.68, 0.64],
  sky: ['#7fa8c4', '#a9c6cf', '#f3e6c8'],
  haze: '#c9cfc4',
});

export const build = film([
  {
    at: 0,
    place: dining(),
    mood: noon,
    lamps: roomLamps(),
    camera: { from: { x: 900, y: 430, zoom: 1.5 }, to: { x: 940, y: 430, zoom: 1.72 } },
    actors: [
      ...guests((_, index) => ({
        start: { face: 1, ...CALM },
        eyes: [[index * 0.1, 'wanda']],
      })),
      ...crew(
        1130,
        706,
        340,
        0,
        () => ({
          depth: 1.004,
          start: { face: -1, ...HOLD_OUT },
          keys: [
            [1, { near: 1.2, nearElbow: 0.3 }, 0.5],
            [3, { near: 0.7, nearElbow: 0.8 }, 0.8],
          ],
          eyes: [
            [0, [LAMP.x, 560]],
            [4, 'wanda'],
          ],
        }),
        1,
      ),
      who('wanda', 0, 692, 340, {
        depth: 1.003,
        start: { face: -1, ...CALM, near: 0.4, nearElbow: 1.6, far: 0.4, farElbow: 1.5 },
        path: [
          [3, 1400],
          [8.6, LAMP.x + 8],
        ],
        keys: [
          [9, { near: 0.2, nearElbow: 0.8 }, 0.5],
          [9.8, { sit: 1, near: 0.55, nearElbow: 1.15, far: 0.6, farElbow: 1.1, lid: 0.7 }, 2.6],
        ],
        eyes: [
          [3, [LAMP.x, 560]],
          [10, [900, 560]],
        ],
      }),
    ],
    over: [motes({ count: 16, opacity: 0.35 })],
  },
  {
    at: 14,
    place: dining({ laid: [6, 7] }),
    mood: noon,
    lamps: [{ x: LAMP.x - 40, y: LAMP.y + 40, reach: 520, power: 0.7, halo: false }, ...roomLamps(0.9)],
    camera: push(faceView(face, 0.44, 0.08, 0.42), 1.12, -6),
    actors: [face],
    over: [motes({ count: 18, opacity: 0.45 })],
  },
  {
    at: 28,
    place: opposite(),
    mood: noon,
    lamps: [{ x: 640, y: 640, reach: 520, power: 0.8, halo: false }],
    camera: push({ x: 640, y: 380, zoom: 1.06 }, 1.2, 0, -20),
    over: [steam(640, 660, 90, 0.22, 4), motes({ count: 12, opacity: 0.3 })],
    join: 'dissolve',
  },
  {
    at: 37.6,
    place: ferryHouse({
      disc: { horizon: 430, clouds: 4, seed: 24, disc: { x: 1040, y: 120, radius: 30, colour: '#fff0c4' } },
    }),
    mood: mood('day'),
    lamps: houseLamps(0.3),
    camera: push({ x: 680, y: 430, zoom: 1.14 }, 1.06, 6),
    join: 'fade',
  },
  {
    at: 40.4,
    place: dining({ rain: false, laid: [6, 7] }),
    mood: sunny,
    lamps: roomLamps(0.9),
    camera: { from: { x: 560, y: 450, zoom: 1.3 }, to: { x: 900, y: 430, zoom: 1.55 } },
    actors: [
      who('wanda', LAMP.x, 662, 330, {
        start: { ...SAT, face: -1, ...DESK, near: 0.55, nearElbow: 1.15, ...GLAD, smile: 0.35 },
        eyes: [
          [40, [900, 560]],
          [42, [868, 440]],
          [44, [700, 400]],
        ],
      }),
    ],
    over: [
      steam(LAMP.x, TABLE_TOP - 12, 42, 0.4, 2),
      steam(868, TABLE_TOP - 12, 42, 0.4, 6),
      motes({ count: 20 }),
    ],
  },
]);
