import { CALM, GLAD, OPEN_ARMS, SORROW, WONDER, WRY, SAT } from '../../../render/kit/cast/look.ts';
import { film } from '../../../render/kit/film/film.ts';
import { motes, steam } from '../../../render/kit/film/overlays.ts';
import { push, twoView } from '../../../render/kit/film/shot.ts';
import { dining, LAMP, noon, roomLamps, SEATS, TABLE_TOP } from '../places/room.ts';
import { guests, inHatch, who } from '../staging.ts';

const oskar = who('oskar', 540, 700, 400, {
  start: { ...SAT, face: 1, near: 0.6, nearElbow: 1.3, ...CALM },
  keys: [
    [14.6, { near: 2.2, nearElbow: 0.25 }, 0.4],
    [15.4, { nearElbow: 0.6 }, 0.3],
    [16, { nearElbow: 0.2 }, 0.3],
    [16.8, { near: 0.6, nearElbow: 1.3 }, 0.5],
    [22, { ...WRY }],
    [24, { ...SORROW, smile: 0.1 }, 0.8],
  ],
  eyes: [
    [14, [900, 420]],
    [18.6, 'leonora'],
    [22.8, [1040, 330]],
  ],
});
const leonora = who('leonora', 800, 706, 395, {
  start: { ...SAT, face: -1, ...CALM },
  keys: [
    [18.6, { ...WONDER, open: 0 }],
    [24.6, { ...SORROW }, 0.8],
  ],
  eyes: [
    [14, 'oskar'],
    [23.6, [1040, 330]],
  ],
});

export const build = film([
  {
    at: 0,
    place: dining(),
    mood: noon,
    lamps: roomLamps(),
    camera: { from: { x: 900, y: 450, zoom: 1.7 }, to: { x: 600, y: 450, zoom: 1.5 } },
    actors: guests((_, index) => ({
      start: { face: 1, ...CALM },
      keys: [
        [2 + index * 1.4, { ...OPEN_ARMS, far: 0.9, farElbow: 0.7, ...GLAD }, 0.5],
        [4.4 + index * 1.4, { near: 0.55, nearElbow: 1.15, far: 0.6, farElbow: 1.1, ...CALM }, 0.6],
      ],
      eyes: [
        [0, [LAMP.x, 520]],
        [5, [(SEATS[index] ?? 0) - 90, 440]],
        [8, [LAMP.x, 480]],
      ],
    })),
    over: [steam(LAMP.x, TABLE_TOP - 12, 46, 0.45, 3), motes({ count: 14, opacity: 0.35 })],
  },
  {
    at: 13.8,
    place: dining({ chairs: false, laid: [] }),
    mood: noon,
    lamps: [{ x: 700, y: 300, reach: 640, power: 0.5, halo: false }, ...roomLamps(0.8)],
    camera: push(twoView(oskar, leonora, 0.36, 0.4), 1.1, 20),
    actors: [oskar, leonora, inHatch({ eyes: [[13.8, [900, 420]]], keys: [[22, { nod: 0.3 }]] })],
    over: [motes({ count: 12, opacity: 0.3 })],
  },
]);
