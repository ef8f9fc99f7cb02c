import { CALM, DOUBT, WONDER, WRY } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { motes } from '../../../render/kit/film/overlays.ts';
import { faceView, push } from '../../../render/kit/film/shot.ts';
import { ramp } from '../../../render/kit/stage.ts';
import { dining, LAMP, noon, roomLamps, setting } from '../places/room.ts';
import { bookInHand, guests, inHatch, plateInHand, who } from '../staging.ts';

const notary = who('notary', 700, 700, 400, {
  prop: bookInHand,
  start: { face: 1, near: 0.2, nearElbow: 0.7, ...CALM, round: 0.4 },
  keys: [
    [13, { ...DOUBT, round: 0 }],
    [18, { raise: 0.5 }],
    [20.6, { near: 0.75, nearElbow: 1.6, far: 0.7, farElbow: 1.5, ...WONDER, open: 0 }, 0.9],
  ],
  eyes: [
    [12, [1010, 400]],
    [20.8, [770, 560]],
    [24.6, [1010, 380]],
  ],
});

export const build = film([
  {
    at: 0,
    place: setting({
      soup: false,
      plate: (t) => 1 - ramp(t, 4, 4.5),
      cutlery: (t) => 1 - ramp(t, 2.4, 3),
    }),
    mood: noon,
    lamps: [{ x: 640, y: 300, reach: 700, power: 0.95, halo: false, unrest: 0.4 }],
    camera: push({ x: 640, y: 360, zoom: 1.2 }, 0.86),
  },
  {
    at: 5,
    place: dining({ laid: [0, 1, 2, 3, 4, 5, 6] }),
    mood: noon,
    lamps: roomLamps(),
    camera: push({ x: 930, y: 420, zoom: 1.7 }, 1.08, 10),
    actors: [
      ...guests((_, index) => ({ start: { face: 1 }, eyes: [[5 + index * 0.1, 'wanda']] })),
      who('wanda', 1010, 704, 350, {
        depth: 1.002,
        prop: plateInHand,
        start: { face: 1, near: 0.9, nearElbow: 1.1, ...CALM },
        keys: [
          [9.2, { ...WRY }],
          [10.6, { near: 0.75, nearElbow: 1.35 }],
        ],
        eyes: [
          [5, [1120, 330]],
          [9.2, [LAMP.x, 560]],
          [10.8, 'us'],
        ],
      }),
    ],
    over: [motes({ count: 12, opacity: 0.3 })],
  },
  {
    at: 12.4,
    place: dining({ chairs: false, table: false }),
    mood: noon,
    lamps: [{ x: 860, y: 300, reach: 640, power: 0.5, halo: false }, ...roomLamps(0.7)],
    camera: push(faceView(notary, 0.42, -0.16, 0.38), 1.1, 10, 8),
    actors: [
      notary,
      inHatch({
        prop: plateInHand,
        start: { face: -1, ...CALM },
        keys: [[17.4, { ...DOUBT }]],
        eyes: [[12.4, 'notary']],
      }),
    ],
    over: [motes({ count: 12, opacity: 0.3 })],
  },
]);
